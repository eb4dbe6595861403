/** Model of the brands machine. */
import { brands } from "#book/fixtures/catalogue/brand-list.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { brandsMachine } from "#machines/catalogue/brands.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(brandsMachine, {
  inputs: [{ brands: null }, { brands }],
  events: [{ type: "page.retry" }, { type: "search.type", text: "nuur" }, { type: "search.type", text: "щщ" }],
  answers: { fetchBrands: { values: [brands, []], problems: [unreachable] } },
  distinguishedBy: ({ text, found }) => [text, found.length],
  driver: {
    shopper: {
      "search.type": ({ fill }, { text }) => fill("brands.search", text),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
