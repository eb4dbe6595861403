/** What a language has: a folder `domain/languages/<locale>` with these parts, each in a file of its own, since pages load them at different times. */

/**
 * Dates and times as patterns. Those of dates have `{y}`, `{M}` and `{d}`, `{MM}` and `{dd}` with two digits, and `{MMM}` and
 * `{MMMM}` for three letters of the month's name and all of it: "{d} {MMM} {y}" is `7 Nov 2025`.
 */
export type Language = {
  /** Names of the days from Sunday, 0. */
  readonly weekdays: ReadonlyArray<string>
  /** From January, 0; empty where no pattern names a month. */
  readonly months: ReadonlyArray<string>
  /** `2025.11.07`, in English `7 Nov 2025`; the year is its first or last part. */
  readonly shortDate: string
  /** `11-р сарын 7`, in English `7 November`. */
  readonly day: string
  /** `2025 оны 11-р сарын 7`, in English `7 November 2025`. */
  readonly date: string
  /** `2025 оны 11-р сар`, in English `November 2025`. */
  readonly month: string
  /** `{date}` without its year, with its `{weekday}`. */
  readonly fullDay: string
  /** `{date}` with its `{weekday}`. */
  readonly fullDate: string
  /** Between a date and a time. */
  readonly beforeTime: string
  /** Names of days from yesterday on. */
  readonly nearby: ReadonlyArray<string>
}

export type FirstViewTexts = {
  /** Name of the language in the language itself. */
  readonly name: string
  /** Link to the page in this language, for a reader of another one. */
  readonly offer: string
  /** Between the last two of several choices. */
  readonly or: string
}

/** A pick-up that is ready `{from}` a day and time, and has its last day: `{until}`. */
export type PickupWindow = string

/** Opening hours `{from}–{to}` of every day, of one `{day}`, or of the days `{first}` to `{last}`. */
export type OpeningHours = { readonly everyDay: string; readonly day: string; readonly days: string }

export type Unit = "year" | "month" | "week" | "day" | "hour" | "minute"

export type RelativeTime = {
  /** Less than a minute ago. */
  readonly justNow: string
  /** In less than a minute. */
  readonly soon: string
  readonly yesterday: string
  readonly tomorrow: string
  /** `3 өдрийн өмнө`, in English `3 days ago`. */
  readonly past: (count: number, unit: Unit) => string
  /** `2 цагийн дараа`, in English `in 2 hours`. */
  readonly future: (count: number, unit: Unit) => string
}

/** From where a product's picture shows it. */
export type Shot = "front" | "side" | "back" | "top" | "detail"

/** Numbers of nights, guests and rooms. */
export type StaySize = { readonly nights: number; readonly guests: number; readonly rooms: number }

export type Phrases = {
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
  /** Name of the language in English. */
  readonly english: string
  /** `og:locale` of Open Graph. */
  readonly openGraph: string
}
