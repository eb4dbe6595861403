/** The shape of a row of tiles while it is fetched. */
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TileSkeleton } from "./tile-skeleton.tsx"
import styles from "./tile-row-skeleton.module.css"

/** As many as a wide screen shows. */
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
