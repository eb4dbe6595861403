/** VAT receipt of an order, folded. */
import { useSelector } from "@xstate/react"
import ReceiptText from "lucide-react/icons/receipt-text"
import type { Instant } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { receiptStatus, statusMessageKey } from "#domain/rules/orders/order-status.ts"
import { receiptBy } from "#domain/rules/orders/receipt.ts"
import { formatDay } from "#domain/rules/texts/dates.ts"
import { receiptLeadText } from "#ui/cart/public/receipt-lead.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useNow } from "#ui/react/clock.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useLocale, useText, type Text } from "#ui/messages/messages.tsx"
import type { OrderActor } from "#machines/orders/order.ts"

/** The slip draws a QR code, which is loaded only when the receipt is opened. */
const slip = lazyPart(async () => (await import("./receipt-slip.tsx")).ReceiptSlip)

/** When the receipt is sent: within days of the delivery, by a date once it is delivered, nothing once it is there. */
const receiptLead = (order: Order, now: Instant, locale: Locale, text: Text): string | undefined => {
  if (order.receiptState === "confirmed") return undefined
  return order.deliveredAt === null
    ? receiptLeadText(order, text)
    : text("receipt.by", { date: formatDay(receiptBy(order.deliveredAt), now, locale) })
}

export const OrderReceipt = ({ actor, order }: { readonly actor: OrderActor; readonly order: Order }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value.receipt)
  const receipt = useSelector(actor, ({ context }) => context.receipt)
  const lead = receiptLead(order, useNow(), useLocale(), text)
  const { Part: Slip } = useLazyPart(slip, state === "shown" && receipt !== null)
  // A cancelled order gets no receipt.
  if (order.receiptState === null || (order.state === "canceled" && order.receiptState === "pending")) return null
  const status = receiptStatus(order)
  if (status === null) return null
  if (Slip !== null && receipt !== null) return <Slip receipt={receipt} lead={lead} />
  return (
    <Panel
      title={text("receipt.title")}
      lead={lead}
      aside={<Tag tone={order.receiptState === "confirmed" ? "good" : "warn"}>{text(statusMessageKey(status))}</Tag>}
    >
      {order.receiptFor != null && (
        <p>{[order.receiptFor.name, order.receiptFor.registryNumber].filter((part) => part !== null).join(" · ")}</p>
      )}
      {state === "failed" && <p role="alert">{text("order.receipt.wrong")}</p>}
      <Button
        variant="secondary"
        wide
        busy={state === "fetching" || state === "shown"}
        onClick={() => {
          slip.preload()
          actor.send({ type: "receipt.show" })
        }}
      >
        <ReceiptText />
        {text(state === "failed" ? "common.retry" : "receipt.show")}
      </Button>
    </Panel>
  )
}
