/** What a coupon is good for, in words. Specification §4 "Coupon or voucher". */
import type { Locale } from "#domain/entities/locale.ts"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const couponWorth = ({ percent, amount }: Coupon): string => (percent === null ? formatTugrik(amount ?? 0) : `${percent}%`)

export const couponTerms = ({ minimum, startsAt, expiresAt, usedAt }: Coupon, locale: Locale, text: Text): ReadonlyArray<string> => [
  minimum === null ? text("coupons.anyPurchase") : text("coupons.minimum", { min: formatTugrik(minimum) }),
  ...(startsAt === null ? [] : [text("coupons.from", { date: formatDate(startsAt, locale) })]),
  ...(usedAt !== null ? [text("coupons.usedOn", { date: formatDate(usedAt, locale) })] : expiresAt === null ? [] : [text("coupons.until", { date: formatDate(expiresAt, locale) })]),
]
