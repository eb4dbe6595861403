/** Texts of letters and short messages in every language. */
import type { Locale } from "#domain/entities/locale.ts"
import type { LetterTexts } from "#domain/rules/notifications/letter-texts.ts"
import { letters as en } from "./en/letters.ts"
import { letters as mn } from "./mn/letters.ts"

export const letters: Readonly<Record<Locale, LetterTexts>> = { mn, en }
