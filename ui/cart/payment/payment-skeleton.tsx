/** Skeleton of a payment while it is being fetched. */
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import screen from "./payment-screen.module.css"
import styles from "./payment-panel.module.css"

const slots = [1, 2, 3]

export const PaymentSkeleton = () => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("payment.loading")} className={screen.wide}>
      <Skeleton width="18rem" height="2.25rem" />
      <div className={styles.till} aria-hidden="true">
        <div className={styles.main}>
          <Skeleton width="6rem" />
          <Skeleton width="14rem" height="3rem" />
          <Skeleton width="min(17.5rem, 100%)" height="17.5rem" />
        </div>
        <div className={styles.more}>
          {slots.map((slot) => (
            <Skeleton key={slot} height="2rem" />
          ))}
        </div>
      </div>
    </LoadingPlaceholder>
  )
}
