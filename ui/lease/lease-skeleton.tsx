/** Skeleton of the calculator while the lenders are fetched. */
import { Columns } from "#ui/parts/layout/columns.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./lease-skeleton.module.css"

const periods = [1, 2, 3, 4, 5]

export const LeaseSkeleton = () => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("lease.loading")}>
      <Columns share="alike">
        <Panel aria-hidden="true">
          <Skeleton width="7rem" />
          <Skeleton height="3.25rem" />
          <Skeleton width="9rem" />
          <Skeleton height="3.25rem" />
          <Skeleton height="0.75rem" />
          <div className={styles.periods}>
            {periods.map((period) => (
              <Skeleton key={period} height="3.5rem" />
            ))}
          </div>
        </Panel>
        <Panel aria-hidden="true">
          <Skeleton width="8rem" />
          <Skeleton width="14rem" height="3rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="10.5rem" />
          <Skeleton width="14rem" height="3rem" />
        </Panel>
      </Columns>
    </LoadingPlaceholder>
  )
}
