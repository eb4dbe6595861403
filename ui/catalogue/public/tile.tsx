/** Product as a tile of five rows (picture, brand, title, price, note) that align across a grid. */
import { useState } from "react"
import type { Tile, TileLook } from "#domain/entities/catalogue/listing.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { Price } from "./price.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import { productPath, TileAdd } from "./tile-add.tsx"
import { TileBadges } from "./tile-badges.tsx"
import { TileNote } from "./tile-note.tsx"
import styles from "./tile.module.css"

export type ProductTileProps = {
  readonly tile: Tile
  /** Heading level of the title, one below its section's. */
  readonly heading?: "h2" | "h3"
  /** The picture is the largest element of the first view. */
  readonly first?: boolean
  /** The tile is in a phone's first screen. */
  readonly early?: boolean
}

export const ProductTile = ({ tile, heading: Heading = "h3", first = false, early = false }: ProductTileProps) => {
  const [look, choose] = useState<TileLook>()
  const shown = { ...tile, ...look }
  return (
    <article className={styles.tile} data-sold-out={isSoldOut(tile) ? "" : undefined}>
      <div className={styles.picture}>
        <ProductPicture picture={shown.image} alt="" sizes="(min-width: 993px) 240px, 40vw" first={first} early={early} />
        <TileBadges tile={tile} />
      </div>
      <p className={styles.brand}>{tile.brand?.name}</p>
      <Heading className={styles.title}>
        <Link href={productPath(shown)} glimpse={shown}>
          {tile.title}
        </Link>
      </Heading>
      <Price {...tile} />
      <TileNote tile={shown} onChoose={choose} />
      <div className={styles.add}>
        <TileAdd tile={shown} look="round" />
      </div>
      <ListMarks at="tile" product={tile} variantId={shown.shownVariantId} />
    </article>
  )
}
