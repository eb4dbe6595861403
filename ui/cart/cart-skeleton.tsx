/** Skeleton of the cart while it is being fetched. */
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TwoColumns } from "#ui/parts/layout/two-columns.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./cart-line.module.css"

const slots = [1, 2, 3]

export const CartSkeleton = () => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("cart.loading")}>
      <PageTitle title={text("cart.title")} />
      <TwoColumns
        label={text("summary.aside")}
        aside={
          <Panel title={text("summary.title")}>
            {slots.map((slot) => (
              <Skeleton key={slot} />
            ))}
            <Skeleton width="9rem" height="2rem" />
            <Skeleton height="3.5rem" />
          </Panel>
        }
      >
        <Panel flush aria-hidden="true">
          <ul className={styles.lines}>
            {slots.map((slot) => (
              <li key={slot} className={styles.line}>
                <span className={styles.picture}>
                  <Skeleton height="100%" />
                </span>
                <div className={`${styles.what} ${styles.bones}`}>
                  <Skeleton width="5rem" />
                  <Skeleton />
                  <Skeleton width="9rem" />
                </div>
                <div className={styles.quantity}>
                  <Skeleton width="8.25rem" height="2.75rem" />
                </div>
                <div className={styles.price}>
                  <Skeleton width="6rem" />
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      </TwoColumns>
    </LoadingPlaceholder>
  )
}
