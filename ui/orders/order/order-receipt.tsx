/** VAT receipt of an order, folded. */
import { useSelector } from "@xstate/react"
import ReceiptText from "lucide-react/icons/receipt-text"
import type { Order } from "#domain/entities/orders/order.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { OrderActor } from "#machines/orders/order.ts"
import { ReceiptSlip } from "./receipt-slip.tsx"

export const OrderReceipt = ({ actor, order }: { readonly actor: OrderActor; readonly order: Order }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value.receipt)
  const receipt = useSelector(actor, ({ context }) => context.receipt)
  // A cancelled order gets no receipt.
  if (order.receiptState === null || (order.state === "canceled" && order.receiptState === "pending")) return null
  if (state === "shown" && receipt !== null) return <ReceiptSlip receipt={receipt} />
  return (
    <Panel
      title={text("receipt.title")}
      lead={text("receipt.lead")}
      aside={<Tag tone={order.receiptState === "confirmed" ? "good" : "warn"}>{text(`receipt.${order.receiptState}`)}</Tag>}
    >
      {state === "failed" && <p role="alert">{text("order.receipt.wrong")}</p>}
      <Button variant="secondary" wide busy={state === "fetching"} onClick={() => actor.send({ type: "receipt.show" })}>
        <ReceiptText />
        {text(state === "failed" ? "common.retry" : "receipt.show")}
      </Button>
    </Panel>
  )
}
