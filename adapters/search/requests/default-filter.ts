/** Default filter of every list: price above 1₮, in stock, available by now, with a picture. Specification §5. */
import { listedAbove } from "#domain/rules/catalogue/listing-filter.ts"
import type { Query } from "#adapters/search/contract/grammar.ts"

export const listed: ReadonlyArray<Query> = [
  { range: { selling_price: { gt: listedAbove } } },
  { range: { total_on_hand: { gt: 0 } } },
  { range: { available_on: { lte: "now" } } },
  { exists: { field: "image" } },
]

/** `clauses` together with the default filter. */
export const amongListed = (...clauses: ReadonlyArray<Query>): Query => ({ bool: { filter: [...listed, ...clauses] } })
