/** Courier of an order on its way, with a number to call. */
import Truck from "lucide-react/icons/truck"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatPhone } from "#domain/rules/identity/contact.ts"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const OrderCourier = ({ courier }: { readonly courier: NonNullable<Order["courier"]> }) => {
  const text = useText()
  return (
    <Note icon={<Truck />} title={text("order.courier", { name: courier.name })} action={<PhoneLink phone={formatPhone(courier.phone)} />}>
      <p>{text("order.courier.text")}</p>
    </Note>
  )
}
