/** Model of the machine of pages of information. */
import { deliveryPage } from "#book/fixtures/content/content.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { contentPageMachine } from "#machines/content/content-page.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(contentPageMachine, {
  inputs: [
    { query: { slug: "delivery" }, page: null },
    { query: { slug: "delivery" }, page: deliveryPage },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchContentPage: { values: [deliveryPage], problems: [unreachable, missing] } },
  about: ({ page }) => [page !== null],
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
