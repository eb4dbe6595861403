/** Opening hours of every language, apart from its dates: a few pages show them. */
import type { Locale } from "#domain/entities/locale.ts"
import type { OpeningHours } from "./language.ts"
import { openingHours as en } from "./en/opening-hours.ts"
import { openingHours as mn } from "./mn/opening-hours.ts"

export const openingHours: Readonly<Record<Locale, OpeningHours>> = { mn, en }
