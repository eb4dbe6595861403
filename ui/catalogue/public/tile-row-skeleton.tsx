/** Skeleton of a row of tiles. */
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TileSkeleton } from "./tile-skeleton.tsx"
import styles from "./tile-row-skeleton.module.css"

/** Number of tiles on a wide screen. */
const slots = ["a", "b", "c", "d", "e"]

export const TileRowSkeleton = () => (
  <div className={styles.section} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton width="12rem" height="1.75rem" />
    </div>
    <div className={styles.row}>
      {slots.map((slot) => (
        <TileSkeleton key={slot} />
      ))}
    </div>
  </div>
)
