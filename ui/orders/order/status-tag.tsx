/** Status of an order as a coloured tag. */
import Check from "lucide-react/icons/check"
import Clock from "lucide-react/icons/clock"
import CircleAlert from "lucide-react/icons/circle-alert"
import Truck from "lucide-react/icons/truck"
import X from "lucide-react/icons/x"
import type { Order } from "#domain/entities/orders/order.ts"
import { finalStatus, statusMessageKey, statusTone, type OrderStatus, type StatusTone } from "#domain/rules/orders/order-status.ts"
import { areReturnsClosed } from "#domain/rules/orders/returns.ts"
import { useNow } from "#ui/react/clock.ts"
import { Tag, type TagTone } from "#ui/parts/display/tag.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"

const looks = {
  waiting: { tone: "warn", Icon: Clock },
  attention: { tone: "warn", Icon: CircleAlert },
  good: { tone: "good", Icon: Check },
  ended: { tone: "plain", Icon: X },
} as const satisfies Record<StatusTone, { readonly tone: TagTone; readonly Icon: typeof Check }>

/** Statuses that have another name where the order is picked up. */
const pickupLabels: Readonly<Partial<Record<OrderStatus, MessageKey>>> = {
  ready_to_deliver: "order.stop.pickup",
  delivered: "order.stop.pickedUp",
}

export const StatusTag = ({ order }: { readonly order: Order }) => {
  const status = finalStatus(order, areReturnsClosed(order.deliveredAt, order.lineItems, useNow()))
  return <StatusLabel status={status} label={order.pickupStore == null ? undefined : pickupLabels[status]} />
}

/** Any status of an order, a payment or a shipment. */
export const StatusLabel = ({ status, label }: { readonly status: OrderStatus; readonly label?: MessageKey | undefined }) => {
  const text = useText()
  if (status === "delivering")
    return (
      <Tag tone="sky" icon={<Truck />}>
        {text("order.status.delivering")}
      </Tag>
    )
  const { tone, Icon } = looks[statusTone(status)]
  return (
    <Tag tone={status === "payment_failed" ? "bad" : tone} icon={<Icon />}>
      {text(label ?? statusMessageKey(status))}
    </Tag>
  )
}
