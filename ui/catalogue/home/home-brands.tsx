/** Row of brands; nothing without any. */
import type { BrandCard } from "#machines/catalogue/ports.ts"
import { brandPath } from "#domain/rules/catalogue/coded-paths.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Scroller, ScrollerSteps, useScroller } from "#ui/parts/layout/scroller.tsx"
import { SectionHead } from "#ui/parts/layout/section-head.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./home-cards.module.css"

const id = "home-brands"

export const HomeBrands = ({ brands }: { readonly brands: ReadonlyArray<BrandCard> }) => {
  const text = useText()
  const scroller = useScroller()
  if (brands.length === 0) return null
  const title = text("home.brands")
  return (
    <section className={`page ${styles.section}`} aria-labelledby={id}>
      <SectionHead id={id} title={title} href="/brands" tools={<ScrollerSteps scroller={scroller} name={title} />} />
      <Scroller scroller={scroller} labelledBy={id}>
        {brands.map(({ code, name, field, logo }) => (
          <div key={code} className={styles.brand}>
            <span className={styles.logo}>
              <ProductPicture picture={logo === null ? null : { src: logo, alt: "", colour: "" }} alt="" sizes="160px" />
            </span>
            <Link href={brandPath(code)}>{name}</Link>
            <small>{field}</small>
          </div>
        ))}
      </Scroller>
    </section>
  )
}
