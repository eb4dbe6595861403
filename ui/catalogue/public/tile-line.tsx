/** Product as a row of a list: small picture, name, price and button. */
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Price } from "./price.tsx"
import { Rating } from "./rating.tsx"
import { Stock } from "./stock.tsx"
import { ColourDots } from "#ui/parts/choice/swatch.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import { TileAdd } from "./tile-add.tsx"
import { TileBadges } from "./tile-badges.tsx"
import { allColours, type ProductTileProps } from "./tile.tsx"
import { useTileColour } from "./use-tile-colour.ts"
import styles from "./tile-line.module.css"

export const ProductLine = ({ tile, heading: Heading = "h3", colours = allColours, first = false, early = false }: ProductTileProps) => {
  const { flags } = useSiteConfig()
  const { shown, path, dots } = useTileColour(tile, colours)
  return (
    <article className={styles.line} data-sold-out={isSoldOut(tile) ? "" : undefined}>
      <div className={styles.picture}>
        <ProductPicture picture={shown.image} alt="" sizes="110px" first={first} early={early} />
        <TileBadges tile={tile} />
        <ListMarks at="tile" of={tile} variantId={shown.shownVariantId} />
      </div>
      <div className={styles.text}>
        {tile.brand !== null && <p className={styles.brand}>{tile.brand.name}</p>}
        <Heading className={styles.title}>
          <Link href={path} glimpse={shown}>
            {tile.title}
          </Link>
        </Heading>
        <div className={styles.facts}>
          <Rating average={tile.averageRating} total={tile.totalReviews} />
          <ColourDots dots={dots} />
        </div>
      </div>
      <div className={styles.buy}>
        <Price {...tile} size="line" />
        {flags.showStock && <Stock onHand={tile.totalOnHand} />}
        <TileAdd tile={tile} path={path} look="line" />
      </div>
    </article>
  )
}
