/** Messages of codes that are good for nothing any more: coupons, vouchers, gift cards. */
import type { CodeRefusal } from "#domain/rules/wallet/coupons.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

const keys = {
  coupon: { Used: "coupon.usedByYou", Expired: "coupon.expired" },
  voucher: { Used: "voucher.used", Expired: "voucher.expired" },
  giftCard: { Used: "giftCard.used", Expired: "giftCard.expired" },
} as const

export const refusedCode = (kind: keyof typeof keys, refused: CodeRefusal): MessageRef => ({
  key: keys[kind][refused._tag],
  values: { day: { day: refused._tag === "Used" ? refused.at : refused.until } },
})
