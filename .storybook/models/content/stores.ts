/** Model of the stores machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { storesOfProduct, storesPage } from "#book/fixtures/content/stores.ts"
import { storesMachine } from "#machines/content/stores.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(storesMachine, {
  inputs: [
    { query: { variantId: null }, page: storesPage },
    { query: { variantId: 1 }, page: null },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchStores: { values: [storesOfProduct], problems: [unreachable, missing] } },
  about: ({ page }) => [page !== null],
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
