/** Delivery terms of a site: its settings and their defaults. Specification §9, W9, W12. */
import type { DeliverySettings } from "#domain/entities/shell/delivery-settings.ts"
import { usualPickup } from "./pickup-terms.ts"

/** Delivery terms of a site, in hours of the day, hours or days. */
export type DeliveryTerms = DeliverySettings & {
  readonly workFrom: number
  readonly workTo: number
  /** Hours from payment within the city for orders that are not delivered on their day. */
  readonly deliveryHours: number
}

/** Terms of an aimag or a district where something is delivered. */
export type ZoneTerms = NonNullable<DeliveryTerms["zones"][string]>

export const deliveryTerms: DeliveryTerms = {
  workFrom: 11,
  workTo: 22,
  sameDay: { before: 14, hours: 5 },
  deliveryHours: 24,
  country: true,
  countryHours: { from: 24, to: 72 },
  zones: {},
  freeFrom: null,
  byWeight: null,
  madeToOrderDays: { from: 7, to: 14 },
  pickup: usualPickup,
}

/** What a site's configuration has of its delivery. */
export type DeliveryConfig = Omit<DeliveryTerms, keyof DeliverySettings> & { readonly delivery: DeliverySettings }

export const siteDeliveryTerms = ({ workFrom, workTo, deliveryHours, delivery }: DeliveryConfig): DeliveryTerms => ({
  workFrom,
  workTo,
  deliveryHours,
  ...delivery,
})

/** Days for a delivery in the city that is never on the same day: 24 hours are the next working day. */
export const deliveryDaysLater = ({ deliveryHours }: Pick<DeliveryTerms, "deliveryHours">): number => Math.ceil(deliveryHours / 24)
