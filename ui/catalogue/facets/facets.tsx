/** All facets of a listing as a form that works without scripts: its fields are the query parameters. */
import { memo } from "react"
import { useRouter } from "wouter"
import { choiceFacets } from "#domain/entities/catalogue/facet.ts"
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { defaultSort, isOfBrandPage, listingAddress, withoutFilters } from "#domain/rules/catalogue/listing-query.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { FacetCategories } from "./facet-categories.tsx"
import { FacetChoices } from "./values/facet-choices.tsx"
import { FacetColours } from "./facet-colours.tsx"
import { FacetPrice } from "./price/facet-price.tsx"
import { FacetRating } from "./facet-rating.tsx"
import { FacetSale } from "./facet-sale.tsx"
import { FacetSizes } from "./facet-sizes.tsx"
import styles from "./facets.module.css"

const looks = { checks: FacetChoices, swatches: FacetColours, tiles: FacetSizes } as const

type Props = QueryProps & Pick<ListingPage, "facets" | "breadcrumb">

/** Memoized, so that the machine's other changes do not render the facets again. */
export const Facets = memo(({ query, onQuery, facets, breadcrumb }: Props) => {
  const text = useText()
  const { base } = useRouter()
  const queryProps = { query, onQuery }
  const [path] = listingAddress(withoutFilters(query)).split("?")
  return (
    <form className={styles.facets} action={`${base}${path}`} aria-label={text("facet.title")}>
      {query.text !== null && <input type="hidden" name="q" value={query.text} />}
      {(query.text !== null || isOfBrandPage(query)) && query.permalink !== null && (
        <input type="hidden" name="category" value={query.permalink} />
      )}
      {query.sort !== defaultSort && <input type="hidden" name="sort" value={query.sort} />}
      {query.layout !== null && <input type="hidden" name="layout" value={query.layout} />}
      <FacetCategories query={query} buckets={facets.taxons} breadcrumb={breadcrumb} />
      <FacetPrice {...queryProps} price={facets.price} />
      <FacetSale {...queryProps} count={facets.onSale} />
      {choiceFacets.map((facet) => {
        const Choices = looks[facet.look]
        return facet.list === "brands" && isOfBrandPage(query) ? null : (
          <Choices key={facet.list} {...queryProps} facet={facet} buckets={facets[facet.list]} />
        )
      })}
      <FacetRating {...queryProps} buckets={facets.ratings} />
    </form>
  )
})
