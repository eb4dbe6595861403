/** Lease to pay an order by: lender, down payment, period and schedule. S15, W7. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import Info from "lucide-react/icons/info"
import { leasableFrom } from "#domain/rules/lease/lease-terms.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LeaseActor } from "#machines/lease/lease.ts"
import type { LendCheckActor } from "#machines/lease/lend-check.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import { DownPayment } from "../down-payment.tsx"
import { LeaseMonths } from "../lease-months.tsx"
import { LeasePeriod } from "../lease-period.tsx"
import { LenderChoice } from "../lender-choice.tsx"
import { LendResult } from "../lend-result.tsx"

export type LeaseChoiceProps = {
  readonly actor: LeaseActor
  /** Whether the lender lends the sum. */
  readonly lend: LendCheckActor
}

const LeaseChoiceAt = ({ actor, lend }: LeaseChoiceProps) => {
  const text = useText()
  const state = useSelector(actor, ({ value: { page } }) => (typeof page === "string" ? page : "ready"))
  const { answer, lenders, problem, refusals, terms } = useSelector(actor, ({ context }) => context)
  if (state === "absent") return <p>{text("lease.absent")}</p>
  if (state === "failed")
    return (
      <Note
        tone="bad"
        icon={<CircleAlert />}
        role="alert"
        action={
          <Button size="small" variant="paper" onClick={() => actor.send({ type: "page.retry" })}>
            {text("common.retry")}
          </Button>
        }
      >
        <p>{problem !== null && problemText(problem, text)}</p>
      </Note>
    )
  if (state !== "ready" || answer === null) return <Skeleton height="12rem" />
  return (
    <>
      {lenders !== null && lenders.length > 1 && <LenderChoice actor={actor} lenders={lenders} />}
      {answer._tag === "Offered" ? (
        <>
          <DownPayment actor={actor} offer={answer} wrong={refusalMessages(refusals, text).down} />
          <LeasePeriod actor={actor} offer={answer} />
          <DefinitionList
            pairs={[
              {
                key: "monthly",
                name: text("lease.monthly.name"),
                value: `${formatTugrik(answer.monthly)} ${text("lease.monthly.times", { months: answer.months })}`,
              },
              { key: "total", name: text("lease.total"), value: formatTugrik(answer.total) },
            ]}
          />
          <LeaseMonths offer={answer} />
          <LendResult actor={lend} />
        </>
      ) : (
        <Note tone="warn" icon={<Info />} role="status" title={text("lease.too_low")}>
          <p>{text("lease.too_low.lender", { amount: formatTugrik(leasableFrom(terms)) })}</p>
        </Note>
      )}
    </>
  )
}

/** Shows the space that it will take until its messages are loaded. */
export const LeaseChoice = withMessages(["lease"], LeaseChoiceAt, <Skeleton height="12rem" />)
