/** Product in the editor: picture, name and price, or its slug while it is not loaded. S17. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./product-card.module.css"

export const ProductCard = ({ tile, slug }: { readonly tile: Tile | undefined; readonly slug: string }) => {
  const text = useText()
  if (tile === undefined) return <span className={styles.unknown}>{text("writing.product.of", { name: slug })}</span>
  return (
    <span className={styles.card}>
      <span className={styles.picture}>
        <ProductPicture picture={tile.image} alt="" sizes="56px" />
      </span>
      <span className={styles.facts}>
        <b>{tile.title}</b>
        <span className={styles.price}>
          <strong>{formatTugrik(tile.sellingPrice)}</strong>
          {tile.brand !== null && <small>{tile.brand.name}</small>}
        </span>
      </span>
    </span>
  )
}
