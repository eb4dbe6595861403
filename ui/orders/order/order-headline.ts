/** Headline of an order: its status and the date that matters. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { isBefore } from "#domain/rules/instants.ts"
import { isPayable, orderStatus, statusMessageKey, trackingStop } from "#domain/rules/orders/order-status.ts"
import { formatDay } from "#domain/rules/texts/dates.ts"
import { formatMoment } from "#domain/rules/texts/moments.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { formatPickupWindow } from "#domain/rules/texts/pickup-window.ts"
import type { Text } from "#ui/messages/messages.tsx"

type Headline = { readonly lead: string; readonly when: string }

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A delivery window that has passed is not repeated. */
const arrival = ({ deliveryFrom, deliveryTo, pickupStore = null, ...order }: Order, now: Instant, locale: Locale, text: Text): string => {
  if (deliveryFrom === null || deliveryTo === null) return text(statusMessageKey(orderStatus(order)))
  if (isBefore(deliveryTo, now)) return text(pickupStore === null ? "order.when.late" : "order.when.kept")
  return upper(
    text(pickupStore === null ? "order.when.arrives" : "order.when.pickup", {
      window: (pickupStore === null ? formatDeliveryWindow : formatPickupWindow)(deliveryFrom, deliveryTo, now, locale),
    }),
  )
}

export const orderHeadline = (order: Order, now: Instant, locale: Locale, text: Text): Headline => {
  const stop = trackingStop(order)
  const day = (moment: Instant) => formatDay(moment, now, locale)
  const isPickup = order.pickupStore != null
  if (stop === "delivered")
    return {
      lead: text(isPickup ? "order.lead.pickedUp" : "order.lead.delivered"),
      when:
        order.deliveredAt === null
          ? text("order.status.delivered")
          : upper(text(isPickup ? "order.when.pickedUp" : "order.when.delivered", { date: day(order.deliveredAt) })),
    }
  if (stop === "shipped") return { lead: text("order.lead.shipped"), when: arrival(order, now, locale, text) }
  if (stop === "ready") return { lead: text(isPickup ? "order.lead.pickup" : "order.lead.ready"), when: arrival(order, now, locale, text) }
  if (stop === "paid") return { lead: text("order.lead.paid"), when: arrival(order, now, locale, text) }
  if (stop === "ordered")
    return {
      lead: text(isPayable(order) ? "order.lead.waiting" : "order.lead.atBank"),
      when:
        order.expiresAt === null || !isPayable(order)
          ? text(statusMessageKey(orderStatus(order)))
          : text("order.when.pay", { until: formatMoment(order.expiresAt, now, locale) }),
    }
  if (order.state === "cart" || order.state === "address" || order.state === "payment")
    return { lead: text("order.lead.pending"), when: text("order.status.pending") }
  // The goods are on their way or there, and nothing that was paid is left.
  if (order.state === "complete" && order.paymentState === "refunded")
    return {
      lead: text("order.lead.refunded"),
      when:
        order.refundedAmount === null
          ? text("order.status.refunded")
          : text("order.when.refunded", { amount: formatTugrik(order.refundedAmount) }),
    }
  if (order.state === "returned") return { lead: text("order.lead.returned"), when: text("order.status.returned") }
  return {
    lead: text("order.lead.canceled"),
    when:
      order.canceledAt === null
        ? text(statusMessageKey(orderStatus(order)))
        : upper(text("order.when.canceled", { date: day(order.canceledAt) })),
  }
}
