/** Subcategories of the current category. Their pictures come with the taxon tree, after the page, into reserved boxes. */
import { useSelector } from "@xstate/react"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { withChange, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./subcategories.module.css"

type Props = { readonly query: ListingQuery; readonly taxons: ListingPage["facets"]["taxons"] }

export const Subcategories = ({ query, taxons }: Props) => {
  const text = useText()
  const siteTaxons = useSelector(useActorRefs().site, ({ context }) => context.site?.taxons)
  if (taxons.length === 0) return null
  return (
    <nav className={styles.row} aria-label={text("listing.subcategories")}>
      <ul className="page">
        {taxons.map(({ key, label }) => {
          const taxon = siteTaxons?.find(({ permalink }) => permalink === key)
          return (
            <li key={key}>
              <Link href={listingAddress(withChange(query, { permalink: key }))}>
                {taxon?.image !== null && (
                  <span className={styles.picture}>
                    {taxon !== undefined && <ProductPicture picture={taxon.image} alt="" sizes="40px" late />}
                  </span>
                )}
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
