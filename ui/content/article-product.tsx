/** Product within the text of an article, as readers see it. S10. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import styles from "./document-view.module.css"

export const ArticleProduct = ({ tile }: { readonly tile: Tile }) => (
  <div className={styles.product}>
    <ProductTile tile={tile} />
  </div>
)
