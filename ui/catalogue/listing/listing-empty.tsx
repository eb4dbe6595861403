/** Empty or missing listing: active filters to remove one by one or all at once, and categories to browse. */
import { useSelector } from "@xstate/react"
import SearchX from "lucide-react/icons/search-x"
import type { Facets, ListingQuery, Tile } from "#domain/entities/catalogue/listing.ts"
import { inLocale } from "#domain/entities/locale.ts"
import { emptyListingQuery, withChange, chips, listingAddress, withoutFilters } from "#domain/rules/catalogue/listing-query.ts"
import { childTaxons } from "#domain/rules/catalogue/taxon-tree.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useChipName } from "#ui/catalogue/facets/chip-name.ts"
import styles from "./listing-empty.module.css"

type Props = {
  readonly query: ListingQuery
  readonly facets: Facets | null
  /** Products to show instead. */
  readonly instead: ReadonlyArray<Tile>
  /** Longest part of the search terms that finds them; `null` where no part is searched. */
  readonly part: string | null
}

/** Maximum number of popular categories. */
const maxPopular = 8

export const ListingEmpty = ({ query, facets, instead, part }: Props) => {
  const text = useText()
  const nameOf = useChipName(facets)
  const chosen = chips(query)
  const filtered = chosen.length > 0
  const searched = query.text !== null
  const title = searched && !filtered ? "listing.empty.search_title" : "listing.empty.title"
  const reason = searched ? "listing.empty.search" : "listing.empty.category"
  return (
    <>
      <EmptyState
        title={part !== null && query.text !== null ? text("listing.empty.none", { text: query.text }) : text(title)}
        text={part === null ? text(filtered ? "listing.empty.filtered" : reason) : text("listing.empty.part", { part })}
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

/** Missing category, with the categories that the shop has. */
export const ListingMissing = () => {
  const text = useText()
  return (
    <div className="page" data-state="missing">
      <EmptyState title={text("listing.missing")} text={text("listing.missing.text")} icon={<SearchX />} heading="h1">
        <ButtonLink href={listingAddress(emptyListingQuery)}>{text("listing.all")}</ButtonLink>
      </EmptyState>
      <PopularCategories />
    </div>
  )
}

/** The largest top categories, shown where a listing has no products. */
export const PopularCategories = () => {
  const text = useText()
  const locale = useLocale()
  const taxons = useSelector(useActorRefs().site, ({ context }) => context.site?.taxons) ?? []
  const top = childTaxons(taxons, null).toSorted((one, other) => other.products - one.products)
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{text("listing.empty.popular")}</h2>
      <ul>
        {top.slice(0, maxPopular).map((taxon) => (
          <li key={taxon.id}>
            <Link href={`/t/${taxon.permalink}`}>
              <span className={styles.picture}>
                <ProductPicture picture={taxon.image} alt="" sizes="110px" />
              </span>
              {inLocale(taxon.name, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
