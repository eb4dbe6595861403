/** Product as a row of a list: small picture, name, price and button. */
import { useState } from "react"
import type { TileLook } from "#domain/entities/catalogue/listing.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Price } from "./price.tsx"
import { Rating } from "./rating.tsx"
import { Stock } from "./stock.tsx"
import { LateSwatches } from "#ui/catalogue/swatches/late-swatches.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import { productPath, TileAdd } from "./tile-add.tsx"
import { TileBadges } from "./tile-badges.tsx"
import type { ProductTileProps } from "./tile.tsx"
import styles from "./tile-line.module.css"

export const ProductLine = ({ tile, heading: Heading = "h3", first = false, early = false }: ProductTileProps) => {
  const { flags } = useSiteConfig()
  const [look, choose] = useState<TileLook>()
  const shown = { ...tile, ...look }
  return (
    <article className={styles.line} data-sold-out={isSoldOut(tile) ? "" : undefined}>
      <div className={styles.picture}>
        <ProductPicture picture={shown.image} alt="" sizes="110px" first={first} early={early} />
        <TileBadges tile={tile} />
        <ListMarks at="line" product={tile} variantId={shown.shownVariantId} />
      </div>
      <div className={styles.text}>
        {tile.brand !== null && <p className={styles.brand}>{tile.brand.name}</p>}
        <Heading className={styles.title}>
          <Link href={productPath(shown)} glimpse={shown}>
            {tile.title}
          </Link>
        </Heading>
        <div className={styles.facts}>
          <Rating average={tile.averageRating} total={tile.totalReviews} />
          <LateSwatches tile={shown} onChoose={choose} />
        </div>
      </div>
      <div className={styles.buy}>
        <Price {...tile} size="line" />
        {flags.showStock && <Stock onHand={tile.totalOnHand} />}
        <TileAdd tile={shown} look="line" />
      </div>
    </article>
  )
}
