/** A picture of something on sale, on its quiet ground, no larger than its place needs. */
import ImageOff from "lucide-react/icons/image-off"
import { preload } from "react-dom"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { phoneMedia } from "#ui/first-view/phone-viewport.ts"
import styles from "./picture.module.css"

/** The widths that every picture is made in, in pixels. */
const widths = [160, 320, 640, 960] as const

/** One element for a picture: a browser that cannot read AVIF is given WebP under the same address. */
const sources = (src: string) => widths.map((width) => `${src}-${width}.avif ${width}w`).join(", ")

export type ProductPictureProps = {
  readonly picture: Picture | null
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string
  /** What it shows; the picture's own words unless given, empty where the text beside it says it. */
  readonly alt?: string
  /** The largest thing of the first view: fetched along with the page, where the others wait until it is laid out. */
  readonly first?: boolean
  /** On a phone, fetched along with the page too: it is slow to lay out a page, and shows few pictures at once. */
  readonly early?: boolean
  /** So small that it waits until the page wakes (`app/first-view/inline-scripts.ts`): what the shopper came to see goes first. */
  readonly late?: boolean
}

/** Fills its box; the box gives the shape, so that nothing moves when the picture comes. `--share` is the object's part of the width. */
export const ProductPicture = ({ picture, sizes, alt = picture?.alt ?? "", first = false, early = false, late = false }: ProductPictureProps) => {
  if (early && !first && picture !== null) preload(picture.src, { as: "image", imageSrcSet: sources(picture.src), imageSizes: sizes, media: phoneMedia })
  return (
    <span className={styles.ground} data-tint={picture?.tint ?? 1}>
      {picture === null ? (
        <ImageOff className={styles.none} aria-hidden="true" />
      ) : (
        <img
          className={styles.object}
          data-late={late ? "" : undefined}
          src={`${picture.src}-320.avif`}
          srcSet={sources(picture.src)}
          sizes={sizes}
          alt={alt}
          width={640}
          height={640}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding="async"
        />
      )}
    </span>
  )
}
