/** Query for the products of a category or a list that a typed word means, the same for every engine. */
import { collectionClauses } from "#adapters/search/requests/listing.ts"
import type { Query } from "#adapters/search/contract/grammar.ts"
import type { OtherMeaning } from "./unit.ts"

export const meaningQuery = (meaning: OtherMeaning): Query => {
  switch (meaning.kind) {
    case "category":
      return { term: { taxon_facets: meaning.permalink } }
    case "sale":
    case "new":
      return { bool: { filter: collectionClauses[meaning.kind] } }
    default:
      return meaning satisfies never
  }
}
