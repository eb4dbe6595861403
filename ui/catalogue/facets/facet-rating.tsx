/** Minimum rating facet. */
import type { Bucket } from "#domain/entities/catalogue/listing.ts"
import { withChange } from "#domain/rules/catalogue/listing-query.ts"
import { Stars } from "#ui/catalogue/public/rating.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { Facet } from "./facet.tsx"
import { FacetCheck } from "./values/facet-check.tsx"

export const FacetRating = ({ query, onQuery, buckets }: QueryProps & { readonly buckets: ReadonlyArray<Bucket> }) => {
  const text = useText()
  if (buckets.length === 0) return null
  return (
    <Facet title={text("facet.rating")} chosen={query.rating === null ? 0 : 1}>
      <FacetCheck
        type="radio"
        name="rating"
        value=""
        checked={query.rating === null}
        onChange={() => onQuery(withChange(query, { rating: null }))}
      >
        {text("facet.rating.any")}
      </FacetCheck>
      {buckets.map(({ key, count }) => (
        <FacetCheck
          key={key}
          type="radio"
          name="rating"
          value={key}
          count={count}
          checked={query.rating === Number(key)}
          onChange={() => onQuery(withChange(query, { rating: Number(key) }))}
        >
          <Stars stars={Number(key)} />
          <span>{text("facet.rating.up")}</span>
        </FacetCheck>
      ))}
    </Facet>
  )
}
