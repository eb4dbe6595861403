/** Sale section: panel with the maximum discount and two shelves, beside a grid of tiles; a sale that has ended leaves it. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { discountPercent } from "#domain/rules/catalogue/sale.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Khee } from "#ui/parts/layout/khee.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useStillOnSale } from "#ui/catalogue/public/sold-now.ts"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import styles from "./sale-block.module.css"

/** Number of products on one shelf, and of tiles beside the panel. */
const productsOnShelf = 2
const tilesBesidePanel = 6

/** Discount in percent from which the panel takes two columns; below, it takes one, beside two more tiles. */
const largeDiscount = 40
const tilesBesideSmallPanel = 8

export const SaleBlock = ({ tiles: all }: { readonly tiles: ReadonlyArray<Tile> }) => {
  const text = useText()
  const rich = useRichText()
  const tiles = useStillOnSale(all)
  if (tiles.length === 0) return null
  const maxDiscount = Math.max(...tiles.map(discountPercent))
  const modest = maxDiscount < largeDiscount
  const count = modest ? tilesBesideSmallPanel : tilesBesidePanel
  const onShelves = tiles.slice(count, count + 2 * productsOnShelf)
  return (
    <section className={`page ${styles.section}`} aria-labelledby="home-sale">
      <div className={styles.block} data-modest={modest ? "" : undefined}>
        <div className={styles.panel}>
          <div className={styles.text}>
            <h2 id="home-sale">{text("home.sale")}</h2>
            <p className={styles.figure}>{rich("home.sale.up_to", { percent: maxDiscount })}</p>
            <p>{text("home.sale.text")}</p>
            <ButtonLink variant="paper" href="/sale">
              {text("home.sale.go")}
            </ButtonLink>
          </div>
          <div className={styles.shelves} aria-hidden="true">
            <Shelf tiles={onShelves.slice(0, productsOnShelf)} />
            <Shelf tiles={onShelves.slice(productsOnShelf)} />
          </div>
        </div>
        {tiles.slice(0, count).map((tile) => (
          <ProductTile key={tile.id} tile={tile} />
        ))}
      </div>
    </section>
  )
}

/** Shelf without labels and links, for decoration only. */
const Shelf = ({ tiles }: { readonly tiles: ReadonlyArray<Tile> }) =>
  tiles.length > 0 && (
    <div className={styles.shelf}>
      {tiles.map(({ id, image }) => (
        <span key={id} className={styles.picture}>
          <ProductPicture picture={image} alt="" sizes="(width > 992px) 210px, 42vw" />
        </span>
      ))}
      <Khee className={styles.khee} />
    </div>
  )
