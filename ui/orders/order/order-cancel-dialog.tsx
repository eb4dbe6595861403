/** Confirmation of cancelling an order, with the amount and date of the refund. */
import { useSelector } from "@xstate/react"
import type { Order } from "#domain/entities/orders/order.ts"
import { orderMethod } from "#domain/rules/orders/order-method.ts"
import { zero } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { TextAreaField } from "#ui/parts/form/field-text.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import type { OrderActor } from "#machines/orders/order.ts"
import { refundTimeText } from "#ui/cart/public/refund-time.ts"
import styles from "./order-cancel-dialog.module.css"

export const OrderCancelDialog = ({
  actor,
  order,
  open,
}: {
  readonly actor: OrderActor
  readonly order: Order
  readonly open: boolean
}) => {
  const text = useText()
  const rich = useRichText()
  const page = useSelector(actor, ({ value }) => value.page)
  const reason = useSelector(actor, ({ context }) => context.reason)
  const { flags } = useSiteConfig()
  const busy = page === "cancelling" || page === "askingOutcome"
  const { money, wallet } = order.cancelRefund ?? { money: zero, wallet: zero }
  const withdraw = () => actor.send({ type: "cancel.withdraw" })
  return (
    <Dialog
      open={open}
      onClose={withdraw}
      title={text("order.cancel.confirm")}
      description={text("order.cancel.confirmText", { number: order.number })}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={withdraw}>
            {text("order.cancel.no")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => actor.send({ type: "cancel.confirm" })}>
            {text("order.cancel")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {money > 0 && (
          <p>{rich("order.cancel.confirmPaid", { amount: formatTugrik(money), time: refundTimeText(orderMethod(order), text) })}</p>
        )}
        {wallet > 0 && <p>{rich("order.cancel.confirmWallet", { amount: formatTugrik(wallet) })}</p>}
        {flags.wallet && order.paymentState === "paid" && <p>{text("order.cancel.bonus")}</p>}
        <TextAreaField
          id="cancel-reason"
          label={text("order.cancel.reason")}
          optional
          readOnly={busy}
          maxLength={300}
          value={reason}
          onType={(typed) => actor.send({ type: "reason.type", reason: typed })}
        />
      </div>
    </Dialog>
  )
}
