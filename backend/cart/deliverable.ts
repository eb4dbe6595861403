/** Check that an order can be delivered to its place, and in its slot. Specification §5, V2. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isSlotOffered } from "#domain/rules/cart/delivery-slots.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import type { OrderRow } from "#backend/orders/order-rows.ts"
import { deliveryOf } from "#backend/orders/order-terms.ts"

/** Refusal of an address at which the shop delivers nothing. */
export const noDelivery = (): Refusal =>
  new Refusal(422, { key: "request.incorrect" }, { fields: { base: [{ key: "address.noDelivery" }] } })

/**
 * Throws 422 for a place where the site delivers nothing, and for a slot that has passed or that the rule does not offer; an order without
 * a slot takes the earliest.
 */
export const requireDelivery = (
  row: Pick<OrderRow, "lines" | "address" | "delivery_slot" | "pickup_store">,
  site: SiteConfig,
  now: Instant,
): void => {
  if (row.pickup_store !== null) return
  const delivery = deliveryOf(row, site)
  if (delivery === null) throw noDelivery()
  if (row.delivery_slot !== null && !isSlotOffered(row.delivery_slot, delivery.kind, now, delivery.terms)) {
    throw wrongField("delivery_slot", { key: "slot.notOffered" })
  }
}
