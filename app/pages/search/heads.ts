/** Heads for crawlers: pages of the search. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { defineHeads } from "#app/server/page-head.ts"
import { listingHead } from "#app/pages/catalogue/heads.ts"

export const heads = defineHeads({
  search: {
    head: (page: ListingPage, input) => (page.query.text === null ? {} : listingHead(page, input)),
    crawled: false,
    entry: { name: "Search", path: "/search?q=coat", text: "words in Cyrillic or Latin letters" },
  },
})
