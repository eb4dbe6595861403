/** Model of the stock items machine. */
import { stockItems, stockVariant } from "#book/fixtures/catalogue/stock-items.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { stockItemsMachine } from "#machines/catalogue/stock-items.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(stockItemsMachine, {
  inputs: [{ variantId: stockVariant }],
  events: [
    { type: "places.open" },
    { type: "page.retry" },
    { type: "variant.choose", variantId: null },
    { type: "variant.choose", variantId: stockVariant },
  ],
  answers: { fetchStockItems: { values: [stockItems], problems: [unreachable] } },
  distinguishedBy: ({ variantId, items }) => [variantId, items.length],
  driver: {
    shopper: {
      "places.open": { when: ({ context }) => context.variantId !== null, by: ({ press }) => press("places.show") },
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: ["variant.choose"],
  },
})
