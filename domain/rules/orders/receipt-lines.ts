/** Lines of a VAT receipt: a discount is spread over them, and taxes are worked out of prices that contain them. Specification §9, W10. */
import { vatPerMille } from "./receipt.ts"

/** Spreads `total` over lines in proportion to `amounts`, in whole tugrik; the shares add up to it. */
export const spread = (total: number, amounts: ReadonlyArray<number>): ReadonlyArray<number> => {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  let [seen, given] = [0, 0]
  return amounts.map((amount) => {
    seen += amount
    // Exact for sums whose product no number holds.
    const until = whole === 0 ? 0 : Number((BigInt(total) * BigInt(seen)) / BigInt(whole))
    const part = until - given
    given = until
    return part
  })
}

/** Kinds of taxation: with VAT, free of it, at zero, or no sale in the sense of VAT. */
export const taxTypes = ["VAT_ABLE", "VAT_FREE", "VAT_ZERO", "NOT_VAT"] as const
export type TaxType = (typeof taxTypes)[number]

/** VAT and city tax in `amount`, which contains them, in tugrik to two places, each rounded half up: 2,800 contains 250 and 50. */
export const taxesIn = (amount: number, type: TaxType, cityTaxPerMille: number): { readonly vat: number; readonly cityTax: number } => {
  const ownVatPerMille = type === "VAT_ABLE" ? vatPerMille : 0
  const denominator = 1000 + ownVatPerMille + cityTaxPerMille
  // In mungu, so that only whole numbers are rounded.
  const part = (perMille: number): number => Math.floor((amount * 100 * perMille * 2 + denominator) / (2 * denominator)) / 100
  return { vat: part(ownVatPerMille), cityTax: part(cityTaxPerMille) }
}
