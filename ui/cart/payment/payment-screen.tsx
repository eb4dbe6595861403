/** Payment screen of a placed order: instructions, time left and outcome. */
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import { useEffect } from "react"
import type { SnapshotFrom } from "xstate"
import type { PaymentActor } from "#machines/cart/payment.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PaymentCanceled } from "./outcomes/payment-canceled.tsx"
import { PaymentChoice } from "./methods/payment-choice.tsx"
import { PaymentFailed } from "./outcomes/payment-failed.tsx"
import { PaymentOverdue } from "./outcomes/payment-overdue.tsx"
import { PaymentPaid } from "./outcomes/payment-paid.tsx"
import { PaymentRefunded } from "./outcomes/payment-refunded.tsx"
import { preloadQr } from "./methods/payment-instructions.tsx"
import { PaymentSkeleton } from "./payment-skeleton.tsx"
import { PaymentPanel } from "./payment-panel.tsx"
import styles from "./payment-screen.module.css"

type Snapshot = SnapshotFrom<PaymentActor>
type View = "skeleton" | "missing" | "unreachable" | "choice" | "paid" | "failed" | "overdue" | "canceled" | "refunded" | "till"

/** View of a state; the last known payment stays on screen during a request. */
const viewOf = ({ value, context }: Snapshot): View => {
  const { progress } = value
  if (progress === "missing") return progress
  if (progress === "choosingMethod" || progress === "askingWhileChoosing") return "choice"
  if ((progress === "changingMethod" || progress === "askingSinceRefused") && !context.again) return "choice"
  if (context.payment === null) return progress === "unreachable" ? "unreachable" : "skeleton"
  const { status } = context.payment
  return progress === "payingInApp" || status === "pending" || status === "processing" ? "till" : status
}

export const PaymentScreen = ({ actor }: { readonly actor: PaymentActor }) => {
  const progress = useSelector(actor, ({ value }) => value.progress)
  const countdown = useSelector(actor, ({ value }) => value.countdown)
  const view = useSelector(actor, viewOf)
  useEffect(preloadQr, [])
  return (
    <div className={`page ${styles.screen}`} data-state={progress} data-countdown={countdown}>
      <PaymentView actor={actor} view={view} />
    </div>
  )
}

const PaymentView = ({ actor, view }: { readonly actor: PaymentActor; readonly view: View }) => {
  const text = useText()
  const { number, problem } = useSelector(actor, ({ context }) => context)
  switch (view) {
    case "skeleton":
      return <PaymentSkeleton />
    case "missing":
      return (
        <EmptyState heading="h1" icon={<PackageX />} title={text("order.missing.title")} text={text("order.missing.text", { number })}>
          <ButtonLink href="/account/orders">{text("order.all")}</ButtonLink>
        </EmptyState>
      )
    case "unreachable":
      return <ProblemState heading="h1" problem={problem ?? { _tag: "Unreachable" }} onRetry={() => actor.send({ type: "page.retry" })} />
    case "choice":
      return <PaymentChoice actor={actor} />
    case "paid":
      return <PaymentPaid actor={actor} />
    case "failed":
      return <PaymentFailed actor={actor} />
    case "overdue":
      return <PaymentOverdue actor={actor} />
    case "canceled":
      return <PaymentCanceled actor={actor} />
    case "refunded":
      return <PaymentRefunded actor={actor} />
    case "till":
      return <PaymentPanel actor={actor} />
    default:
      return view satisfies never
  }
}
