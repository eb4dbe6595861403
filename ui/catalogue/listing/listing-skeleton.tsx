/** Skeletons of a listing's facets and tiles. */
import type { Layout } from "#domain/entities/catalogue/listing.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TileSkeleton } from "#ui/catalogue/public/tile-skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./listing-skeleton.module.css"
import tiles from "./tiles.module.css"

const slots = Array.from({ length: 12 }, (_, at) => at)

export const TilesSkeleton = ({ layout }: { readonly layout: Layout }) => {
  const text = useText()
  return (
    <div role="status">
      <span className="sr">{text("common.loading")}</span>
      <div className={layout === "grid" ? tiles.grid : tiles.lines}>
        {slots.map((slot) => (layout === "grid" ? <TileSkeleton key={slot} /> : <LineSkeleton key={slot} />))}
      </div>
    </div>
  )
}

const LineSkeleton = () => (
  <div className={styles.line}>
    <Skeleton className={styles.picture} />
    <div className={styles.text}>
      <Skeleton width="30%" height=".75rem" />
      <Skeleton width="70%" height="1rem" />
      <Skeleton width="40%" height=".75rem" />
    </div>
  </div>
)

export const FacetsSkeleton = () => (
  <div className={styles.facets} aria-hidden="true">
    {slots.map((slot) => (
      <Skeleton key={slot} width={slot % 4 === 0 ? "45%" : "80%"} height="1rem" />
    ))}
  </div>
)
