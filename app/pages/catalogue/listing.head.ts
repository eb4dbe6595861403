/** Head of a listing: its breadcrumb and its first products. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { collectionQuery, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { counted } from "#ui/messages/counted.ts"
import { defineHead, type PageHead, type PageHeadInput } from "#app/server/page-head.ts"
import { breadcrumbs, itemList } from "#app/server/structured-data.ts"

export const listingHead = (page: ListingPage, { location, text, title, to }: PageHeadInput): PageHead => {
  const steps = page.breadcrumb.map(({ name, permalink }) => ({ name, path: `/t/${permalink}` }))
  const home = { name: text("nav.home"), path: "/" }
  return {
    description: `${title}: ${text("listing.count", counted(page.total))}. ${text("site.description")}`,
    picture: page.tiles[0]?.image?.src,
    structuredData: [
      breadcrumbs(steps.length === 0 ? [home, { name: text(page.query.collection === null ? "listing.all" : `listing.${page.query.collection}`), path: location.path }] : [home, ...steps], to),
      itemList(page.tiles, to),
    ],
  }
}

export const head = defineHead<ListingPage>({
  head: listingHead,
  addresses: ({ taxons }) => [listingAddress(collectionQuery("new")), ...taxons.map(({ permalink }) => `/t/${permalink}`)].map((path) => ({ path, changedAt: null })),
  entry: { name: "Everything", path: "/products", text: "filters by colour, size, price, rating and others stand in the address" },
})
