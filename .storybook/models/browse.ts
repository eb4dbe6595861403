/** How the machines of browsing are walked. */
import { category, emptyPage, listingPage, refined, refinedPage, searched } from "#book/fixtures/listing.ts"
import { homePage } from "#book/fixtures/home.ts"
import { dress, scarf } from "#book/fixtures/goods.ts"
import { productPage, reviews, soldOutPage } from "#book/fixtures/product.ts"
import { missing, unreachable } from "#book/fixtures/problems.ts"
import { nothingOffered, searchHistory, suggestions } from "#book/fixtures/suggestions.ts"
import { tileOf } from "#book/fixtures/tiles.ts"
import { homeMachine } from "#machines/catalogue/home.ts"
import { listingMachine } from "#machines/catalogue/listing.ts"
import { productMachine } from "#machines/catalogue/product.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { searchMachine } from "#machines/search/search.ts"
import type { MachineModel } from "./model.ts"

const home: MachineModel<typeof homeMachine> = {
  machine: homeMachine,
  inputs: [{ page: null }, { page: homePage }],
  events: [{ type: "page.retry" }],
  answers: { fetchHome: { values: [homePage], problems: [unreachable] } },
}

const recent: MachineModel<typeof recentMachine> = {
  machine: recentMachine,
  inputs: [{ slugs: [] }, { slugs: [dress.slug] }],
  events: [
    { type: "recent.known", slugs: [scarf.slug, dress.slug] },
    { type: "recent.known", slugs: [] },
  ],
  answers: { fetchTiles: { values: [[tileOf(dress), tileOf(scarf)], []], problems: [unreachable] } },
  about: ({ slugs, tiles }) => [slugs.length, tiles.length],
}

const listing: MachineModel<typeof listingMachine> = {
  machine: listingMachine,
  inputs: [
    { query: category, page: null, pageSize: 40 },
    { query: category, page: listingPage, pageSize: 40 },
    { query: refined, page: emptyPage, pageSize: 40 },
  ],
  events: [
    { type: "question.ask", query: refined },
    { type: "address.changed", query: refined },
    { type: "address.changed", query: searched },
    { type: "more.fetch" },
    { type: "page.retry" },
  ],
  answers: {
    fetchListing: { values: [listingPage, emptyPage], problems: [unreachable] },
    refine: { values: [refinedPage, emptyPage], problems: [unreachable] },
    fetchMore: { values: [{ ...refinedPage, query: { ...category, page: 2 } }], problems: [unreachable] },
  },
  about: ({ tiles, query }) => [tiles.items.length > 0, tiles.stillFetch, query.text],
}

const page = { ...productPage, reviews: { ...productPage.reviews, pages: 2 } }

const product: MachineModel<typeof productMachine> = {
  machine: productMachine,
  inputs: [
    { slug: dress.slug, variantId: null, page: null },
    { slug: dress.slug, variantId: null, page },
    { slug: dress.slug, variantId: dress.variantId + 1, page },
    { slug: dress.slug, variantId: null, page: soldOutPage },
    { slug: dress.slug, variantId: null, page: { ...page, product: { ...page.product, variants: [] } } },
  ],
  events: [
    { type: "choice.pick", key: "clothing_size", value: "M" },
    { type: "choice.pick", key: "clothing_size", value: "L" },
    { type: "address.changed", variantId: dress.variantId + 3 },
    { type: "quantity.set", quantity: 3 },
    { type: "item.add" },
    { type: "page.retry" },
    { type: "reviews.fetch" },
    { type: "picture.show", index: 1 },
    { type: "zoom.open", index: 1 },
    { type: "zoom.close" },
  ],
  answers: {
    fetchProduct: { values: [page], problems: [missing, unreachable] },
    fetchReviews: { values: [{ items: reviews.map((review) => ({ ...review, id: review.id + 100 })), page: 2, pages: 2, total: 6 }], problems: [unreachable] },
  },
  about: ({ reviews }) => reviews.stillFetch,
}

const search: MachineModel<typeof searchMachine> = {
  machine: searchMachine,
  inputs: [{ text: "" }],
  events: [
    { type: "history.known", history: searchHistory },
    { type: "text.shown", text: "гутал" },
    { type: "search.open" },
    { type: "search.close" },
    { type: "search.clear" },
    { type: "search.type", text: "даа" },
    { type: "search.type", text: "" },
    { type: "search.submit" },
    { type: "option.next" },
    { type: "option.previous" },
    { type: "option.point", index: 0 },
    { type: "option.take", index: 0 },
    { type: "history.remove", text: searchHistory[0] ?? "" },
    { type: "history.empty" },
  ],
  answers: { fetchSuggestions: { values: [suggestions, nothingOffered], problems: [unreachable] } },
  about: ({ text, history, offered, active }) => [text === "", history.length > 0, offered?.text, active !== null],
}

export const browse = { home, recent, listing, product, search }
