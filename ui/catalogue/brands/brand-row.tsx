/** Brand in a list: picture, name, what it makes and how many products it has. */
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import { brandPath } from "#domain/rules/catalogue/coded-paths.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import styles from "#ui/catalogue/pictured-row.module.css"

export const BrandRow = ({ brand: { code, name, field, products, logo } }: { readonly brand: Brand }) => {
  const text = useText()
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <ProductPicture picture={logo === null ? null : { src: logo, alt: "", colour: "" }} alt="" sizes="56px" />
      </span>
      <span>
        <Link className={styles.name} href={brandPath(code)}>
          {name}
        </Link>
        <small>{field}</small>
      </span>
      <small>{text("brands.products", counted(products))}</small>
    </li>
  )
}
