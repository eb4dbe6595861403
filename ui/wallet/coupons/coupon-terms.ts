/** Worth and terms of coupons and vouchers as texts. Specification §4 "Coupon or voucher". */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import type { Voucher } from "#domain/entities/wallet/voucher.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { formatEnd, formatMoment } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { Text } from "#ui/messages/messages.tsx"

/** `10%` or `20,000₮`; a coupon with neither takes nothing off. */
export const couponWorth = ({ percent, amount }: Coupon): string => (percent === null ? formatTugrik(amount ?? 0) : `${percent}%`)

/** Day on which a code was used, or until when an unused one is valid. */
export const endTerms = (
  { usedAt, expiresAt }: Pick<Coupon | Voucher, "usedAt" | "expiresAt">,
  now: Instant,
  locale: Locale,
  text: Text,
): ReadonlyArray<string> => {
  if (usedAt !== null) return [text("coupons.usedOn", { date: formatDate(usedAt, locale) })]
  return expiresAt === null ? [] : [text("coupons.until", { date: formatEnd(expiresAt, now, locale) })]
}

export const couponTerms = (
  { minimum, startsAt, expiresAt, usedAt, isPersonal }: Coupon,
  now: Instant,
  locale: Locale,
  text: Text,
): ReadonlyArray<string> => [
  minimum === null ? text("coupons.anyPurchase") : text("coupons.minimum", { min: formatTugrik(minimum) }),
  ...(isPersonal ? [text("coupons.personal")] : []),
  ...(startsAt === null ? [] : [text("coupons.from", { date: formatMoment(startsAt, now, locale) })]),
  ...endTerms({ usedAt, expiresAt }, now, locale, text),
]
