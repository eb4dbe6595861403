/** Facet that limits the listing to sales. */
import { withChange } from "#domain/rules/catalogue/listing-query.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { FacetCount } from "./values/facet-count.tsx"
import styles from "./facet-sale.module.css"

export const FacetSale = ({ query, onQuery, count }: QueryProps & { readonly count: number }) => {
  const text = useText()
  if (count === 0 && !query.onSale) return null
  return (
    <label className={styles.switch}>
      <span>{text("facet.sale")}</span>
      <FacetCount count={count} />
      <input
        type="checkbox"
        role="switch"
        name="sale"
        value="1"
        checked={query.onSale}
        aria-checked={query.onSale}
        onChange={() => onQuery(withChange(query, { onSale: !query.onSale }))}
      />
    </label>
  )
}
