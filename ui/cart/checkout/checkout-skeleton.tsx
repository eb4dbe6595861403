/** Skeleton of the checkout until the cart is known. */
import { Panel } from "#ui/parts/layout/panel.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TwoColumns } from "#ui/parts/layout/two-columns.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./checkout-screen.module.css"

const slots = [1, 2, 3, 4]

export const CheckoutSkeleton = () => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("checkout.fetching")} className={styles.form}>
      <div className={styles.steps}>
        <Skeleton width="min(100%, 46rem)" height="2.75rem" />
        <Skeleton width="min(100%, 18rem)" height="2.25rem" />
      </div>
      <TwoColumns
        label={text("summary.order")}
        asideOnDesktop
        aside={
          <Panel title={text("summary.order")}>
            {slots.map((slot) => (
              <Skeleton key={slot} height="2.5rem" />
            ))}
          </Panel>
        }
      >
        <Skeleton className={styles.folded} />
        <Panel aria-hidden="true">
          {slots.map((slot) => (
            <Skeleton key={slot} height="3.25rem" />
          ))}
        </Panel>
      </TwoColumns>
    </LoadingPlaceholder>
  )
}
