/** Delivery fee of an order: by its place and its weight, and none from a sum of goods on. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { subtract, sum, times, tugrik, zero } from "#domain/rules/money.ts"
import { zoneOf, type Place } from "./delivery-zones.ts"

/** What a site's configuration has of its fees. */
export type FeeTerms = Pick<SiteConfig, "shippingFee"> & {
  readonly delivery: Pick<SiteConfig["delivery"], "zones" | "freeFrom" | "byWeight">
}

/** What a delivery holds: the price of its goods after the coupon, and their weight in grams; goods of unknown weight weigh nothing. */
export type Sent = { readonly goods: Tugrik; readonly grams: number }

type Zone = FeeTerms["delivery"]["zones"][string] | undefined

const isFree = ({ goods }: Sent, { delivery: { freeFrom } }: FeeTerms): boolean => freeFrom !== null && goods >= freeFrom

/** Surcharge in tugrik: with 10 kg included and 800 a kilogram, 12.1 kg cost 2,400. */
const surcharge = (grams: number, byWeight: FeeTerms["delivery"]["byWeight"], zone: Zone): Tugrik =>
  byWeight === null ? zero : times(zone?.perKg ?? byWeight.perKg, Math.ceil(Math.max(0, grams - byWeight.includedKg * 1000) / 1000))

const feeIn = (zone: Zone, { grams }: Sent, { shippingFee, delivery }: FeeTerms): Tugrik =>
  sum([zone?.fee ?? shippingFee, surcharge(grams, delivery.byWeight, zone)])

/** Fee in tugrik of a delivery to a place: with 5,000 usually, 15,000 for Khovd and free from 100,000, Khovd is 15,000 at 99,999 and 0 at 100,000. */
export const deliveryFee = (sent: Sent, place: Place, terms: FeeTerms): Tugrik =>
  isFree(sent, terms) ? zero : feeIn(zoneOf(terms.delivery, place) ?? undefined, sent, terms)

/** Lowest and highest fee in tugrik of a delivery before its place is known. */
export const deliveryFees = (sent: Sent, terms: FeeTerms): { readonly from: Tugrik; readonly to: Tugrik } => {
  if (isFree(sent, terms)) return { from: zero, to: zero }
  const zones = Object.values(terms.delivery.zones).filter((zone) => zone !== null)
  const fees = [undefined, ...zones].map((zone) => feeIn(zone, sent, terms))
  return { from: tugrik(Math.min(...fees)), to: tugrik(Math.max(...fees)) }
}

/** Tugrik by which `goods` fall short of a free delivery; zero once it is free, and where it never is. */
export const missingForFree = (goods: Tugrik, { delivery: { freeFrom } }: FeeTerms): Tugrik => subtract(freeFrom ?? zero, goods)
