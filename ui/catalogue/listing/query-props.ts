/** Changes the query of a listing; results and address follow. */
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"

export type ChangeQuery = (query: ListingQuery) => void

/** Props of every filter: the current query and how to change it. */
export type QueryProps = { readonly query: ListingQuery; readonly ask: ChangeQuery }
