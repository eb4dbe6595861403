/** Delivery constants of the shop, with those that a site configures. Specification §9, W9, W12. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"

/** Delivery constants of a site, in hours of the day, hours or days. */
export type DeliveryTerms = {
  readonly workFrom: number
  readonly workTo: number
  /** Hour of a working day before which an order arrives on that day. */
  readonly sameDayBefore: number
  /** Hours from payment within which a same-day order arrives. */
  readonly sameDayHours: number
  /** Hours from payment for later orders within the city. */
  readonly deliveryHours: number
  readonly countryHours: { readonly from: number; readonly to: number }
  readonly madeToOrderDays: { readonly from: number; readonly to: number }
}

export const deliveryTerms: DeliveryTerms = {
  workFrom: 11,
  workTo: 22,
  sameDayBefore: 14,
  sameDayHours: 5,
  deliveryHours: 24,
  countryHours: { from: 24, to: 72 },
  madeToOrderDays: { from: 7, to: 14 },
}

/** Delivery constants with the site's work hours and delivery hours. */
export const siteDeliveryTerms = ({
  workFrom,
  workTo,
  deliveryHours,
}: Pick<SiteConfig, "workFrom" | "workTo" | "deliveryHours">): DeliveryTerms => ({
  ...deliveryTerms,
  workFrom,
  workTo,
  deliveryHours,
})
