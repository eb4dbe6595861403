/** The shape of the first page while it is fetched. */
import { Skeleton } from "../parts/skeleton.tsx"
import { TileRowSkeleton } from "../parts/tile-row-skeleton.tsx"
import { useText } from "../words/words.tsx"
import styles from "./home-skeleton.module.css"

export const HomeSkeleton = () => {
  const text = useText()
  return (
    <div className="page" aria-busy="true">
      <p className="sr" role="status">
        {text("common.loading")}
      </p>
      <div className={styles.hero}>
        <Skeleton width="9rem" />
        <Skeleton width="min(28rem, 80%)" height="3rem" />
        <Skeleton width="min(22rem, 70%)" height="3rem" />
        <Skeleton width="11rem" height="3.5rem" />
      </div>
      <TileRowSkeleton />
      <TileRowSkeleton />
    </div>
  )
}
