/** Model of the listing machine. */
import { category, emptyPage, listingPage, refined, refinedPage, searched } from "#book/fixtures/catalogue/listing.ts"
import { missing, searchDown, unreachable } from "#book/fixtures/shell/problems.ts"
import { listingMachine } from "#machines/catalogue/listing.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(listingMachine, {
  inputs: [
    { query: category, page: null, pageSize: 40 },
    { query: category, page: listingPage, pageSize: 40 },
    { query: refined, page: emptyPage, pageSize: 40 },
  ],
  events: [
    { type: "query.change", query: refined },
    { type: "address.changed", query: refined },
    { type: "address.changed", query: searched },
    { type: "address.changed", query: { ...category, layout: "list" } },
    { type: "more.fetch" },
    { type: "page.retry" },
  ],
  answers: {
    fetchListing: { values: [listingPage, emptyPage], problems: [unreachable, searchDown, missing] },
    refine: { values: [refinedPage, emptyPage], problems: [unreachable, missing] },
    fetchMore: { values: [{ ...refinedPage, query: { ...category, page: 2 } }], problems: [unreachable] },
  },
  distinguishedBy: ({ tiles, query }) => [tiles.items.length > 0, tiles.stillFetch, query.text],
  driver: {
    shopper: {
      "query.change": {
        when: (now) => (now.context.page?.facets.onSale ?? 0) > 0 && !now.matches("failed") && !now.matches("missing"),
        by: ({ choose }) => choose(/^Зөвхөн хямдралтай/u, "switch"),
      },
      "more.fetch": ({ follow }, _, now) => follow(now.matches("moreFailed") ? "common.retry" : "common.more"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: ["address.changed"],
  },
})
