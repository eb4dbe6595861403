/** Relative times of every language, apart from its dates: only the home page shows them. */
import type { Locale } from "#domain/entities/locale.ts"
import { relativeTime as en } from "./en/relative-time.ts"
import { relativeTime as mn } from "./mn/relative-time.ts"

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

export const relativeTimes: Readonly<Record<Locale, RelativeTime>> = { mn, en }
