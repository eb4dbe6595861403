/** Arbitrary wallets and purchases. */
import fc from "fast-check"
import { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { zero, sum, tugrik } from "#domain/rules/money.ts"
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"
import type { Purchase } from "#domain/rules/wallet/wallet.ts"
import { amount } from "./money.ts"

export const part = fc.record({
  kind: fc.constantFrom(...WalletPartKind.literals),
  balance: amount,
  minimum: fc.option(fc.oneof(fc.constantFrom(500, 20_000, 100_000).map(tugrik), amount)),
})
export const parts = fc.array(part, { maxLength: 6 })

/** `toPay` is the lines plus delivery minus coupons. */
export const purchase: fc.Arbitrary<Purchase> = fc
  .tuple(
    fc.array(fc.record({ total: amount, returnPerMille: fc.constantFrom(0, ...cashbackRates) }), { maxLength: 4 }),
    fc.constantFrom(0, 5000),
    fc.oneof(fc.constant(zero), amount),
  )
  .map(([lines, shipping, coupon]) => {
    const itemTotal = sum(lines.map(({ total }) => total))
    return { lines, itemTotal, toPay: tugrik(Math.max(0, itemTotal + shipping - coupon)) }
  })

/** Purchase of one line, without delivery and coupons. */
export const purchaseOf = (total: number, returnPerMille = 10): Purchase => ({
  itemTotal: tugrik(total),
  toPay: tugrik(total),
  lines: [{ total: tugrik(total), returnPerMille }],
})
