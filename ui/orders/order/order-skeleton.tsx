/** Skeleton of an order. */
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TwoColumns } from "#ui/parts/layout/two-columns.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./order-skeleton.module.css"

const slots = [1, 2, 3]

export const OrderSkeleton = ({ number }: { readonly number: string }) => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("order.loading")}>
      <div className={styles.back} aria-hidden="true">
        <Skeleton width="8rem" />
      </div>
      <PageTitle title={text("order.title", { number })} />
      <TwoColumns
        label={text("summary.aside")}
        aside={
          <Panel aria-hidden="true">
            {slots.map((slot) => (
              <Skeleton key={slot} />
            ))}
            <Skeleton width="9rem" height="2rem" />
          </Panel>
        }
      >
        <Panel aria-hidden="true">
          <Skeleton width="12rem" />
          <Skeleton width="20rem" height="2rem" />
          <Skeleton height="4rem" />
        </Panel>
        <Panel flush aria-hidden="true">
          <div className={styles.lines}>
            {slots.map((slot) => (
              <div key={slot} className={styles.line}>
                <Skeleton className={styles.picture} />
                <div className={styles.what}>
                  <Skeleton width="40%" />
                  <Skeleton width="90%" />
                  <Skeleton width="30%" />
                </div>
                <Skeleton width="5rem" />
              </div>
            ))}
          </div>
        </Panel>
      </TwoColumns>
    </LoadingPlaceholder>
  )
}
