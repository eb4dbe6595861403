/** Lease form: price, down payment, period and lender. */
import { useSelector } from "@xstate/react"
import { leasableFrom, minimumFinanced } from "#domain/rules/lease/lease-terms.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { DownPayment } from "./down-payment.tsx"
import styles from "./lease-form.module.css"
import { LenderChoice } from "./lender-choice.tsx"
import { LeaseSubject } from "./lease-subject.tsx"
import { LeasePeriod } from "./lease-period.tsx"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { MoneyField } from "./money-field.tsx"

export const LeaseForm = ({ actor }: { readonly actor: LeaseActor }) => {
  const text = useText()
  const { answer, product, query, typed, refusals, lenders, terms } = useSelector(actor, ({ context }) => context)
  const [onlyLender, ...otherLenders] = lenders ?? []
  const wrong = refusalMessages(refusals, text)
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Panel aria-label={text("lease.form")}>
        {product === null ? (
          <MoneyField
            id="price"
            name="price"
            label={text("lease.price")}
            hint={text("lease.from_amount", { amount: formatTugrik(leasableFrom(terms)) })}
            wrong={wrong.price}
            value={typed.price}
            onType={(text) => actor.send({ type: "price.type", text })}
          />
        ) : (
          <LeaseSubject product={product} />
        )}
        {answer?._tag === "Offered" && (
          <>
            <DownPayment actor={actor} offer={answer} wrong={wrong.down} />
            <LeasePeriod actor={actor} offer={answer} />
          </>
        )}
        {lenders !== null && lenders.length > 1 && (
          <div>
            <p className={styles.label}>{text("lease.lender")}</p>
            <LenderChoice actor={actor} lenders={lenders} />
          </div>
        )}
        {query.lender !== null && <input type="hidden" name="lender" value={query.lender} />}
        <noscript>
          <Button type="submit" wide>
            {text("lease.count")}
          </Button>
        </noscript>
        <p className={styles.quiet}>
          {onlyLender !== undefined && otherLenders.length === 0 && `${text("lease.lender")}: ${onlyLender.provider}. `}
          {text("lease.bounds", { min: formatTugrik(minimumFinanced(terms)), max: formatTugrik(terms.max) })}
        </p>
      </Panel>
    </form>
  )
}
