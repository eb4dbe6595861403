/** Layout of a finished payment: outcome, facts and actions. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Outcome } from "#ui/parts/feedback/outcome.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PaymentFacts } from "#ui/cart/payment/payment-facts.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"
import styles from "#ui/cart/payment/payment-screen.module.css"

type Props = {
  readonly actor: PaymentActor
  readonly tone: "warn" | "sky"
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** Label of the link to the order. */
  readonly order: string
  /** Text below the facts. */
  readonly children?: ReactNode
}

export const PaymentEnded = ({ actor, tone, icon, title, text, order, children }: Props) => {
  const message = useText()
  const { payment, number } = useSelector(actor, ({ context }) => context)
  return (
    <div className={styles.slim}>
      <Outcome
        tone={tone}
        role="alert"
        icon={icon}
        title={title}
        actions={
          <>
            <ButtonLink size="large" href="/products">
              {message("buy.continue")}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={`/account/orders/${number}`}>
              {order}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </Outcome>
      {payment !== null && <PaymentFacts number={number} payment={payment} />}
      {children}
    </div>
  )
}
