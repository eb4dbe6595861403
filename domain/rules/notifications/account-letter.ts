/** Letter that reports a changed contact, password or social login to a confirmed contact. Record 0040. */
import type { Locale } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { LetterForms } from "./letter.ts"
import type { AccountChange } from "./letter-texts.ts"

type AccountLetterSender = { readonly brand: string; readonly supportPhone: string; readonly locale: Locale }

export const accountLetter = (change: AccountChange, { brand, supportPhone, locale }: AccountLetterSender): LetterForms => {
  const { subject, title, lead, note } = letters[locale].account
  return {
    email: { subject: subject(brand), title, lead: lead(change), notes: [note(supportPhone)] },
    sms: `${brand}: ${lead(change)} ${note(supportPhone)}`,
  }
}
