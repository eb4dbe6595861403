/** Layout of a finished payment: outcome, facts and actions. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { zero } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
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
  /** Sentence about the payment; one about money that returned to the wallet follows it. */
  readonly text: string | null
  /** Label of the link to the order. */
  readonly order: string
  /** Text below the facts. */
  readonly children?: ReactNode
}

export const PaymentEnded = ({ actor, tone, icon, title, text, order, children }: Props) => {
  const message = useText()
  const { payment, number } = useSelector(actor, ({ context }) => context)
  const fromWallet = payment?.wallet ?? zero
  const returned = fromWallet > 0 ? message("payment.wallet.returned", { amount: formatTugrik(fromWallet) }) : null
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
        <p>{[text, returned].filter(Boolean).join(" ")}</p>
      </Outcome>
      {payment !== null && <PaymentFacts number={number} payment={payment} />}
      {children}
    </div>
  )
}
