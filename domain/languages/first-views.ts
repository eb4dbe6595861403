/** Texts of every language that the first view of a page may show; few, since every page loads those of all languages. */
import type { Locale } from "#domain/entities/locale.ts"
import { firstView as en } from "./en/first-view.ts"
import { firstView as mn } from "./mn/first-view.ts"

export type FirstViewTexts = {
  /** Name of the language in the language itself. */
  readonly name: string
  /** Link to the page in this language, for a reader of another one. */
  readonly offer: string
  /** Between the last two of several choices. */
  readonly or: string
}

export const firstViews: Readonly<Record<Locale, FirstViewTexts>> = { mn, en }
