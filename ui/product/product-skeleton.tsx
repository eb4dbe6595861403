/** The shape of a product's page while it is fetched. */
import { Skeleton } from "../parts/skeleton.tsx"
import { useText } from "../words/words.tsx"
import styles from "./product-skeleton.module.css"

export const ProductSkeleton = () => {
  const text = useText()
  return (
    <div className="page" role="status">
      <span className="sr">{text("common.loading")}</span>
      <div className={styles.way}>
        <Skeleton width="16rem" height=".875rem" />
      </div>
      <div className={styles.top}>
        <Skeleton className={styles.picture} />
        <div className={styles.text}>
          <Skeleton width="5rem" height="1rem" />
          <Skeleton width="80%" height="2.25rem" />
          <Skeleton width="9rem" height="1rem" />
          <Skeleton width="12rem" height="2.25rem" />
          <div className={styles.samples}>
            <Skeleton width="64px" height="72px" />
            <Skeleton width="64px" height="72px" />
            <Skeleton width="64px" height="72px" />
          </div>
          <div className={styles.samples}>
            <Skeleton width="64px" height="48px" />
            <Skeleton width="64px" height="48px" />
            <Skeleton width="64px" height="48px" />
            <Skeleton width="64px" height="48px" />
          </div>
          <Skeleton height="56px" />
          <Skeleton height="300px" />
        </div>
      </div>
    </div>
  )
}
