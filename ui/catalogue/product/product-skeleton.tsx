/** Skeleton of a product page, filled with the glimpse from a list. */
import type { ComponentProps } from "react"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ProductHead } from "./product-head.tsx"
import { wholePicture } from "./whole-picture.ts"
import styles from "./product-skeleton.module.css"

const Bones = ({ count, ...bone }: ComponentProps<typeof Skeleton> & { readonly count: number }) =>
  Array.from({ length: count }, (_, at) => <Skeleton key={at} {...bone} />)

export const ProductSkeleton = ({ glimpse }: { readonly glimpse: Tile | null }) => {
  const text = useText()
  return (
    <div className="page">
      <span className="sr" role="status">
        {text("common.loading")}
      </span>
      <div className={styles.breadcrumb}>
        <Skeleton width="16rem" height=".875rem" />
      </div>
      <div className={styles.top}>
        <div className={styles.gallery}>
          {glimpse === null ? (
            <Skeleton className={styles.picture} />
          ) : (
            <div className={styles.picture}>
              <ProductPicture picture={wholePicture(glimpse.image)} alt={glimpse.title} sizes="(min-width: 993px) 600px, 84vw" first />
            </div>
          )}
          <div className={styles.thumbs}>
            <Bones count={3} className={styles.thumb} />
          </div>
        </div>
        <div className={styles.text}>
          {glimpse === null ? (
            <>
              <Skeleton width="5rem" height="1rem" />
              <Skeleton width="80%" height="2.25rem" />
              <Skeleton width="9rem" height="1rem" />
              <Skeleton width="12rem" height="2.25rem" />
            </>
          ) : (
            <ProductHead product={glimpse} variant={null} />
          )}
          <div className={styles.samples}>
            <Bones count={3} width="64px" height="72px" />
          </div>
          <div className={styles.samples}>
            <Bones count={4} width="64px" height="48px" />
          </div>
          <Skeleton height="56px" />
          <Skeleton height="300px" />
        </div>
      </div>
    </div>
  )
}
