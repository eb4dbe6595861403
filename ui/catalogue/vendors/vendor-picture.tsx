/** Picture of a vendor, or the first letter of its name. */
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import styles from "./vendor-picture.module.css"

type Props = { readonly vendor: Pick<Vendor, "name" | "image">; readonly sizes: string; readonly first?: boolean }

export const VendorPicture = ({ vendor: { name, image }, sizes, first = false }: Props) =>
  image === null ? (
    <span className={styles.letter} aria-hidden="true">
      {name.charAt(0)}
    </span>
  ) : (
    <ProductPicture picture={{ src: image, alt: "", colour: "" }} alt="" sizes={sizes} first={first} />
  )
