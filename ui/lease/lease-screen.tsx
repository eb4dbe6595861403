/** Lease calculator: form, result and schedule. B25. */
import { useSelector } from "@xstate/react"
import CalendarX from "lucide-react/icons/calendar-x"
import { nominalYearlyPerMille } from "#domain/rules/lease/lease-terms.ts"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Columns } from "#ui/parts/layout/columns.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { LeaseForm } from "./lease-form.tsx"
import { LeaseMonths } from "./lease-months.tsx"
import { LeaseUnavailable } from "./lease-unavailable.tsx"
import { LeaseResult } from "./lease-result.tsx"
import styles from "./lease-screen.module.css"
import { LeaseSkeleton } from "./lease-skeleton.tsx"

export const LeaseScreen = ({ actor }: { readonly actor: LeaseActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value: { page } }) => (typeof page === "string" ? page : "ready"))
  const box = useFocusFallback<HTMLDivElement>()
  const { answer, problem, terms } = useSelector(actor, ({ context }) => context)
  return (
    <div ref={box} className={`page ${styles.screen}`} data-state={state}>
      {state === "absent" && (
        <EmptyState heading="h1" icon={<CalendarX />} title={text("lease.absent")} text={text("lease.absent.text")}>
          <ButtonLink href="/products">{text("buy.continue")}</ButtonLink>
        </EmptyState>
      )}
      {state === "failed" && problem !== null && (
        <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
      )}
      {state === "fetching" && (
        <>
          <PageTitle title={text("lease.title")} />
          <LeaseSkeleton />
        </>
      )}
      {state === "ready" && (
        <>
          <PageTitle title={text("lease.title")}>
            {text("lease.rates", { monthly: formatPerMille(terms.interestPerMille), yearly: formatPerMille(nominalYearlyPerMille(terms)) })}
          </PageTitle>
          <Columns share="alike">
            <LeaseForm actor={actor} />
            {answer?._tag === "Offered" ? <LeaseResult actor={actor} offer={answer} /> : <LeaseUnavailable actor={actor} />}
          </Columns>
          {answer?._tag === "Offered" && <LeaseMonths offer={answer} />}
        </>
      )}
    </div>
  )
}
