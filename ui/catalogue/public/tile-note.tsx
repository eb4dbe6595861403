/** Last row of a tile: low stock or rating, and colours. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { stockLabel } from "#domain/rules/catalogue/stock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { Rating } from "./rating.tsx"
import { Stock } from "./stock.tsx"
import { ColourDots } from "#ui/parts/choice/swatch.tsx"
import styles from "./tile.module.css"

export const TileNote = ({ tile }: { readonly tile: Pick<Tile, "totalOnHand" | "averageRating" | "totalReviews" | "colours"> }) => {
  const { flags, lowStock } = useSiteConfig()
  const scarce = flags.showStock && stockLabel(tile.totalOnHand, tile.totalOnHand, lowStock) !== "available"
  return (
    <div className={styles.note}>
      {scarce ? <Stock onHand={tile.totalOnHand} /> : <Rating average={tile.averageRating} total={tile.totalReviews} />}
      <ColourDots colours={tile.colours} />
    </div>
  )
}
