/** Last row of a tile: low stock or rating, and colours. */
import { stockLabel } from "#domain/rules/catalogue/stock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { LateSwatches, type SwatchesProps } from "#ui/catalogue/swatches/late-swatches.tsx"
import { Rating } from "./rating.tsx"
import { Stock } from "./stock.tsx"
import styles from "./tile.module.css"

export const TileNote = ({ tile, onChoose }: SwatchesProps) => {
  const { flags, lowStock } = useSiteConfig()
  const scarce = flags.showStock && stockLabel(tile.totalOnHand, tile.totalOnHand, lowStock) !== "available"
  return (
    <div className={styles.note}>
      {scarce ? <Stock onHand={tile.totalOnHand} /> : <Rating average={tile.averageRating} total={tile.totalReviews} />}
      <LateSwatches tile={tile} onChoose={onChoose} />
    </div>
  )
}
