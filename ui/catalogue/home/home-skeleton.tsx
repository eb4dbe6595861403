/** Skeletons of the home page's hero and of its rows. */
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TileRowSkeleton } from "#ui/catalogue/public/tile-row-skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./home-skeleton.module.css"

export const HeroSkeleton = () => {
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
    </div>
  )
}

export const RowsSkeleton = () => (
  <div className="page">
    <TileRowSkeleton />
    <TileRowSkeleton />
  </div>
)
