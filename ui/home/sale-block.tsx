/** The sale as a block of its own: how much less one pays at most, and six things to begin with. */
import type { Tile } from "#domain/entities/listing.ts"
import { discountPercent } from "#domain/rules/sale.ts"
import { ButtonLink } from "../parts/button-link.tsx"
import { ProductPicture } from "../parts/picture.tsx"
import { ProductTile } from "../parts/tile.tsx"
import { useRichText, useText } from "../words/words.tsx"
import styles from "./sale-block.module.css"

/** Tiles beside the block, and pictures on it. */
const beside = 6
const onBlock = 3

export const SaleBlock = ({ tiles }: { readonly tiles: ReadonlyArray<Tile> }) => {
  const text = useText()
  const rich = useRichText()
  if (tiles.length === 0) return null
  const most = Math.max(...tiles.map(discountPercent))
  return (
    <section className={`page ${styles.section}`} aria-labelledby="home-sale">
      <div className={styles.block}>
        <div className={styles.lead}>
          <div className={styles.text}>
            <h2 id="home-sale">{text("home.sale")}</h2>
            <p className={styles.figure}>{rich("home.sale.up_to", { percent: most })}</p>
            <p>{text("home.sale.text")}</p>
            <ButtonLink variant="paper" href="/products?sale=1">
              {text("home.sale.go")}
            </ButtonLink>
          </div>
          <div className={styles.pictures} aria-hidden="true">
            {tiles.slice(0, onBlock).map(({ id, image }) => (
              <span key={id} className={styles.picture}>
                <ProductPicture picture={image} alt="" sizes="(width > 640px) 260px, 46vw" />
              </span>
            ))}
          </div>
        </div>
        {tiles.slice(onBlock, onBlock + beside).map((tile) => (
          <ProductTile key={tile.id} tile={tile} />
        ))}
      </div>
    </section>
  )
}
