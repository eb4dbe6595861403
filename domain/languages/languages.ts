/** Dates and times of every language; browsers have no Mongolian `Intl` data. Specification §9, I1. */
import type { Locale } from "#domain/entities/locale.ts"
import { language as en } from "./en/language.ts"
import { language as mn } from "./mn/language.ts"

/** Months from January, 1. */
type YearMonth = { readonly year: number; readonly month: number }
type MonthDay = { readonly month: number; readonly day: number }
type CalendarDate = YearMonth & MonthDay

export type Language = {
  /** Names of the days from Sunday, 0. */
  readonly weekdays: ReadonlyArray<string>
  /** `11.07`, in English `7 Nov`. */
  readonly shortDay: (date: MonthDay) => string
  /** `2025.11.07`, in English `7 Nov 2025`. */
  readonly shortDate: (date: CalendarDate) => string
  /** `11-р сарын 7`, in English `7 November`. */
  readonly day: (date: MonthDay) => string
  /** `2025 оны 11-р сарын 7`, in English `7 November 2025`. */
  readonly date: (date: CalendarDate) => string
  /** `2025 оны 11-р сар`, in English `November 2025`. */
  readonly month: (date: YearMonth) => string
  /** A day without its year, and its weekday. */
  readonly weekdayAndDay: (weekday: string, day: string) => string
  /** A date, and its weekday. */
  readonly weekdayAndDate: (weekday: string, date: string) => string
  /** Between a date and a time. */
  readonly beforeTime: string
  /** Names of days by their distance from today. */
  readonly nearby: Readonly<Record<number, string>>
  /** When a pick-up is ready, and its last day. */
  readonly pickupWindow: (ready: string, last: string) => string
}

export const languages: Readonly<Record<Locale, Language>> = { mn, en }
