/** Courier of an order on its way, with a number to call. */
import Truck from "lucide-react/icons/truck"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"

/** The courier, or the parcel alone; nothing where neither is known. */
export const OrderCourier = ({ order: { courier, parcelNumber = null } }: { readonly order: Order }) => {
  const text = useText()
  const parcel = parcelNumber === null ? null : text("order.parcel", { number: parcelNumber })
  if (courier === null)
    return parcel === null ? null : (
      <Note icon={<Truck />}>
        <p>{parcel}</p>
      </Note>
    )
  return (
    <Note icon={<Truck />} title={text("order.courier", { name: courier.name })} action={<PhoneLink phone={formatPhone(courier.phone)} />}>
      <p>{text("order.courier.text")}</p>
      {parcel !== null && <p>{parcel}</p>}
    </Note>
  )
}
