/** Result of a lease: the monthly payment, the totals and a chart of the payments. */
import { useSelector } from "@xstate/react"
import type { CSSProperties } from "react"
import type { Tugrik } from "#domain/entities/money.ts"
import { productsAddress } from "#domain/rules/lease/lease-address.ts"
import type { LeaseOffer } from "#domain/rules/lease/lease.ts"
import { leasableFrom } from "#domain/rules/lease/lease-terms.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { LeaseBars } from "./public/lease-bars.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./lease-result.module.css"

const tones = [
  { tone: "down", key: "lease.first" },
  { tone: "principal", key: "lease.principal" },
  { tone: "interest", key: "lease.interest" },
] as const satisfies ReadonlyArray<{ readonly tone: string; readonly key: MessageKey }>

/** From this many months, only every third is labelled, to fit a phone. */
const maxNumbered = 12

const isNumbered = (month: number, months: number): boolean => months <= maxNumbered || month % 3 === 0 || month === 1

export const LeaseResult = ({ actor, offer }: { readonly actor: LeaseActor; readonly offer: LeaseOffer }) => {
  const text = useText()
  const { down, months, monthly, financed, interest, total, rows, price } = offer
  const amounts = { down: formatTugrik(down), monthly: formatTugrik(monthly), months }
  const facts = [
    { key: "financed", name: text("lease.financed"), amount: financed },
    { key: "interest", name: text("lease.interest.total"), amount: interest },
    { key: "total", name: text("lease.total"), amount: total },
  ]
  return (
    <section className={styles.result} aria-label={text("lease.result")}>
      <div className={styles.month} role="status">
        <p>{text("lease.monthly.name")}</p>
        <p className={styles.amount}>
          <b>{formatTugrik(monthly)}</b> <small>{text("lease.monthly.times", { months })}</small>
        </p>
      </div>
      <div className={styles.more}>
        <dl className={styles.facts}>
          {facts.map(({ key, name, amount }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{formatTugrik(amount)}</dd>
            </div>
          ))}
        </dl>
        <figure className={styles.drawn} style={{ "--months": months } as CSSProperties}>
          <ul aria-hidden="true">
            {tones
              .filter(({ tone }) => tone !== "down" || down > 0)
              .map(({ tone, key }) => (
                <li key={tone} data-tone={tone}>
                  {text(key)}
                </li>
              ))}
          </ul>
          <LeaseBars detailed down={down} rows={rows} />
          <ol className={styles.axis} aria-hidden="true">
            <li>0</li>
            {rows.map(({ month }) => (
              <li key={month}>{isNumbered(month, months) && month}</li>
            ))}
          </ol>
          <figcaption>{text(down > 0 ? "lease.drawn" : "lease.drawn.nothing_down", amounts)}</figcaption>
        </figure>
        <div className={styles.actions}>
          <LeaseAction actor={actor} price={price} />
        </div>
      </div>
    </section>
  )
}

/** What the shopper does with the lease: find a product for its price, or take the product that it is of. */
const LeaseAction = ({ actor, price }: { readonly actor: LeaseActor; readonly price: Tugrik }) => {
  const text = useText()
  const { product, terms } = useSelector(actor, ({ context }) => context)
  const isTaken = useSelector(actor, (snapshot) => snapshot.matches({ page: { ready: { offered: "taken" } } }))
  if (product === null)
    return (
      <>
        <ButtonLink href={productsAddress(leasableFrom(terms), price)}>{text("lease.goods")}</ButtonLink>
        <p>{text("lease.how")}</p>
      </>
    )
  if (product.isSoldOut)
    return (
      <>
        <ButtonLink href={`/products/${product.slug}`}>{text("lease.back")}</ButtonLink>
        <p>{text("lease.sold_out")}</p>
      </>
    )
  return (
    <>
      <Button size="large" busy={isTaken} onClick={() => actor.send({ type: "product.take" })}>
        {text(product.variantId === null ? "lease.choose" : "lease.take")}
      </Button>
      <p>{text("lease.take.how")}</p>
    </>
  )
}
