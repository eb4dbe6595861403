/** Letter that brings a bought gift card to its receiver. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { letters } from "#domain/languages/letters.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LetterForms, LetterSender } from "./letter.ts"

export type SentGiftCard = {
  readonly number: string
  readonly amount: Tugrik
  /** Name of the buyer; may be empty. */
  readonly from: string
  /** What the buyer wrote; may be empty. */
  readonly message: string
}

type GiftCardLetterSender = Pick<LetterSender, "brand" | "origin"> & { readonly locale: Locale }

export const giftCardLetter = (
  { number, amount, from, message }: SentGiftCard,
  { brand, origin, locale }: GiftCardLetterSender,
): LetterForms => {
  const texts = letters[locale].giftCard
  const money = formatTugrik(amount)
  const facts = [
    ...(from === "" ? [] : [{ label: texts.from, value: from }]),
    ...(message === "" ? [] : [{ label: texts.message, value: message }]),
  ]
  return {
    email: {
      subject: texts.subject(brand, money),
      title: texts.title(money),
      lead: texts.lead(from, brand),
      code: number,
      facts,
      action: { label: texts.open, href: `${origin}${addressOf(locale, "/account/gift-cards")}` },
      notes: [texts.how, texts.keep],
    },
    sms: `${texts.subject(brand, money)}: ${number}`,
  }
}
