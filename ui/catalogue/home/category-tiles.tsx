/** Top categories, each with its picture. */
import LayoutGrid from "lucide-react/icons/layout-grid"
import type { CSSProperties } from "react"
import { inLocale } from "#domain/entities/locale.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { markOnUse } from "#ui/parts/layout/scroller.tsx"
import { useTopTaxons } from "#ui/shell/public/site-taxons.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./category-tiles.module.css"

/** Fewer than these, with "All" beside them, fit into one row of a phone. */
const fewTaxons = 4

const markRow = (row: HTMLUListElement) => markOnUse(row)

export const CategoryTiles = () => {
  const text = useText()
  const locale = useLocale()
  const taxons = useTopTaxons()
  return (
    <nav className={`page ${styles.section}`} aria-label={text("home.categories")}>
      <ul
        ref={markRow}
        className={styles.tiles}
        style={{ "--count": taxons.length } as CSSProperties}
        data-few={taxons.length < fewTaxons ? "" : undefined}
      >
        {taxons.map((taxon) => (
          <li key={taxon.id}>
            <Link href={`/t/${taxon.permalink}`} className={styles.tile}>
              <span className={styles.picture} data-letter={taxon.image === null ? "" : undefined}>
                {taxon.image === null ? (
                  <b aria-hidden="true">{inLocale(taxon.name, locale).slice(0, 1)}</b>
                ) : (
                  <ProductPicture picture={taxon.image} alt="" sizes="(width > 1180px) 75px, (width > 760px) 96px, 69px" late />
                )}
              </span>
              <span className={styles.name}>{inLocale(taxon.name, locale)}</span>
            </Link>
          </li>
        ))}
        <li className={styles.all}>
          <Link href="/products" className={styles.tile}>
            <span className={styles.picture} data-all="">
              <LayoutGrid />
            </span>
            <span className={styles.name}>{text("home.all")}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
