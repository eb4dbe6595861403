/** Delivery fee of an order: by its place, and none from a sum of goods on. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { subtract, tugrik, zero } from "#domain/rules/money.ts"
import { zoneOf, type Place } from "./delivery-zones.ts"

/** What a site's configuration has of its fees. */
export type FeeTerms = Pick<SiteConfig, "shippingFee"> & { readonly delivery: Pick<SiteConfig["delivery"], "zones" | "freeFrom"> }

const isFree = (goods: Tugrik, { delivery: { freeFrom } }: FeeTerms): boolean => freeFrom !== null && goods >= freeFrom

/** Fee in tugrik of sending `goods` to a place: with 5,000 usually, 15,000 for Khovd and free from 100,000, Khovd is 15,000 at 99,999 and 0 at 100,000. */
export const deliveryFee = (goods: Tugrik, place: Place, terms: FeeTerms): Tugrik =>
  isFree(goods, terms) ? zero : (zoneOf(terms.delivery, place)?.fee ?? terms.shippingFee)

/** Lowest and highest fee in tugrik of sending `goods`, before the place is known. */
export const deliveryFees = (goods: Tugrik, terms: FeeTerms): { readonly from: Tugrik; readonly to: Tugrik } => {
  if (isFree(goods, terms)) return { from: zero, to: zero }
  const fees = [terms.shippingFee, ...Object.values(terms.delivery.zones).flatMap((zone) => zone?.fee ?? [])]
  return { from: tugrik(Math.min(...fees)), to: tugrik(Math.max(...fees)) }
}

/** Tugrik by which `goods` fall short of a free delivery; zero once it is free, and where it never is. */
export const missingForFree = (goods: Tugrik, { delivery: { freeFrom } }: FeeTerms): Tugrik => subtract(freeFrom ?? zero, goods)
