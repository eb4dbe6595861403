/** The VAT inside a price, and when the receipt for it comes. Specification §9, W10; Mongolian VAT is 10 % and prices contain it. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { fraction, subtract, sum } from "#domain/rules/money.ts"
import { day, later } from "#domain/rules/instants.ts"

/** НӨАТ, per mille of the price without it. */
export const vatPerMille = 100

/** The receipt comes within this many days of delivery. */
export const receiptDays = 14

export type TaxParts = { readonly vat: Tugrik; readonly cityTax: Tugrik; readonly without: Tugrik }

/** What of `total` is VAT and city tax (НХАТ, `cityTaxPerMille`), and what is left: the three make the total. */
export const taxParts = (total: Tugrik, cityTaxPerMille = 0): TaxParts => {
  const under = 1000 + vatPerMille + cityTaxPerMille
  const vat = fraction(total, vatPerMille, under)
  const cityTax = fraction(total, cityTaxPerMille, under)
  return { vat, cityTax, without: subtract(total, sum([vat, cityTax])) }
}

/** The VAT inside `total`. */
export const vatPart = (total: Tugrik): Tugrik => taxParts(total).vat

/** By when the receipt of an order delivered at `deliveredAt` comes. */
export const receiptBy = (deliveredAt: Instant): Instant => later(deliveredAt, receiptDays * day)

/** Whether text could be the number of a receipt (ДДТД): thirty-three digits. */
export const isReceiptNumber = (text: string): boolean => /^\d{33}$/.test(text)

/** Whether text could be a lottery number: two letters and eight digits. */
export const isLottery = (text: string): boolean => /^[\p{Lu}]{2} ?\d{8}$/u.test(text)
