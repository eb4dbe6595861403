/** Outcome of a paid order: arrival, address, bonus, and where the confirmation went. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import { isStay } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Outcome } from "#ui/parts/feedback/outcome.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PaymentFacts } from "#ui/cart/payment/payment-facts.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"
import styles from "#ui/cart/payment/payment-screen.module.css"
import { PaidArrival } from "./paid-arrival.tsx"
import { PaidNotes } from "./paid-notes.tsx"

export const PaymentPaid = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const { session } = useActorRefs()
  const { payment, number } = useSelector(actor, ({ context }) => context)
  const name = useSelector(session, ({ context }) => context.user?.firstName ?? "")
  if (payment === null) return null
  const hasTickets = payment.order?.lineItems.some(isStay) === true
  return (
    <div className={styles.slim}>
      <Outcome
        tone="good"
        icon={<Check />}
        title={text("payment.paid.title")}
        actions={
          <>
            {hasTickets && (
              <ButtonLink size="large" href="/account/tickets">
                {text("payment.paid.tickets")}
              </ButtonLink>
            )}
            <ButtonLink size="large" variant={hasTickets ? "secondary" : "primary"} href={`/account/orders/${number}`}>
              {text("payment.paid.track")}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href="/products">
              {text("buy.continue")}
            </ButtonLink>
          </>
        }
      >
        <div className={styles.sum}>{formatTugrik(payment.amount)}</div>
        <p>{name === "" ? text("payment.paid.text") : text("payment.paid.textNamed", { name })}</p>
      </Outcome>
      {payment.order !== null && <PaidArrival order={payment.order} />}
      <PaymentFacts number={number} payment={payment} />
      <PaidNotes order={payment.order} method={payment.method} />
    </div>
  )
}
