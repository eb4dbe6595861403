/** Product as a tile of five rows (picture, brand, title, price, note) that align across a grid. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { Price } from "./price.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import { TileAdd } from "./tile-add.tsx"
import { TileBadges } from "./tile-badges.tsx"
import { TileNote } from "./tile-note.tsx"
import { useTileColour } from "./use-tile-colour.ts"
import styles from "./tile.module.css"

export type ProductTileProps = {
  readonly tile: Tile
  /** Colours by which the list is filtered: the tile shows the first that it has. */
  readonly colours?: ReadonlyArray<string>
  /** Heading level of the title, one below its section's. */
  readonly heading?: "h2" | "h3"
  /** The picture is the largest element of the first view. */
  readonly first?: boolean
  /** The tile is in a phone's first screen. */
  readonly early?: boolean
}

export const allColours: ReadonlyArray<string> = []

export const ProductTile = ({ tile, heading: Heading = "h3", colours = allColours, first = false, early = false }: ProductTileProps) => {
  const { shown, path, dots } = useTileColour(tile, colours)
  return (
    <article className={styles.tile} data-sold-out={isSoldOut(tile) ? "" : undefined}>
      <div className={styles.picture}>
        <ProductPicture picture={shown.image} alt="" sizes="(min-width: 993px) 240px, 40vw" first={first} early={early} />
        <TileBadges tile={tile} />
      </div>
      <p className={styles.brand}>{tile.brand?.name}</p>
      <Heading className={styles.title}>
        <Link href={path} glimpse={shown}>
          {tile.title}
        </Link>
      </Heading>
      <Price {...tile} />
      <TileNote tile={tile} dots={dots} />
      <div className={styles.add}>
        <TileAdd tile={tile} path={path} look="round" />
      </div>
      <ListMarks at="tile" of={tile} variantId={shown.shownVariantId} />
    </article>
  )
}
