/** Texts of every language that the server writes, and refusals, which browsers load after the first view. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Shot } from "#domain/rules/catalogue/picture-alt.ts"
import { phrases as en } from "./en/phrases.ts"
import { phrases as mn } from "./mn/phrases.ts"

/** Numbers of nights, guests and rooms. */
export type StaySize = { readonly nights: number; readonly guests: number; readonly rooms: number }

export type Phrases = {
  /** From where a product's picture shows it. */
  readonly views: Readonly<Record<Shot, string>>
  /** `3 шөнө`, `2 хүн`, `1 өрөө`, in English `3 nights`, `2 guests`, `1 room`. */
  readonly stay: (size: StaySize) => ReadonlyArray<string>
  /** Refusals that the API words for programmers, or not at all. */
  readonly refusals: {
    readonly wrongLogin: string
    readonly noShippingRates: string
    readonly silent: string
    /** A failure of the shop, with its number where it is known. */
    readonly failure: (phone: string | null) => string
  }
  /** Before the support phone, in browsers without scripts. */
  readonly noScripts: string
  /** `og:locale` of Open Graph. */
  readonly openGraph: string
}

export const phrases: Readonly<Record<Locale, Phrases>> = { mn, en }
