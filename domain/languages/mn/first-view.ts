/** Texts in Mongolian that the first view of a page may show. */
import type { FirstViewTexts } from "#domain/languages/language.ts"

export const firstView: FirstViewTexts = { name: "Монгол", offer: "Монгол хэл дээр үзэх", or: "эсвэл" }
