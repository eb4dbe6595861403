/** Listing without products: filters to remove one by one or all at once, products to show instead, and categories to browse. */
import SearchX from "lucide-react/icons/search-x"
import type { Facets, ListingQuery, Tile } from "#domain/entities/catalogue/listing.ts"
import { emptyListingQuery, withChange, chips, listingAddress, withoutFilters } from "#domain/rules/catalogue/listing-query.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useText, type MessageKey, type Text } from "#ui/messages/messages.tsx"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useChipName } from "#ui/catalogue/facets/chip-name.ts"
import { PopularCategories } from "./popular-categories.tsx"
import styles from "./listing-empty.module.css"

type Props = {
  readonly query: ListingQuery
  readonly facets: Facets | null
  /** Products to show instead. */
  readonly instead: ReadonlyArray<Tile>
  /** Longest part of the search terms that finds them; `null` where no part is searched. */
  readonly part: string | null
}

const titleOf = (text: Text, query: ListingQuery, part: string | null): string => {
  if (query.text !== null && part !== null) return text("listing.empty.none", { text: query.text })
  return text(query.text !== null && chips(query).length === 0 ? "listing.empty.search_title" : "listing.empty.title")
}

/** Message of why there are no products. */
const reasonOf = (query: ListingQuery): MessageKey => {
  if (chips(query).length > 0) return "listing.empty.filtered"
  return query.text === null ? "listing.empty.category" : "listing.empty.search"
}

export const ListingEmpty = ({ query, facets, instead, part }: Props) => {
  const text = useText()
  const nameOf = useChipName(facets)
  const chosen = chips(query)
  const filtered = chosen.length > 0
  const searched = query.text !== null
  return (
    <>
      <EmptyState
        title={titleOf(text, query, part)}
        text={part === null ? text(reasonOf(query)) : text("listing.empty.part", { part })}
        icon={<SearchX />}
      >
        {chosen.length > 1 && (
          <ul className={styles.drops}>
            {chosen.map((chip) => (
              <li key={listingAddress(chip.without)}>
                <Link href={listingAddress(chip.without)}>{text("listing.empty.drop", { name: nameOf(chip) })}</Link>
              </li>
            ))}
          </ul>
        )}
        {filtered && <ButtonLink href={listingAddress(withoutFilters(query))}>{text("facet.clear_all")}</ButtonLink>}
        {!filtered && searched && query.permalink !== null && (
          <ButtonLink href={listingAddress(withChange(query, { permalink: null }))}>{text("listing.empty.everywhere")}</ButtonLink>
        )}
        {!filtered && !searched && <ButtonLink href={listingAddress(emptyListingQuery)}>{text("listing.all")}</ButtonLink>}
      </EmptyState>
      <TileRow
        title={part === null ? text("listing.empty.instead") : text("listing.search_title", { text: part })}
        tiles={instead}
        {...(part !== null && { href: listingAddress(withChange(query, { text: part })) })}
      />
      <PopularCategories />
    </>
  )
}
