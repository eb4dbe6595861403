/** Recharge of the wallet: amount and method, then the payment and its outcome. S29 c. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import Clock from "lucide-react/icons/clock"
import SearchX from "lucide-react/icons/search-x"
import X from "lucide-react/icons/x"
import type { SnapshotFrom } from "xstate"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { rechargeOutcome } from "#domain/rules/wallet/recharge.ts"
import type { RechargeActor } from "#machines/wallet/recharge.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Outcome } from "#ui/parts/feedback/outcome.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { RechargeForm } from "./recharge-form.tsx"
import { RechargePayment } from "./recharge-payment.tsx"

export const RechargeScreen = ({ actor }: { readonly actor: RechargeActor }) => {
  const state = useSelector(actor, ({ value }) => value)
  return (
    <div data-state={state}>
      <AccountFrame here="wallet">
        <RechargeView actor={actor} />
      </AccountFrame>
    </div>
  )
}

/** Outcome of the last response; it stays on the screen during the next check. */
const outcomeOf = ({ context: { recharge } }: SnapshotFrom<RechargeActor>): keyof typeof outcomes | null => {
  if (recharge === null) return null
  const outcome = rechargeOutcome(recharge.payment.status)
  return outcome === "open" ? null : outcome
}

const RechargeView = ({ actor }: { readonly actor: RechargeActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const outcome = useSelector(actor, outcomeOf)
  const { problem } = useSelector(actor, ({ context }) => context)
  switch (state) {
    case "opening":
    case "fetchingMethods":
    case "fetching":
      return <RechargeSkeleton label={text("recharge.loading")} />
    case "filling":
    case "starting":
      return <RechargeForm actor={actor} />
    case "deciding":
    case "waiting":
    case "asking":
    case "unreachable":
      return outcome === null ? <RechargePayment actor={actor} /> : <RechargeOutcome actor={actor} outcome={outcome} />
    case "paid":
    case "declined":
    case "ended":
      return <RechargeOutcome actor={actor} outcome={state} />
    case "missing":
      return (
        <EmptyState heading="h1" icon={<SearchX />} title={text("recharge.missing")}>
          <ButtonLink href="/account/wallet">{text("recharge.back")}</ButtonLink>
        </EmptyState>
      )
    case "failed":
      return problem !== null && <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
    default:
      return state satisfies never
  }
}

const slots = [1, 2, 3]

const RechargeSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingPlaceholder label={label}>
    <Skeleton width="16rem" height="2.25rem" />
    <Panel aria-hidden="true">
      {slots.map((slot) => (
        <Skeleton key={slot} height="3rem" />
      ))}
    </Panel>
  </LoadingPlaceholder>
)

const outcomes = {
  paid: { tone: "good", icon: <Check />, again: "recharge.more" },
  declined: { tone: "bad", icon: <X />, again: "recharge.again" },
  ended: { tone: "warn", icon: <Clock />, again: "recharge.again" },
} as const

const RechargeOutcome = ({ actor, outcome }: { readonly actor: RechargeActor; readonly outcome: keyof typeof outcomes }) => {
  const text = useText()
  const recharge = useSelector(actor, ({ context }) => context.recharge)
  if (recharge === null) return null
  const { tone, icon, again } = outcomes[outcome]
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={text(`recharge.${outcome}.title`)}
      role={outcome === "paid" ? "status" : "alert"}
      actions={
        <>
          <ButtonLink href="/account/wallet" size="large">
            {text("recharge.back")}
          </ButtonLink>
          <Button size="large" variant="secondary" onClick={() => actor.send({ type: "recharge.again" })}>
            {text(again)}
          </Button>
        </>
      }
    >
      <p>{text(`recharge.${outcome}.text`, { amount: formatTugrik(recharge.payment.amount) })}</p>
      <p className="num">{recharge.number}</p>
    </Outcome>
  )
}
