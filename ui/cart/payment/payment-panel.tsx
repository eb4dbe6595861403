/** Panel of a pending payment: QR code, account or bank link, while the payment is polled. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import ChevronLeft from "lucide-react/icons/chevron-left"
import RefreshCw from "lucide-react/icons/refresh-cw"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Instructions } from "#ui/parts/display/instructions.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { usePaymentSteps } from "./methods/payment-steps.tsx"
import { isBankPayment, type BankPayment } from "./methods/bank-payment.ts"
import { PaymentCountdown } from "./payment-countdown.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"
import { PaymentUnreachable } from "./outcomes/payment-unreachable.tsx"
import { PaymentInstructions } from "./methods/payment-instructions.tsx"
import { WaitingNotice } from "./waiting-notice.tsx"
import styles from "./payment-panel.module.css"
import screen from "./payment-screen.module.css"

export const PaymentPanel = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const { payment, number, atBank, appProblem } = useSelector(actor, ({ context }) => context)
  const isInApp = useSelector(actor, ({ value }) => value.progress === "payingInApp")
  const isUnreachable = useSelector(actor, ({ value }) => value.progress === "unreachable")
  if (payment === null || !isBankPayment(payment)) return null
  const isProcessing = payment.status === "processing"
  return (
    <div className={screen.wide}>
      <Link href={`/account/orders/${number}`} className={screen.back}>
        <ChevronLeft />
        {text("payment.toOrder")}
      </Link>
      <PageTitle title={text(`payment.title.${payment.method}`)}>{text("payment.order", { number })}</PageTitle>
      {isUnreachable && <PaymentUnreachable />}
      {appProblem !== null && (
        <Note tone="bad" icon={<CircleAlert />} role="alert" title={text("payment.app.problem")}>
          <p>{problemText(appProblem, text)}</p>
        </Note>
      )}
      <section className={styles.till}>
        <div className={styles.main}>
          <p className={styles.label}>{text("summary.payable")}</p>
          <p className={screen.sum}>{formatTugrik(payment.amount)}</p>
          <PaymentCountdown actor={actor} label={text("payment.left")} />
          {!isProcessing && !isInApp && (
            <PaymentInstructions payment={payment} number={number} onVisit={() => actor.send({ type: "bank.visit" })} />
          )}
          {isInApp && <WaitingNotice>{text("payment.app")}</WaitingNotice>}
          {!isInApp && (isProcessing || atBank) && (
            <WaitingNotice>{text(isProcessing ? "payment.processing" : "payment.waiting")}</WaitingNotice>
          )}
          <p className={screen.quiet}>{text(isProcessing ? "payment.processing.text" : "payment.waiting.text")}</p>
        </div>
        <TillAside actor={actor} payment={payment} />
      </section>
    </div>
  )
}

const TillAside = ({ actor, payment }: { readonly actor: PaymentActor; readonly payment: BankPayment }) => {
  const text = useText()
  const steps = usePaymentSteps(payment)
  const progress = useSelector(actor, ({ value }) => value.progress)
  return (
    <aside className={styles.more} aria-labelledby="payment-how">
      <h2 id="payment-how">{text("payment.how")}</h2>
      <Instructions steps={steps} />
      <div className={styles.acts}>
        <Button
          variant="paper"
          wide
          busy={progress === "asking" || progress === "payingInApp"}
          onClick={() => actor.send({ type: "payment.check" })}
        >
          <RefreshCw />
          {text("payment.check")}
        </Button>
        {payment.status === "pending" && progress !== "payingInApp" && (
          <Button variant="quiet" wide busy={progress === "fetchingMethods"} onClick={() => actor.send({ type: "method.change" })}>
            {text("payment.other")}
          </Button>
        )}
      </div>
      <p className={screen.quiet}>{text("payment.auto")}</p>
    </aside>
  )
}
