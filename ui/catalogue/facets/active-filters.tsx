/** Active filters of a listing, each with a button to remove it. */
import X from "lucide-react/icons/x"
import type { Facets, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { chips, listingAddress, withoutFilters } from "#domain/rules/catalogue/listing-query.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useChipName } from "./chip-name.ts"
import styles from "./active-filters.module.css"

export const ActiveFilters = ({ query, facets }: { readonly query: ListingQuery; readonly facets: Facets | null }) => {
  const text = useText()
  const nameOf = useChipName(facets)
  const chosen = chips(query)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={text("facet.chosen")}>
      {chosen.map((chip) => (
        <li key={listingAddress(chip.without)}>
          <Link className={styles.chip} href={listingAddress(chip.without)}>
            <span>{nameOf(chip)}</span>
            <span className="sr">, {text("facet.drop")}</span>
            <X />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} href={listingAddress(withoutFilters(query))}>
          {text("facet.clear")}
        </Link>
      </li>
    </ul>
  )
}
