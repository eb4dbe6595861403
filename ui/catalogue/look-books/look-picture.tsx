/** Picture of a look book with a numbered dot for each product, which links to it. E12. */
import type { CSSProperties } from "react"
import type { LookPicture as Look } from "#domain/entities/catalogue/look-book.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import styles from "./look-picture.module.css"

type Props = {
  readonly look: Look
  /** Name of the list of dots. */
  readonly label: string
  readonly sizes: string
  readonly first?: boolean
}

export const LookPicture = ({ look, label, sizes, first = false }: Props) => (
  <figure className={styles.look}>
    <ProductPicture picture={look} sizes={sizes} first={first} />
    <ol aria-label={label}>
      {look.hotspots.map(({ slug, title, x, y }, at) => (
        <li key={slug} className={styles.spot} style={{ "--x": x, "--y": y } as CSSProperties}>
          <Link href={`/products/${slug}`}>
            <span>{at + 1}</span> <span className={styles.name}>{title}</span>
          </Link>
        </li>
      ))}
    </ol>
  </figure>
)
