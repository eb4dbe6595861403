/** Stock labels and limits of quantities. Specification §4 "Stock", B8. */

/** Maximum number of units labelled "low", unless the site configures another. */
export const lowStock = 5

/** `soldOut`: no unit of the product is left; `outOfStock`: none of this variant, though of others. */
export type StockLabel = "available" | "low" | "soldOut" | "outOfStock"

/** Anything with a stock: a product, variant or line. */
type Stocked = { readonly totalOnHand: number }

/** Whether no unit of a product, variant or line is left; a server may send less than 0. */
export const isSoldOut = ({ totalOnHand }: Stocked): boolean => totalOnHand <= 0

/** Whether a line has more units than the shop, so that it cannot be placed. */
export const exceedsStock = ({ quantity, totalOnHand }: Stocked & { readonly quantity: number }): boolean => quantity > totalOnHand

/** Label for `onHand` units of a variant of which all variants together have `productOnHand`. */
export const stockLabel = (onHand: number, productOnHand: number = onHand, lowUpTo: number = lowStock): StockLabel => {
  if (!isSoldOut({ totalOnHand: onHand })) return onHand <= lowUpTo ? "low" : "available"
  return isSoldOut({ totalOnHand: productOnHand }) ? "soldOut" : "outOfStock"
}

/** Message key of each label. */
export const stockMessageKeys = {
  available: "stock.available",
  low: "stock.low",
  soldOut: "stock.sold_out",
  outOfStock: "stock.out_of_stock",
} as const satisfies Readonly<Record<StockLabel, string>>

/** Quantity nearest to `wanted` that can be bought: an integer from 1 to the stock; 0 where there is none. */
export const fittingQuantity = (wanted: number, onHand: number): number => {
  const maximum = Math.max(0, Math.floor(onHand))
  const quantity = Number.isFinite(wanted) ? Math.floor(wanted) : 1
  return Math.min(Math.max(1, quantity), maximum)
}
