/** Stock of the chosen variant by place, with the number of units in all. C9, W7a. */
import { useSelector } from "@xstate/react"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { summedStock } from "#domain/rules/catalogue/stock-places.ts"
import type { StockItemsActor } from "#machines/catalogue/stock-items.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./more.module.css"

export const StockPlaces = ({ actor }: { readonly actor: StockItemsActor }) => {
  const text = useText()
  const { stockVersion } = useSiteConfig()
  const state = useSelector(actor, ({ value }) => value)
  const { variantId, items, problem } = useSelector(actor, ({ context }) => context)
  const units = summedStock(items, stockVersion)
  return (
    <section className={styles.section} aria-labelledby="places" data-state={state}>
      <h2 id="places">{text("places.title")}</h2>
      {(state === "closed" || state === "fetching") && (
        <>
          <p className={styles.hint}>{text(variantId === null ? "places.choose" : "places.hint")}</p>
          <Button
            variant="secondary"
            disabled={variantId === null}
            busy={state === "fetching"}
            onClick={() => actor.send({ type: "places.open" })}
          >
            {text("places.show")}
          </Button>
        </>
      )}
      {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {state === "ready" && (
        <div role="status">
          <p className={styles.hint}>{isSoldOut({ totalOnHand: units }) ? text("stock.sold_out") : text("places.sum", counted(units))}</p>
          <ul className={styles.places}>
            {items
              .filter(({ available }) => available)
              .map(({ id, locationName, countOnHand }) => (
                <li key={id}>
                  <span>{locationName}</span>
                  <b>{text("places.units", counted(countOnHand))}</b>
                </li>
              ))}
          </ul>
        </div>
      )}
    </section>
  )
}
