/** Redemption of vouchers and gift cards in a transaction: credited once; attempts are limited against guessing. Specification §5, V5. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { GiftCard } from "#domain/entities/wallet/gift-card.ts"
import type { Voucher } from "#domain/entities/wallet/voucher.ts"
import { checkGiftCard, checkVoucher, normalizeRedeemableCode } from "#domain/rules/wallet/code-forms.ts"
import { tugrik } from "#domain/rules/money.ts"
import { codeRefusal, couponStatus } from "#domain/rules/wallet/coupons.ts"
import type { Database } from "#backend/database/database.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { wrongField, type Refusal } from "#backend/http/refusal.ts"
import { refusedCode } from "./refused-code.ts"
import { moveWallet } from "./move-wallet.ts"

export type Redeeming = {
  readonly userId: number
  readonly code: string
  readonly locale: Locale
  readonly now: Instant
}

/** Attempts of a person with codes that are refused. */
export const redeemAttempts = (userId: number) => ({
  key: `redeeming by ${userId}`,
  limit: limits.redemptions,
  byAddress: limits.redemptionsByAddress,
  isWrong: ({ status }: Refusal) => status === 422,
})

export type VoucherRow = {
  readonly code: string
  readonly name: Localized
  readonly value: number
  readonly owner_id: number | null
  readonly expires_at: Instant | null
  readonly used_by: number | null
  readonly used_at: Instant | null
}

export const voucherOf = (row: VoucherRow, locale: Locale, now: Instant): Voucher => {
  const voucher: Voucher = {
    code: row.code,
    name: inLocale(row.name, locale),
    value: tugrik(row.value),
    status: "active",
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  }
  return { ...voucher, status: couponStatus(voucher, now) }
}

/**
 * Credits a voucher to the discount part. Throws 422 for a blank or wrong code and for one that is another's, used or expired.
 */
export const redeemVoucher = async (tx: Database, { userId, code: typed, locale, now }: Redeeming): Promise<Voucher> => {
  const code = normalizeRedeemableCode(typed)
  const [malformed] = checkVoucher({ code: typed })
  if (malformed?.key === "v.voucher_blank") throw wrongField("code", { key: "voucher.blank" })
  const unknown = { key: malformed === undefined ? "voucher.unknown" : "voucher.wrong" } as const
  const [row] = await tx.query<VoucherRow>("select * from vouchers where code = $1 for update", [code])
  if (row === undefined) throw wrongField("code", unknown)
  if (row.owner_id !== null && row.owner_id !== userId) throw wrongField("code", { key: "voucher.others" })
  const refused = codeRefusal({ usedAt: row.used_at, expiresAt: row.expires_at }, now)
  if (refused !== null) throw wrongField("code", refusedCode("voucher", refused))
  await tx.query("update vouchers set used_by = $2, used_at = $3 where code = $1", [code, userId, now])
  await moveWallet(tx, userId, [{ kind: "discount", amount: tugrik(row.value) }], {
    action: "voucher",
    orderNumber: null,
    memo: code,
    at: now,
  })
  return voucherOf({ ...row, used_by: userId, used_at: now }, locale, now)
}

export type GiftCardRow = {
  readonly number: string
  readonly amount: number
  /** Its owner; without one anybody who has the number. */
  readonly owner_id: number | null
  readonly expires_at: Instant | null
  readonly redeemed_by: number | null
  readonly redeemed_at: Instant | null
  readonly canceled_at: Instant | null
}

export const giftCardOf = ({ number, amount, expires_at, redeemed_at }: GiftCardRow): GiftCard => ({
  number,
  balance: tugrik(amount),
  expiresAt: expires_at,
  redeemedAt: redeemed_at,
})

/**
 * Credits a gift card to the gift part, which may pay everything. Throws 422 for a wrong number, for a card that is another's, cancelled,
 * used or expired.
 */
export const redeemGiftCard = async (tx: Database, { userId, code, now }: Omit<Redeeming, "locale">): Promise<GiftCard> => {
  const number = normalizeRedeemableCode(code)
  const wrong = () => wrongField("number", { key: "giftCard.wrong" })
  if (checkGiftCard({ number }).length > 0) throw wrong()
  const [row] = await tx.query<GiftCardRow>("select * from gift_cards where number = $1 for update", [number])
  if (row === undefined) throw wrong()
  if (row.owner_id !== null && row.owner_id !== userId) throw wrongField("number", { key: "giftCard.others" })
  if (row.canceled_at !== null) throw wrongField("number", { key: "giftCard.canceled" })
  const refused = codeRefusal({ usedAt: row.redeemed_at, expiresAt: row.expires_at }, now)
  if (refused !== null) throw wrongField("number", refusedCode("giftCard", refused))
  await tx.query("update gift_cards set redeemed_by = $2, redeemed_at = $3 where number = $1", [number, userId, now])
  await moveWallet(tx, userId, [{ kind: "gift_card", amount: tugrik(row.amount) }], {
    action: "gift",
    orderNumber: null,
    memo: number,
    at: now,
  })
  return giftCardOf({ ...row, redeemed_by: userId, redeemed_at: now })
}
