/** Skeleton of the account's first page, shown until the session is known. */
import { Panel } from "#ui/parts/layout/panel.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-screen.module.css"

const slots = [1, 2, 3]

export const AccountSkeleton = () => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("common.loading")}>
      <div className={styles.greeting} aria-hidden="true">
        <Skeleton width="min(16rem, 80%)" height="2.25rem" />
      </div>
      <div className={styles.cards}>
        {slots.map((slot) => (
          <Panel key={slot} aria-hidden="true">
            <Skeleton width="9rem" height="1.5rem" />
            <Skeleton />
            <Skeleton width="70%" />
          </Panel>
        ))}
      </div>
    </LoadingPlaceholder>
  )
}
