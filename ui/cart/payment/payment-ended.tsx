/** A payment that nobody waits for any more: how it ended, what is known of it, and the ways on. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Verdict } from "#ui/parts/feedback/outcome.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PaymentFacts } from "./payment-facts.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"
import styles from "./payment-screen.module.css"

type Props = {
  readonly actor: PaymentActor
  readonly tone: "warn" | "sky"
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** The words of the way to the order. */
  readonly order: string
  /** What is said beneath the facts. */
  readonly children?: ReactNode
}

export const PaymentEnded = ({ actor, tone, icon, title, text, order, children }: Props) => {
  const words = useText()
  const { payment, number } = useSelector(actor, ({ context }) => context)
  return (
    <div className={styles.slim}>
      <Verdict
        tone={tone}
        role="alert"
        icon={icon}
        title={title}
        actions={
          <>
            <ButtonLink size="large" href="/products">
              {words("buy.continue")}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={`/account/orders/${number}`}>
              {order}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </Verdict>
      {payment !== null && <PaymentFacts number={number} payment={payment} />}
      {children}
    </div>
  )
}
