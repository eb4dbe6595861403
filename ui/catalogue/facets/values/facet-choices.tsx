/** Facet of checkboxes, such as brands: the first few open, the rest folded; chosen values always stay visible. */
import type { Bucket } from "#domain/entities/catalogue/listing.ts"
import { withChoiceToggled } from "#domain/rules/catalogue/listing-query.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { ChoiceProps } from "#ui/catalogue/facets/choice-props.ts"
import { Facet } from "#ui/catalogue/facets/facet.tsx"
import { FacetCheck } from "./facet-check.tsx"
import { FacetMore } from "./facet-more.tsx"

/** Number of values shown before the rest is opened. */
const atOnce = 6

export const FacetChoices = ({ query, onQuery, facet: { list, name }, buckets }: ChoiceProps) => {
  const text = useText()
  const chosen = query[list]
  if (buckets.length === 0) return null
  const check = ({ key, label, count }: Bucket) => (
    <FacetCheck
      key={key}
      name={name}
      value={key}
      count={count}
      checked={chosen.includes(key)}
      onChange={() => onQuery(withChoiceToggled(query, list, key))}
    >
      {label}
    </FacetCheck>
  )
  const rest = buckets.slice(atOnce)
  return (
    <Facet title={text(`facet.${name}`)} chosen={chosen.length}>
      {buckets.slice(0, atOnce).map(check)}
      {rest.length > 0 && <FacetMore open={rest.some(({ key }) => chosen.includes(key))}>{rest.map(check)}</FacetMore>}
    </Facet>
  )
}
