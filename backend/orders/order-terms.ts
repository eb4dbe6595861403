/** Terms of an order: those of the site while it is open, and those at which it was placed afterwards. Specification §4, §9. */
import type { ReturnSettings } from "#domain/entities/shell/return-settings.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { deliveryTo } from "#domain/rules/cart/delivery-place.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { deliveryKind, isMadeToOrder } from "#domain/rules/cart/delivery.ts"
import { returnHours } from "#domain/rules/orders/returns.ts"
import type { LineRow, OrderRow, OrderTerms } from "./order-rows.ts"

/** Kind and terms of an order's delivery by the site; without an address it is taken to go to the capital. `null` where the site delivers nothing. */
export const deliveryOf = ({ lines, address }: Pick<OrderRow, "lines" | "address">, site: SiteConfig): ReturnType<typeof deliveryTo> => {
  const { city, district } = address?.given ?? { city: "", district: "" }
  return deliveryTo(
    { isMadeToOrder: lines.some(isMadeToOrder), isToCapital: address?.capital !== false, city, district },
    siteDeliveryTerms(site),
  )
}

/** Terms of the site for an order, with which it is placed. An order that is not delivered has the usual ones of a delivery. */
export const siteTerms = (row: Pick<OrderRow, "lines" | "address" | "pickup_store">, site: SiteConfig): OrderTerms => {
  const { kind, terms } = deliveryOf(row, site) ?? {
    kind: deliveryKind({ isMadeToOrder: row.lines.some(isMadeToOrder), isToCapital: row.address?.capital !== false }),
    terms: siteDeliveryTerms(site),
  }
  // The hours of the order's zone are in the terms.
  const delivery = { kind, terms: { ...terms, zones: {} } }
  const pickup = row.pickup_store === null ? {} : { pickup: { opening: row.pickup_store.hours, terms: site.delivery.pickup } }
  return { paymentMinutes: site.paymentMinutes, cancelHours: site.cancelHours, delivery, ...pickup }
}

export const termsOf = (row: Pick<OrderRow, "lines" | "address" | "pickup_store" | "terms">, site: SiteConfig): OrderTerms =>
  // An order of a release that stored no terms of pick-ups has those of the site and of its store.
  ({ ...siteTerms(row, site), ...row.terms })

/** Hours from receipt within which a line may be returned; 0 for never. */
export const returnHoursOf = ({ return_hours, category }: LineRow, terms: ReturnSettings): number =>
  return_hours ?? returnHours(category, terms)
