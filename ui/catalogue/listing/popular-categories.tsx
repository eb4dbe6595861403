/** Largest top categories, shown where a listing has no products. */
import { useSelector } from "@xstate/react"
import { inLocale } from "#domain/entities/locale.ts"
import { childTaxons } from "#domain/rules/catalogue/taxon-tree.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import styles from "./popular-categories.module.css"

const maxCategories = 8

export const PopularCategories = () => {
  const text = useText()
  const locale = useLocale()
  const taxons = useSelector(useActorRefs().site, ({ context }) => context.site?.taxons) ?? []
  const top = childTaxons(taxons, null).toSorted((one, other) => other.products - one.products)
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{text("listing.empty.popular")}</h2>
      <ul>
        {top.slice(0, maxCategories).map((taxon) => (
          <li key={taxon.id}>
            <Link href={`/t/${taxon.permalink}`}>
              <span className={styles.picture}>
                <ProductPicture picture={taxon.image} alt="" sizes="110px" />
              </span>
              {inLocale(taxon.name, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
