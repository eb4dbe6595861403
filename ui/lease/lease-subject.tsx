/** Product whose lease is calculated: picture, name, chosen options and price, with a link to calculate another price. */
import type { LeaseProduct } from "#domain/entities/lease/lease-product.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./lease-subject.module.css"

export const LeaseSubject = ({ product }: { readonly product: LeaseProduct }) => {
  const text = useText()
  const { slug, title, options, picture, price, variantId } = product
  return (
    <div className={styles.subject}>
      <span className={styles.picture}>
        <ProductPicture picture={picture} alt="" sizes="96px" />
      </span>
      <div className={styles.text}>
        <h2>
          <Link href={`/products/${slug}`}>{title}</Link>
        </h2>
        {options !== "" && <p className={styles.options}>{options}</p>}
        <p className={styles.price}>
          <span className="sr">{text("lease.price")}: </span>
          {formatTugrik(price)}
        </p>
        <Link className={styles.other} href={`/lease?price=${price}`}>
          {text("lease.other_price")}
        </Link>
      </div>
      <input type="hidden" name="product" value={slug} />
      {variantId !== null && <input type="hidden" name="variant" value={variantId} />}
    </div>
  )
}
