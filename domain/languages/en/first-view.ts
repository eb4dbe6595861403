/** Texts in English that the first view of a page may show. */
import type { FirstViewTexts } from "#domain/languages/language.ts"

export const firstView: FirstViewTexts = { name: "English", offer: "View in English", or: "or" }
