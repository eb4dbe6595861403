/** Speed at which an order leaves the warehouse. Specification §9, W9. */
import { hour, millisecondsOf, ulaanbaatar } from "#domain/rules/instants.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"
import { arrival, latest, type Delivery } from "./delivery.ts"
import type { DeliveryTerms } from "./delivery-terms.ts"

/** Hours from payment until an order leaves the warehouse. */
export const shippingHours = {
  fast: { from: 0, to: 24 },
  usual: { from: 0, to: 48 },
  slow: { from: 48, to: 72 },
} as const
export type ShippingSpeed = keyof typeof shippingHours
const speeds: ReadonlyArray<ShippingSpeed> = ["fast", "usual", "slow"]

/**
 * Speed at which an order leaves the warehouse to arrive in its window: the first of fast, usual and slow whose hours
 * reach the window. `null` for what is made to order, and where the window ends before the hours of that speed.
 */
export const shippingSpeed = (delivery: Delivery, terms: DeliveryTerms, offset: ZoneOffset = ulaanbaatar): ShippingSpeed | null => {
  if (delivery.kind === "madeToOrder") return null
  const paidAt = latest(delivery.paidAt, delivery.placedAt)
  const { from, to } = arrival(delivery, terms, offset)
  const hoursUntil = (instant: Instant): number => (millisecondsOf(instant) - millisecondsOf(paidAt)) / hour
  const speed = speeds.find((candidate) => hoursUntil(from) <= shippingHours[candidate].to) ?? "slow"
  return shippingHours[speed].to < hoursUntil(to) ? speed : null
}
