/** Result of a lease: the monthly payment, and all that is paid as one bar. */
import { useSelector } from "@xstate/react"
import type { Tugrik } from "#domain/entities/money.ts"
import { productsAddress } from "#domain/rules/lease/lease-address.ts"
import type { LeaseOffer } from "#domain/rules/lease/lease.ts"
import { leasableFrom } from "#domain/rules/lease/lease-terms.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { BarMark, StackedBar } from "#ui/parts/display/stacked-bar.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./lease-result.module.css"

export const LeaseResult = ({ actor, offer }: { readonly actor: LeaseActor; readonly offer: LeaseOffer }) => {
  const text = useText()
  const { down, months, monthly, financed, interest, total, price } = offer
  const amounts = { down: formatTugrik(down), monthly: formatTugrik(monthly), months }
  const parts = [
    { tone: "ink", name: text("lease.first"), amount: down },
    { tone: "sky", name: text("lease.principal"), amount: financed },
    { tone: "ochre", name: text("lease.interest"), amount: interest },
  ] as const
  return (
    <section className={styles.result} aria-label={text("lease.result")}>
      <div className={styles.month} role="status">
        <p>{text("lease.monthly.name")}</p>
        <p className={styles.amount}>
          <b>{formatTugrik(monthly)}</b> <small>{text("lease.monthly.times", { months })}</small>
        </p>
      </div>
      <div className={styles.more}>
        <figure className={styles.drawn}>
          <StackedBar parts={parts} />
          <dl className={styles.facts}>
            {parts.map(
              ({ tone, name, amount }) =>
                amount > 0 && (
                  <div key={tone}>
                    <dt>
                      <BarMark tone={tone} />
                      {name}
                    </dt>
                    <dd>{formatTugrik(amount)}</dd>
                  </div>
                ),
            )}
            <div>
              <dt>{text("lease.total")}</dt>
              <dd>{formatTugrik(total)}</dd>
            </div>
          </dl>
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
