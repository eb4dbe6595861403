/** Details of an order: where it goes or is picked up, its payments, and its shipment. */
import type { Order } from "#domain/entities/orders/order.ts"
import { shipmentStatus } from "#domain/rules/orders/order-status.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { AddressLines } from "#ui/account/public/address-lines.tsx"
import { PickupLines } from "#ui/cart/public/pickup-lines.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import { OrderPayments } from "./order-payments.tsx"
import { StatusLabel } from "./status-tag.tsx"
import styles from "./order-screen.module.css"

type Props = { readonly order: Order }

/** Whether an order is picked up at a store, or sent to an address, or has only a receiver, as stays and gift cards have. */
type Destination = "pickup" | "address" | "receiver"

const destinationOf = (order: Order): Destination => {
  if (order.pickupStore != null) return "pickup"
  return isNothingSent(order) ? "receiver" : "address"
}

const titles: Readonly<Record<Destination, MessageKey>> = {
  pickup: "order.pickup",
  address: "order.address",
  receiver: "order.receiver",
}

export const OrderDetails = ({ order }: Props) => {
  const text = useText()
  const title = text(titles[destinationOf(order)])
  return (
    <Panel aria-label={title}>
      <div className={styles.duo}>
        <OrderPlace order={order} title={title} />
        <OrderPayments order={order} />
        {destinationOf(order) === "address" && <OrderShipment order={order} />}
      </div>
    </Panel>
  )
}

const OrderPlace = ({ order: { pickupStore, address }, title }: Props & { readonly title: string }) => {
  if (pickupStore == null && address === null) return null
  return (
    <div>
      <h2>{title}</h2>
      {pickupStore == null ? address !== null && <AddressLines address={address} /> : <PickupLines store={pickupStore} />}
    </div>
  )
}

const OrderShipment = ({ order: { state, shipmentState } }: Props) => {
  const text = useText()
  if (state !== "complete" || shipmentState === null) return null
  return (
    <div>
      <h2>{text("order.shipment")}</h2>
      <StatusLabel status={shipmentStatus(shipmentState)} />
    </div>
  )
}
