/** Where a product will stand, while it is fetched. */
import styles from "./tile-skeleton.module.css"

export const TileSkeleton = () => (
  <div className={styles.tile}>
    <span className={styles.picture} />
    <span className={styles.brand} />
    <span className={styles.title} />
    <span className={styles.price} />
    <span className={styles.note} />
  </div>
)
