/** Relative times of every language, apart from its dates: only the home page shows them. */
import type { Locale } from "#domain/entities/locale.ts"
import type { RelativeTime } from "./language.ts"
import { relativeTime as en } from "./en/relative-time.ts"
import { relativeTime as mn } from "./mn/relative-time.ts"

export const relativeTimes: Readonly<Record<Locale, RelativeTime>> = { mn, en }
