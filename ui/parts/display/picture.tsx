/** Product picture on the ground of the theme, in the size that its box needs. */
import type { CSSProperties } from "react"
import ImageOff from "lucide-react/icons/image-off"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { fillsBox, widths } from "#domain/rules/catalogue/picture-address.ts"
import { phoneMedia } from "#ui/first-view/phone-viewport.ts"
import styles from "./picture.module.css"

/** `srcset` of AVIF addresses; the image server sends WebP to browsers without AVIF. */
const srcSetOf = (src: string) => widths.map((width) => `${src}-${width}.avif ${width}w`).join(", ")

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

/** Fills its box, whose shape is fixed to avoid layout shift. */
export const ProductPicture = ({
  picture,
  sizes,
  alt = picture?.alt ?? "",
  first = false,
  early = false,
  late = false,
}: ProductPictureProps) => {
  return (
    <span className={styles.ground} {...(picture?.colour && { style: { "--own": picture.colour } as CSSProperties })}>
      {early && !first && picture !== null && (
        <link rel="preload" as="image" imageSrcSet={srcSetOf(picture.src)} imageSizes={sizes} media={phoneMedia} />
      )}
      {picture === null ? (
        <ImageOff className={styles.none} aria-hidden="true" />
      ) : (
        <img
          className={styles.object}
          data-photo={fillsBox(picture.src) ? "" : undefined}
          data-late={late ? "" : undefined}
          alt={alt}
          width={640}
          height={640}
          // Preact sets them in this order, and browsers fetch at `src`: Firefox without a `loading` after it, Safari both addresses.
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding="async"
          sizes={sizes}
          srcSet={srcSetOf(picture.src)}
          src={`${picture.src}-320.avif`}
        />
      )}
    </span>
  )
}
