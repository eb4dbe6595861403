/** Picture of an article: an uploaded photograph fills its frame, a product picture stands on the ground of the theme. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { isUploaded } from "#domain/rules/content/safe-addresses.ts"
import { ProductPicture, type ProductPictureProps } from "#ui/parts/display/picture.tsx"
import styles from "./article-picture.module.css"

type Props = Pick<ProductPictureProps, "sizes" | "alt" | "first"> & { readonly picture: Picture | null }

const widths = [320, 640, 960] as const

export const ArticlePicture = ({ picture, sizes, alt = picture?.alt ?? "", first = false }: Props) =>
  picture === null || !isUploaded(picture.src) ? (
    <ProductPicture picture={picture} sizes={sizes} alt={alt} first={first} />
  ) : (
    <img
      className={styles.photograph}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      sizes={sizes}
      srcSet={widths.map((width) => `${picture.src}-${width}.avif ${width}w`).join(", ")}
      src={`${picture.src}-640.avif`}
    />
  )
