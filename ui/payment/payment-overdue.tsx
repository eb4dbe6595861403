/** The time to pay is over, or the order was cancelled: what was given back, and the way on. */
import { useSelector } from "@xstate/react"
import Clock from "lucide-react/icons/clock"
import Info from "lucide-react/icons/info"
import { ButtonLink } from "../parts/button-link.tsx"
import { Note } from "../parts/note.tsx"
import { PhoneLink } from "../parts/phone-link.tsx"
import { Verdict } from "../parts/verdict.tsx"
import { useSiteConfig } from "../site-config.ts"
import { useRichText, useText } from "../words/words.tsx"
import { PaymentFacts } from "./payment-facts.tsx"
import type { PaymentActor } from "./payment-screen.tsx"
import styles from "./payment-screen.module.css"

export const PaymentOverdue = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const rich = useRichText()
  const { supportPhone, paymentMinutes } = useSiteConfig()
  const { payment, number } = useSelector(actor, ({ context }) => context)
  const ended = payment?.status === "canceled" || payment?.status === "refunded" ? payment.status : "overdue"
  return (
    <div className={styles.slim}>
      <Verdict
        tone="warn"
        role="alert"
        icon={<Clock />}
        title={text(`payment.${ended}.title`)}
        ways={
          <>
            <ButtonLink size="large" href="/products">
              {text("buy.continue")}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={`/account/orders/${number}`}>
              {text("payment.overdue.order")}
            </ButtonLink>
          </>
        }
      >
        <p>{text(`payment.${ended}.text`, { minutes: paymentMinutes })}</p>
      </Verdict>
      {payment !== null && <PaymentFacts number={number} payment={payment} />}
      {ended === "overdue" && (
        <Note icon={<Info />} title={text("payment.overdue.late")}>
          <p>{rich("payment.overdue.lateText", { phone: <PhoneLink key="phone" bare phone={supportPhone} /> })}</p>
        </Note>
      )}
    </div>
  )
}
