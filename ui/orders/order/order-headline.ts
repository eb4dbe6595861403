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

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** When an order arrives or can be picked up; a window that has passed is not repeated. */
const arrival = ({ deliveryFrom, deliveryTo, pickupStore = null, ...order }: Order, now: Instant, locale: Locale, text: Text): string => {
  if (deliveryFrom === null || deliveryTo === null) return text(statusMessageKey(orderStatus(order)))
  if (isBefore(deliveryTo, now)) return text(pickupStore === null ? "order.when.late" : "order.when.kept")
  const formatWindow = pickupStore === null ? formatDeliveryWindow : formatPickupWindow
  const window = formatWindow(deliveryFrom, deliveryTo, now, locale)
  return capitalized(text(pickupStore === null ? "order.when.arrives" : "order.when.pickup", { window }))
}

/** Headline of an order that will not arrive: a cart, a cancelled order, or one whose money went back. */
const notArriving = (order: Order, now: Instant, locale: Locale, text: Text): Headline => {
  const canceled: Headline = {
    lead: text("order.lead.canceled"),
    when:
      order.canceledAt === null
        ? text(statusMessageKey(orderStatus(order)))
        : capitalized(text("order.when.canceled", { date: formatDay(order.canceledAt, now, locale) })),
  }
  switch (order.state) {
    case "cart":
    case "address":
    case "payment":
      return { lead: text("order.lead.pending"), when: text("order.status.pending") }
    case "complete":
      if (order.paymentState !== "refunded") return canceled
      // The goods are on their way or there, and nothing that was paid is left.
      return {
        lead: text("order.lead.refunded"),
        when:
          order.refundedAmount === null
            ? text("order.status.refunded")
            : text(order.refundPending === true ? "order.when.refunding" : "order.when.refunded", {
                amount: formatTugrik(order.refundedAmount),
              }),
      }
    case "returned":
      return { lead: text("order.lead.returned"), when: text("order.status.returned") }
    case "canceled":
      return canceled
    default:
      return order.state satisfies never
  }
}

export const orderHeadline = (order: Order, now: Instant, locale: Locale, text: Text): Headline => {
  const isPickup = order.pickupStore != null
  const stop = trackingStop(order)
  switch (stop) {
    case "ordered":
      return {
        lead: text(isPayable(order) ? "order.lead.waiting" : "order.lead.atBank"),
        when:
          order.expiresAt === null || !isPayable(order)
            ? text(statusMessageKey(orderStatus(order)))
            : text("order.when.pay", { until: formatMoment(order.expiresAt, now, locale) }),
      }
    case "paid":
    case "shipped":
      return { lead: text(`order.lead.${stop}`), when: arrival(order, now, locale, text) }
    case "ready":
      return { lead: text(isPickup ? "order.lead.pickup" : "order.lead.ready"), when: arrival(order, now, locale, text) }
    case "delivered": {
      const key = isPickup ? "pickedUp" : "delivered"
      return {
        lead: text(`order.lead.${key}`),
        when:
          order.deliveredAt === null
            ? text("order.status.delivered")
            : capitalized(text(`order.when.${key}`, { date: formatDay(order.deliveredAt, now, locale) })),
      }
    }
    case null:
      return notArriving(order, now, locale, text)
    default:
      return stop satisfies never
  }
}
