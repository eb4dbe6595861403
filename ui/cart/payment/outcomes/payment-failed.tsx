/** Outcome of a payment that the bank refused; the order waits for another try. */
import { useSelector } from "@xstate/react"
import RotateCw from "lucide-react/icons/rotate-cw"
import X from "lucide-react/icons/x"
import { Button } from "#ui/parts/button/button.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { Outcome } from "#ui/parts/feedback/outcome.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { PaymentFacts } from "#ui/cart/payment/payment-facts.tsx"
import { PaymentCountdown } from "#ui/cart/payment/payment-countdown.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"
import { PaymentUnreachable } from "./payment-unreachable.tsx"
import styles from "#ui/cart/payment/payment-screen.module.css"

export const PaymentFailed = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const rich = useRichText()
  const { supportPhone } = useSiteConfig()
  const { payment, number, again } = useSelector(actor, ({ context }) => context)
  const progress = useSelector(actor, ({ value }) => value.progress)
  const busy = progress === "fetchingMethods" || progress === "changingMethod" || progress === "askingSinceRefused"
  if (payment === null) return null
  return (
    <div className={styles.slim}>
      {progress === "unreachable" && <PaymentUnreachable />}
      <Outcome
        tone="bad"
        role="alert"
        icon={<X />}
        title={text(payment.lease == null ? "payment.failed.title" : "payment.failed.lease.title")}
        actions={
          <>
            <Button size="large" busy={busy && again} onClick={() => actor.send({ type: "payment.retry" })}>
              <RotateCw />
              {text("common.retry")}
            </Button>
            <Button size="large" variant="secondary" busy={busy && !again} onClick={() => actor.send({ type: "method.change" })}>
              {text("payment.other")}
            </Button>
          </>
        }
      >
        <p>
          {payment.lease == null
            ? rich("payment.failed.text", {})
            : rich("payment.failed.lease.text", { provider: payment.lease.provider })}
        </p>
      </Outcome>
      <div className={styles.held}>
        <PaymentCountdown actor={actor} label={text("payment.held")} />
      </div>
      <PaymentFacts number={number} payment={payment} />
      <p className={styles.quiet}>{rich("payment.failed.help", { phone: <PhoneLink key="phone" bare phone={supportPhone} /> })}</p>
    </div>
  )
}
