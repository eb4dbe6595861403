/** Props of every filter: the query of the listing, and how to change it. */
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"

export type QueryProps = {
  readonly query: ListingQuery
  /** Changes the query; results and address follow. */
  readonly onQuery: (query: ListingQuery) => void
}
