/** Letter with a one-time code. */
import type { Locale } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { LetterForms } from "./letter.ts"
import type { CodePurpose } from "./letter-texts.ts"

type CodeLetterInput = {
  readonly purpose: CodePurpose
  readonly code: string
  /** How long the code is valid. */
  readonly minutes: number
  readonly brand: string
  readonly locale: Locale
}

export const codeLetter = ({ purpose, code, minutes, brand, locale }: CodeLetterInput): LetterForms => {
  const { subject, title, lead, note, ignore } = letters[locale].code
  return {
    email: { subject: subject(brand, code), title: title[purpose], lead: lead(minutes), code, notes: [note, ignore] },
    sms: `${brand}: ${title[purpose]} ${code}. ${lead(minutes)} ${note}`,
  }
}
