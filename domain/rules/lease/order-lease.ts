/** Lease of a whole order. Specification §9, W7. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { leasableFrom, leaseFrom } from "./lease-terms.ts"

type Leased = { readonly lineItems: ReadonlyArray<Parameters<typeof isGoods>[0]>; readonly total: Tugrik }

/** Reason why an order is not leased: a line is a stay or a gift card, which no lender finances, or the total is below `from`, in tugrik. */
export type LeaseObstacle = { readonly _tag: "NotGoods" } | { readonly _tag: "TooLow"; readonly from: Tugrik }

/** Reason why an order is not leased; `null` where it may be. */
export const leaseObstacle = ({ lineItems, total }: Leased, terms: LeaseTerms): LeaseObstacle | null => {
  if (!lineItems.every(isGoods)) return { _tag: "NotGoods" }
  const from = leasableFrom(terms)
  return total < from ? { _tag: "TooLow", from } : null
}

/** Monthly payment of an order in tugrik, by the longest period and the usual down payment; `null` where it is not leased. */
export const orderLeaseFrom = (order: Leased, terms: LeaseTerms): Tugrik | null =>
  leaseObstacle(order, terms) === null ? leaseFrom(order.total, terms) : null
