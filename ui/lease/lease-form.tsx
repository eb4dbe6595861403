/** Lease form: price, down payment, period and lender. */
import { useSelector } from "@xstate/react"
import { leasableFrom, minimumFinanced } from "#domain/rules/lease/lease-terms.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { DownPayment } from "./down-payment.tsx"
import styles from "./lease-form.module.css"
import { LeaseSubject } from "./lease-subject.tsx"
import { LeasePeriod } from "./lease-period.tsx"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { MoneyField } from "./money-field.tsx"

export const LeaseForm = ({ actor }: { readonly actor: LeaseActor }) => {
  const text = useText()
  const { answer, product, query, typed, refusals, lenders, terms } = useSelector(actor, ({ context }) => context)
  const isMany = (lenders?.length ?? 0) > 1
  const lender = lenders?.find(({ provider }) => provider === query.lender) ?? lenders?.[0]
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
        {isMany && (
          <div>
            <p className={styles.label}>{text("lease.lender")}</p>
            <ChoiceTiles
              name="lease-lender"
              label={text("lease.lender")}
              choices={(lenders ?? []).map(({ provider, interest, note }) => ({
                key: provider,
                title: provider,
                note: [text("lease.lender.interest", { interest: formatPerMille(Math.round(interest * 10)) }), note]
                  .filter(Boolean)
                  .join(" · "),
              }))}
              chosen={lender?.provider ?? null}
              onChoose={(provider) => actor.send({ type: "lender.choose", provider })}
            />
          </div>
        )}
        {query.lender !== null && <input type="hidden" name="lender" value={query.lender} />}
        <noscript>
          <Button type="submit" wide>
            {text("lease.count")}
          </Button>
        </noscript>
        <p className={styles.quiet}>
          {!isMany && lender !== undefined && `${text("lease.lender")}: ${lender.provider}. `}
          {text("lease.bounds", { min: formatTugrik(minimumFinanced(terms)), max: formatTugrik(terms.max) })}
        </p>
      </Panel>
    </form>
  )
}
