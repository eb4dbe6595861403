/** Letter that brings a bought gift card to its receiver. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
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

type Wording = {
  readonly subject: (brand: string, amount: string) => string
  readonly title: (amount: string) => string
  readonly lead: (from: string, brand: string) => string
  readonly from: string
  readonly message: string
  readonly open: string
  readonly how: string
  readonly keep: string
}

const wording: Readonly<Record<Locale, Wording>> = {
  mn: {
    subject: (brand, amount) => `${brand}: танд ${amount}-ийн бэлгийн карт ирлээ`,
    title: (amount) => `${amount}-ийн бэлгийн карт`,
    lead: (from, brand) => (from === "" ? `Танд ${brand}-ийн бэлгийн карт илгээжээ.` : `${from} танд ${brand}-ийн бэлгийн карт илгээжээ.`),
    from: "Илгээсэн",
    message: "Мэндчилгээ",
    open: "Хэтэвчиндээ оруулах",
    how: "Нэвтэрч орсны дараа дээрх дугаарыг «Бэлгийн карт» хуудсанд оруулахад мөнгө хэтэвчинд тань орно.",
    keep: "Дугаарыг мэдсэн хүн картыг ашиглах боломжтой тул бусдад бүү дамжуулаарай.",
  },
  en: {
    subject: (brand, amount) => `${brand}: a ${amount} gift card for you`,
    title: (amount) => `A gift card of ${amount}`,
    lead: (from, brand) => (from === "" ? `Somebody has sent you a gift card of ${brand}.` : `${from} has sent you a gift card of ${brand}.`),
    from: "From",
    message: "Message",
    open: "Put it into my wallet",
    how: "Log in and enter the number above on the “Gift cards” page; the money is then in your wallet.",
    keep: "Whoever knows the number can use the card, so do not pass it on.",
  },
}

export const giftCardLetter = ({ number, amount, from, message }: SentGiftCard, { brand, origin, locale }: Pick<LetterSender, "brand" | "origin"> & { readonly locale: Locale }): LetterForms => {
  const texts = wording[locale]
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
      action: { label: texts.open, href: `${origin}${locale === "en" ? "/en" : ""}/account/gift-cards` },
      notes: [texts.how, texts.keep],
    },
    sms: `${texts.subject(brand, money)}: ${number}`,
  }
}
