/** Texts of every language that the server writes, and refusals, which browsers load after the first view. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Phrases } from "./language.ts"
import { phrases as en } from "./en/phrases.ts"
import { phrases as mn } from "./mn/phrases.ts"

export const phrases: Readonly<Record<Locale, Phrases>> = { mn, en }
