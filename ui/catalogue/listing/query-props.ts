/** Asks the list something else; the answer and the address follow. */
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"

export type ChangeQuery = (query: ListingQuery) => void

/** What every filter is given: what is asked now, and how to ask something else. */
export type QueryProps = { readonly query: ListingQuery; readonly ask: ChangeQuery }
