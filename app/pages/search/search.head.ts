/** Head of a search: that of a listing, which search engines do not index. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { defineHead } from "#app/server/page-head.ts"
import { listingHead } from "#app/pages/catalogue/listing.head.ts"

export const head = defineHead<ListingPage>({
  head: (page, input) => (page.query.text === null ? {} : listingHead(page, input)),
  crawled: false,
  entry: { name: "Search", path: "/search?q=coat", text: "words in Cyrillic or Latin letters" },
})
