/** Facet of swatches, such as colours. */
import { withChoiceToggled } from "#domain/rules/catalogue/listing-query.ts"
import { Swatch } from "#ui/parts/choice/swatch.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { ChoiceProps } from "./choice-props.ts"
import { Facet } from "./facet.tsx"
import styles from "./facet-colours.module.css"

export const FacetColours = ({ query, onQuery, facet: { list, name }, buckets }: ChoiceProps) => {
  const text = useText()
  if (buckets.length === 0) return null
  return (
    <Facet title={text(`facet.${name}`)} chosen={query[list].length}>
      <div className={styles.colours}>
        {buckets.map(({ key, label, count, hex }) => (
          <Swatch
            key={key}
            name={name}
            value={key}
            hex={hex}
            title={label}
            checked={query[list].includes(key)}
            onChange={() => onQuery(withChoiceToggled(query, list, key))}
          >
            {label}, {text("listing.count", counted(count))}
          </Swatch>
        ))}
      </div>
    </Facet>
  )
}
