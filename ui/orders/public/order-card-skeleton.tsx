/** Skeletons of order cards. */
import { Panel } from "#ui/parts/layout/panel.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import styles from "./order-card.module.css"

const slots = [1, 2, 3]

export const OrderCardSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingPlaceholder label={label} className={styles.shapes}>
    {slots.map((slot) => (
      <Panel key={slot} aria-hidden="true">
        <Skeleton width="14rem" height="1.25rem" />
        <Skeleton width="9rem" />
        <Skeleton width="80%" />
        <div className={styles.base}>
          <div className={styles.pictures}>
            {slots.map((picture) => (
              <Skeleton key={picture} className={styles.picture} />
            ))}
          </div>
          <Skeleton width="7rem" height="1.5rem" />
          <Skeleton className={styles.press} />
        </div>
      </Panel>
    ))}
  </LoadingPlaceholder>
)
