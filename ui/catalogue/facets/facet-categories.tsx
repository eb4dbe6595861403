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
  const to = (permalink: string | null) => listingAddress(withChange(query, { permalink }))
  const lead = ({ key, label, count }: Bucket, isBelow: boolean) => (
    <li key={key} className={isBelow ? styles.below : undefined}>
      <Link href={to(key)}>
        <span>{label}</span>
        <FacetCount count={count} />
      </Link>
    </li>
  )
  /** A category, and the largest of those below it where a search has found them. */
  const leads = (bucket: Bucket) => [lead(bucket, here !== undefined), ...(here === undefined ? (bucket.below ?? []).slice(0, belowAtOnce).map((inner) => lead(inner, true)) : [])]
  return (
    <Facet title={text("facet.category")}>
      <ul className={styles.tree}>
        {here !== undefined && (
          <li>
            <Link className={styles.up} href={to(above?.permalink ?? null)}>
              <ChevronLeft />
              {above?.name ?? text("nav.categories.all")}
            </Link>
          </li>
        )}
        {here !== undefined && <li className={styles.here}>{here.name}</li>}
        {buckets.slice(0, atOnce).flatMap(leads)}
      </ul>
      {buckets.length > atOnce && (
        <FacetMore open={false}>
          <ul className={styles.tree}>{buckets.slice(atOnce).flatMap(leads)}</ul>
        </FacetMore>
      )}
    </Facet>
  )
}
