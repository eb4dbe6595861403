/** Words that all letters share, in both languages. */
import type { Locale } from "#domain/entities/locale.ts"
import type { LetterSender } from "./letter.ts"

type Wording = {
  readonly help: (sender: LetterSender) => string
  readonly automatic: (sender: LetterSender) => string
}

export const letterWording: Readonly<Record<Locale, Wording>> = {
  mn: {
    help: ({ supportPhone, hours }) => `Асуулт байвал ${supportPhone} утсаар холбогдоно уу (${hours}).`,
    automatic: ({ company }) => `Энэ захидлыг ${company} автоматаар илгээлээ.`,
  },
  en: {
    help: ({ supportPhone, hours }) => `Any questions? Call us on ${supportPhone} (${hours}).`,
    automatic: ({ company }) => `This message was sent automatically by ${company}.`,
  },
}
