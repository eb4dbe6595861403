/** Facet of small tiles, such as sizes, in groups where there are several. */
import { sizeGroups } from "#domain/entities/catalogue/facet.ts"
import type { Bucket } from "#domain/entities/catalogue/listing.ts"
import { withChoiceToggled } from "#domain/rules/catalogue/listing-query.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { ChoiceProps } from "./choice-props.ts"
import { Facet } from "./facet.tsx"
import styles from "./facet-sizes.module.css"

export const FacetSizes = ({ query, onQuery, facet: { list, name }, buckets }: ChoiceProps) => {
  const text = useText()
  if (buckets.length === 0) return null
  const groups = [...sizeGroups, null].flatMap((group) => {
    const sizes = buckets.filter((bucket) => (bucket.group ?? null) === group)
    return sizes.length === 0 ? [] : [{ group, sizes }]
  })
  const tile = ({ key, label, count }: Bucket) => (
    <label key={key} className={styles.size}>
      <input
        type="checkbox"
        name={name}
        value={key}
        checked={query[list].includes(key)}
        onChange={() => onQuery(withChoiceToggled(query, list, key))}
      />
      <span>
        {label}
        <span className="sr">{`, ${text("listing.count", counted(count))}`}</span>
      </span>
    </label>
  )
  return (
    <Facet title={text(`facet.${name}`)} chosen={query[list].length}>
      {groups.map(({ group, sizes }) =>
        group === null || groups.length === 1 ? (
          <div key={group} className={styles.sizes}>
            {sizes.map(tile)}
          </div>
        ) : (
          <fieldset key={group} className={styles.group}>
            <legend>{text(`facet.size.${group}`)}</legend>
            <div className={styles.sizes}>{sizes.map(tile)}</div>
          </fieldset>
        ),
      )}
    </Facet>
  )
}
