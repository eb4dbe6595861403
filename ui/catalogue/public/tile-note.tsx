/** Last row of a tile: low stock or rating, and colours. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { stockLabel } from "#domain/rules/catalogue/stock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { Rating } from "./rating.tsx"
import { Stock } from "./stock.tsx"
import { ColourDots, type Dot } from "#ui/parts/choice/swatch.tsx"
import styles from "./tile.module.css"

type Props = {
  readonly tile: Pick<Tile, "totalOnHand" | "averageRating" | "totalReviews">
  readonly dots: ReadonlyArray<Dot>
}

export const TileNote = ({ tile, dots }: Props) => {
  const { flags, lowStock } = useSiteConfig()
  const scarce = flags.showStock && stockLabel(tile.totalOnHand, tile.totalOnHand, lowStock) !== "available"
  return (
    <div className={styles.note}>
      {scarce ? <Stock onHand={tile.totalOnHand} /> : <Rating average={tile.averageRating} total={tile.totalReviews} />}
      <ColourDots dots={dots} />
    </div>
  )
}
