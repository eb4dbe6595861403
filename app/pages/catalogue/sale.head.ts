/** Head of the lists of reduced goods: that of a listing. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { collectionQuery, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { defineHead } from "#app/server/page-head.ts"
import { listingHead } from "./listing.head.ts"

export const head = defineHead<ListingPage>({
  head: listingHead,
  addresses: () => (["deals", "sale"] as const).map((collection) => ({ path: listingAddress(collectionQuery(collection)), changedAt: null })),
})
