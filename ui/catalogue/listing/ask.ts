/** Asks the list something else; the answer and the address follow. */
import type { ListingQuestion } from "#domain/entities/catalogue/listing.ts"

export type Ask = (question: ListingQuestion) => void

/** What every filter is given: what is asked now, and how to ask something else. */
export type Asking = { readonly question: ListingQuestion; readonly ask: Ask }
