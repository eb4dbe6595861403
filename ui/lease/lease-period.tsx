/** Lease periods side by side, each with its monthly payment. */
import { useSelector } from "@xstate/react"
import type { LeaseOffer } from "#domain/rules/lease/lease.ts"
import { monthlyByPeriod } from "#domain/rules/lease/lender-terms.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ChoiceCard } from "#ui/parts/choice/choice-card.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./lease-period.module.css"
import type { LeaseActor } from "#machines/lease/lease.ts"

export const LeasePeriod = ({ actor, offer }: { readonly actor: LeaseActor; readonly offer: LeaseOffer }) => {
  const text = useText()
  const terms = useSelector(actor, ({ context }) => context.terms)
  return (
    <fieldset className={styles.period}>
      <legend>{text("lease.period")}</legend>
      <div>
        {monthlyByPeriod(offer, terms).map(({ months, monthly }) => (
          <ChoiceCard
            key={months}
            name="months"
            value={months}
            checked={months === offer.months}
            onChange={() => actor.send({ type: "period.choose", months })}
          >
            {text("lease.months", { count: months })}
            <small>{formatTugrik(monthly)}</small>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
