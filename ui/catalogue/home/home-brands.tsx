/** Row of brands; nothing without any. */
import type { BrandCard } from "#machines/catalogue/ports.ts"
import { brandPath } from "#domain/rules/catalogue/coded-paths.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { SectionHead } from "#ui/parts/layout/section-head.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./home-cards.module.css"

const id = "home-brands"

export const HomeBrands = ({ brands }: { readonly brands: ReadonlyArray<BrandCard> }) => {
  const text = useText()
  if (brands.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-labelledby={id}>
      <SectionHead id={id} title={text("home.brands")} href="/brands" />
      <ul className={styles.brands}>
        {brands.map(({ code, name, field, logo }) => (
          <li key={code} className={styles.brand}>
            <span className={styles.logo}>
              <ProductPicture picture={logo === null ? null : { src: logo, alt: "", colour: "" }} alt="" sizes="160px" />
            </span>
            <Link href={brandPath(code)}>{name}</Link>
            <small>{field}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
