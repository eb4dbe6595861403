/** Texts of every language that the first view of a page may show; few, since every page loads those of all languages. */
import type { Locale } from "#domain/entities/locale.ts"
import type { FirstViewTexts } from "./language.ts"
import { firstView as en } from "./en/first-view.ts"
import { firstView as mn } from "./mn/first-view.ts"

export const firstViews: Readonly<Record<Locale, FirstViewTexts>> = { mn, en }
