/** Colour facet as swatches. */
import type { Bucket } from "#domain/entities/catalogue/listing.ts"
import { withChoiceToggled } from "#domain/rules/catalogue/listing-query.ts"
import { Swatch } from "#ui/parts/choice/swatch.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { Facet } from "./facet.tsx"
import styles from "./facet-colours.module.css"

export const FacetColours = ({ query, ask, buckets }: QueryProps & { readonly buckets: ReadonlyArray<Bucket> }) => {
  const text = useText()
  if (buckets.length === 0) return null
  return (
    <Facet title={text("facet.colour")} chosen={query.colours.length}>
      <div className={styles.colours}>
        {buckets.map(({ key, label, count, hex }) => (
          <Swatch
            key={key}
            name="colour"
            value={key}
            hex={hex}
            title={label}
            checked={query.colours.includes(key)}
            onChange={() => ask(withChoiceToggled(query, "colours", key))}
          >
            {label}, {text("listing.count", counted(count))}
          </Swatch>
        ))}
      </div>
    </Facet>
  )
}
