/** Product picture on a tinted background, in the size that its box needs. */
import ImageOff from "lucide-react/icons/image-off"
import { preload } from "react-dom"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { phoneMedia } from "#ui/first-view/phone-viewport.ts"
import styles from "./picture.module.css"

/** Widths in which every picture is rendered, in pixels. */
const widths = [160, 320, 640, 960] as const

/**
 * Photo of a merchant's own without transparency: it fills its box. Cut-out objects end in `-cut` and float, as composed pictures do.
 * The server crops a photo to a square where that loses little (`backend/pictures/photo-fit.ts`), never under a name with `-whole`.
 */
const isPhoto = (src: string): boolean => /\/photo-\w+(-whole)?$/.test(src)

/**
 * Only AVIF addresses: the image server sends WebP to browsers without AVIF. `sizes` are those of a floating object; a photo fills its box, so that
 * its widths count for two thirds.
 */
const sources = (src: string) => widths.map((width) => `${src}-${width}.avif ${isPhoto(src) ? (width / 1.5) | 0 : width}w`).join(", ")

export type ProductPictureProps = {
  readonly picture: Picture | null
  /** Value of the `sizes` attribute. */
  readonly sizes: string
  /** Alternative text; the picture's own by default, empty where adjacent text says the same. */
  readonly alt?: string
  /** Largest picture of the first view: loaded with the page, the others after layout. */
  readonly first?: boolean
  /** Preloaded on phones, whose layout is slow and whose first view has few pictures. */
  readonly early?: boolean
  /** Small picture that loads after hydration (`app/first-view/inline-scripts.ts`), so that larger ones go first. */
  readonly late?: boolean
}

/** Fills its box, whose shape is fixed to avoid layout shift. `--share` is the object's share of the width. */
export const ProductPicture = ({ picture, sizes, alt = picture?.alt ?? "", first = false, early = false, late = false }: ProductPictureProps) => {
  if (early && !first && picture !== null) preload(picture.src, { as: "image", imageSrcSet: sources(picture.src), imageSizes: sizes, media: phoneMedia })
  return (
    <span className={styles.ground} data-tint={picture?.tint ?? 1}>
      {picture === null ? (
        <ImageOff className={styles.none} aria-hidden="true" />
      ) : (
        <img
          className={styles.object}
          data-photo={isPhoto(picture.src) ? "" : undefined}
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
