/** What a coupon is good for, in words. Specification §4 "Coupon or voucher". */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { formatEnd, formatMoment } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const couponWorth = ({ percent, amount }: Coupon): string => (percent === null ? formatTugrik(amount ?? 0) : `${percent}%`)

export const couponTerms = (
  { minimum, startsAt, expiresAt, usedAt }: Coupon,
  now: Instant,
  locale: Locale,
  text: Text,
): ReadonlyArray<string> => [
  minimum === null ? text("coupons.anyPurchase") : text("coupons.minimum", { min: formatTugrik(minimum) }),
  ...(startsAt === null ? [] : [text("coupons.from", { date: formatMoment(startsAt, now, locale) })]),
  ...(usedAt === null ? [] : [text("coupons.usedOn", { date: formatDate(usedAt, locale) })]),
  ...(usedAt !== null || expiresAt === null ? [] : [text("coupons.until", { date: formatEnd(expiresAt, now, locale) })]),
]
