/** Size facet as small tiles. */
import type { Bucket } from "#domain/entities/catalogue/listing.ts"
import { withChoiceToggled } from "#domain/rules/catalogue/listing-query.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { Facet } from "./facet.tsx"
import styles from "./facet-sizes.module.css"

export const FacetSizes = ({ query, ask, buckets }: QueryProps & { readonly buckets: ReadonlyArray<Bucket> }) => {
  const text = useText()
  if (buckets.length === 0) return null
  return (
    <Facet title={text("facet.size")} chosen={query.sizes.length}>
      <div className={styles.sizes}>
        {buckets.map(({ key, label, count }) => (
          <label key={key} className={styles.size}>
            <input
              type="checkbox"
              name="size"
              value={key}
              checked={query.sizes.includes(key)}
              onChange={() => ask(withChoiceToggled(query, "sizes", key))}
            />
            <span>
              {label}
              <span className="sr">{`, ${text("listing.count", counted(count))}`}</span>
            </span>
          </label>
        ))}
      </div>
    </Facet>
  )
}
