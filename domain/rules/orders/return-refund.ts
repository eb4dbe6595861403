/** Refund of returned goods: to where the money came from, less the coupon's share; delivery is not refunded. Specification §9, W8. */
import type { Tugrik } from "#domain/entities/money.ts"
import { minimum, subtract, tugrik, zero } from "#domain/rules/money.ts"
import type { WalletShare } from "#domain/rules/wallet/wallet.ts"

/** Paid order, amounts in tugrik. */
export type PaidOrder = {
  readonly itemTotal: Tugrik
  readonly discount: Tugrik
  /** Paid by bank. */
  readonly money: Tugrik
  /** Paid by parts of the wallet. */
  readonly shares: ReadonlyArray<WalletShare>
  readonly earned: Tugrik
}

export type Refunded = { readonly money: Tugrik; readonly shares: ReadonlyArray<WalletShare>; readonly cashback: Tugrik }

const portion = (amount: Tugrik, value: Tugrik, whole: Tugrik): Tugrik => (whole === 0 ? zero : tugrik(Math.floor((amount * value) / whole)))

/** Refund of goods of `value` altogether: first the bank's money, then the wallet's parts in their order. */
const refundedFor = ({ itemTotal, discount, money, shares, earned }: PaidOrder, value: Tugrik): Refunded => {
  const due = portion(subtract(itemTotal, discount), minimum(value, itemTotal), itemTotal)
  const toBank = minimum(money, due)
  let rest = subtract(due, toBank)
  const parts = shares.map((share) => {
    const amount = minimum(share.amount, rest)
    rest = subtract(rest, amount)
    return { ...share, amount }
  })
  return { money: toBank, shares: parts, cashback: portion(earned, minimum(value, itemTotal), itemTotal) }
}

/** Refund of goods of `value` after goods of `before` were refunded: several returns give back what one of all gives. */
export const returnRefund = (order: PaidOrder, before: Tugrik, value: Tugrik): Refunded => {
  const [earlier, whole] = [refundedFor(order, before), refundedFor(order, tugrik(before + value))]
  return {
    money: subtract(whole.money, earlier.money),
    shares: whole.shares.map((share, at) => ({ ...share, amount: subtract(share.amount, earlier.shares[at]?.amount ?? zero) })).filter(({ amount }) => amount > 0),
    cashback: subtract(whole.cashback, earlier.cashback),
  }
}
