/** Skeleton of a tile. */
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import styles from "./tile-skeleton.module.css"

export const TileSkeleton = () => (
  <div className={styles.tile}>
    <Skeleton className={styles.picture} />
    <Skeleton className={styles.brand} />
    <Skeleton className={styles.title} />
    <Skeleton className={styles.price} />
    <Skeleton className={styles.note} />
  </div>
)
