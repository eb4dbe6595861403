/** The shape of the checkout until the cart has said what it holds. */
import { Panel } from "../parts/panel.tsx"
import { Skeleton } from "../parts/skeleton.tsx"
import { TwoColumns } from "../parts/two-columns.tsx"
import { useText } from "../words/words.tsx"
import styles from "./checkout-screen.module.css"

const places = [1, 2, 3, 4]

export const CheckoutSkeleton = () => {
  const text = useText()
  return (
    <div className={styles.form} aria-busy="true">
      <p className="sr" role="status">
        {text("checkout.fetching")}
      </p>
      <Skeleton width="18rem" height="2.25rem" />
      <TwoColumns
        label={text("summary.order")}
        asideOnDesktop
        aside={
          <Panel title={text("summary.order")}>
            {places.map((place) => (
              <Skeleton key={place} height="2.5rem" />
            ))}
          </Panel>
        }
      >
        <Panel aria-hidden="true">
          {places.map((place) => (
            <Skeleton key={place} height="3.25rem" />
          ))}
        </Panel>
      </TwoColumns>
    </div>
  )
}
