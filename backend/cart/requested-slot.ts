/** Check that a chosen delivery slot is still possible. Specification §5, V2. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isSlotOffered } from "#domain/rules/cart/delivery-slots.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { deliveryKindOf } from "#backend/orders/order-document.ts"
import type { OrderRow } from "#backend/orders/order-rows.ts"

/** Throws 422 for a slot that has passed or that the rule does not offer; an order without one takes the earliest. */
export const requireSlot = (
  row: Pick<OrderRow, "lines" | "address" | "delivery_slot" | "pickup_store">,
  site: SiteConfig,
  now: Instant,
): void => {
  if (row.delivery_slot === null || row.pickup_store !== null) return
  if (!isSlotOffered(row.delivery_slot, deliveryKindOf(row), now, siteDeliveryTerms(site))) {
    throw wrongField("delivery_slot", { key: "slot.notOffered" })
  }
}
