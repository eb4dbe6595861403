/** Category facet: subcategories with a link to the parent; in a search, the categories of the results. */
import ChevronLeft from "lucide-react/icons/chevron-left"
import type { Bucket, ListingPage } from "#domain/entities/catalogue/listing.ts"
import { withChange, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { Facet } from "./facet.tsx"
import { FacetCount } from "./values/facet-count.tsx"
import { FacetMore } from "./values/facet-more.tsx"
import styles from "./facet-categories.module.css"

/** Number of categories shown before the rest is opened. */
const atOnce = 8
/** Number of categories shown below each in a search. */
const belowAtOnce = 3

type Props = Pick<QueryProps, "query"> & {
  readonly buckets: ReadonlyArray<Bucket>
  readonly breadcrumb: ListingPage["breadcrumb"]
}

export const FacetCategories = ({ query, buckets, breadcrumb }: Props) => {
  const text = useText()
  const here = breadcrumb.at(-1)
  const above = breadcrumb.at(-2)
  if (buckets.length === 0 && here === undefined) return null
  const hrefOf = (permalink: string | null) => listingAddress(withChange(query, { permalink }))
  const categoryLink = ({ key, label, count }: Bucket, isBelow: boolean) => (
    <li key={key} className={isBelow ? styles.below : undefined}>
      <Link href={hrefOf(key)}>
        <span>{label}</span>
        <FacetCount count={count} />
      </Link>
    </li>
  )
  /** A category; in a search also the largest categories below it. */
  const categoryLinks = (bucket: Bucket) => {
    const below = here === undefined ? (bucket.below ?? []).slice(0, belowAtOnce) : []
    return [categoryLink(bucket, here !== undefined), ...below.map((inner) => categoryLink(inner, true))]
  }
  return (
    <Facet title={text("facet.category")}>
      <ul className={styles.tree}>
        {here !== undefined && (
          <li>
            <Link className={styles.up} href={hrefOf(above?.permalink ?? null)}>
              <ChevronLeft />
              {above?.name ?? text("nav.categories.all")}
            </Link>
          </li>
        )}
        {here !== undefined && <li className={styles.here}>{here.name}</li>}
        {buckets.slice(0, atOnce).flatMap(categoryLinks)}
      </ul>
      {buckets.length > atOnce && (
        <FacetMore open={false}>
          <ul className={styles.tree}>{buckets.slice(atOnce).flatMap(categoryLinks)}</ul>
        </FacetMore>
      )}
    </Facet>
  )
}
