/** Letter with a coupon that its owner sends to somebody. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import type { LetterForms } from "#domain/rules/notifications/letter.ts"
import { formatLastDay } from "#domain/rules/texts/last-day.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"

/** Sentences about what a coupon is good for: its worth, its minimum purchase, its first and its last day. */
const sentencesOf = ({ minimum, startsAt, expiresAt }: Coupon, values: MessageRef["values"], locale: Locale): ReadonlyArray<MessageRef> => [
  { key: "letter.coupon.text", values },
  ...(minimum === null ? [] : [{ key: "letter.coupon.minimum", values: { min: formatTugrik(minimum) } } as const]),
  ...(startsAt === null ? [] : [{ key: "letter.coupon.from", values: { day: { day: startsAt } } } as const]),
  ...(expiresAt === null ? [] : [{ key: "letter.coupon.until", values: { date: formatLastDay(expiresAt, locale) } } as const]),
]

export const couponLetter = (coupon: Coupon, brand: string, locale: Locale): LetterForms => {
  const worth = coupon.percent === null ? formatTugrik(coupon.amount ?? 0) : `${coupon.percent}%`
  const values = { brand, code: coupon.number, worth }
  const subject = formatMessage(locale, { key: "letter.coupon.subject", values })
  const text = sentencesOf(coupon, values, locale)
    .map((sentence) => formatMessage(locale, sentence))
    .join(" ")
  return { email: { subject, title: subject, lead: text, code: coupon.number }, sms: `${subject}. ${text}` }
}
