/** Dates and times of every language; browsers have no Mongolian `Intl` data. Specification §9, I1. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Language } from "./language.ts"
import { language as en } from "./en/language.ts"
import { language as mn } from "./mn/language.ts"

export const languages: Readonly<Record<Locale, Language>> = { mn, en }
