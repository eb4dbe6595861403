/** Choice of another payment method for an order that waits for payment. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import { useState } from "react"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { MethodTiles } from "./method-tiles.tsx"
import { PaymentCountdown } from "#ui/cart/payment/payment-countdown.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"
import styles from "#ui/cart/payment/payment-screen.module.css"

export const PaymentChoice = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const { payment, methods, methodId, problem, number } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, ({ value }) => value.progress !== "choosingMethod" && value.progress !== "askingWhileChoosing")
  const [picked, setPicked] = useState<number | null>(null)
  const chosen = busy ? methodId : picked
  return (
    <div className={styles.slim}>
      <PageTitle title={text("payment.other")}>{text("payment.order", { number })}</PageTitle>
      {problem !== null && !busy && (
        <Note tone="bad" icon={<CircleAlert />} role="alert" title={text("payment.other.problem")}>
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      <Panel title={text("method.title")} lead={text("payment.other.lead", { number })}>
        <PaymentCountdown actor={actor} label={text("payment.left")} />
        <MethodTiles methods={methods} monthly={payment?.leaseFrom ?? null} chosen={chosen} onChoose={setPicked} />
        <ActionGroup>
          <Button
            size="large"
            busy={busy}
            disabled={chosen === null}
            onClick={() => {
              if (picked !== null) actor.send({ type: "method.choose", id: picked })
            }}
          >
            {text("payment.other.change")}
          </Button>
          <Button size="large" variant="secondary" disabled={busy} onClick={() => actor.send({ type: "method.keep" })}>
            {text("cart.clear.no")}
          </Button>
        </ActionGroup>
      </Panel>
    </div>
  )
}
