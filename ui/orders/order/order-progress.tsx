/** Tracking line of an order with its stops. */
import type { Order } from "#domain/entities/orders/order.ts"
import { tracking, type TrackingStop } from "#domain/rules/orders/order-status.ts"
import { formatMoment } from "#domain/rules/texts/moments.ts"
import { useNow } from "#ui/react/clock.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { formatPickupWindow } from "#domain/rules/texts/pickup-window.ts"
import { Track } from "#ui/parts/display/track.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"

type Props = {
  readonly order: Order
  /** One line without dates, for lists. */
  readonly slim?: boolean
}

const stopMessageKey = (stop: TrackingStop, isPickup: boolean) => {
  if (isPickup && stop === "ready") return "order.stop.pickup"
  return isPickup && stop === "delivered" ? "order.stop.pickedUp" : (`order.stop.${stop}` as const)
}

export const OrderProgress = ({ order, slim = false }: Props) => {
  const text = useText()
  const when = useStopMoments(order)
  const stops = tracking(order)
  if (stops.length === 0) return null
  return (
    <Track
      label={text("order.track")}
      stops={stops.map(({ stop, state }) => ({
        key: stop,
        label: text(stopMessageKey(stop, order.pickupStore != null)),
        state,
        note: when[stop],
      }))}
      ended
      slim={slim}
    />
  )
}

/** Date of each stop, where known. */
const useStopMoments = (order: Order): Readonly<Partial<Record<TrackingStop, string>>> => {
  const locale = useLocale()
  const now = useNow()
  const at = (moment: Order["paidAt"]) => (moment === null ? undefined : formatMoment(moment, now, locale))
  const promised =
    order.deliveryFrom === null || order.deliveryTo === null
      ? undefined
      : (order.pickupStore == null ? formatDeliveryWindow : formatPickupWindow)(order.deliveryFrom, order.deliveryTo, now, locale)
  return { ordered: at(order.completedAt ?? order.createdAt), paid: at(order.paidAt), delivered: at(order.deliveredAt) ?? promised }
}
