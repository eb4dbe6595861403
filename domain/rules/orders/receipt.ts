/** VAT receipt. Specification §9, W10; Mongolian VAT is 10 % and included in prices. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { fraction, subtract, sum } from "#domain/rules/money.ts"
import { day, later } from "#domain/rules/instants.ts"

/** VAT (НӨАТ), per mille of the price without it. */
export const vatPerMille = 100

/** Days from delivery within which the receipt is sent. */
export const receiptDays = 14

export type TaxParts = { readonly vat: Tugrik; readonly cityTax: Tugrik; readonly without: Tugrik }

/** VAT, city tax (НХАТ) and the rest of `total` in tugrik; the three add up to it. */
export const taxParts = (total: Tugrik, cityTaxPerMille = 0): TaxParts => {
  const denominator = 1000 + vatPerMille + cityTaxPerMille
  const vat = fraction(total, vatPerMille, denominator)
  const cityTax = fraction(total, cityTaxPerMille, denominator)
  return { vat, cityTax, without: subtract(total, sum([vat, cityTax])) }
}

/** VAT included in `total`, in tugrik. */
export const vatPart = (total: Tugrik): Tugrik => taxParts(total).vat

/** Instant by which the receipt of an order delivered at `deliveredAt` is sent. */
export const receiptBy = (deliveredAt: Instant): Instant => later(deliveredAt, receiptDays * day)

/** Whether text has the form of a receipt number (ДДТД): 33 digits. */
export const isReceiptNumber = (text: string): boolean => /^\d{33}$/.test(text)
