/** Model of the stock items machine. */
import { stockItems, stockVariant } from "#book/fixtures/catalogue/stock-items.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { stockItemsMachine } from "#machines/catalogue/stock-items.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof stockItemsMachine> = {
  machine: stockItemsMachine,
  inputs: [{ variantId: stockVariant }],
  events: [{ type: "places.open" }, { type: "page.retry" }, { type: "variant.choose", variantId: null }, { type: "variant.choose", variantId: stockVariant }],
  answers: { fetchStockItems: { values: [stockItems], problems: [unreachable] } },
  about: ({ variantId, items }) => [variantId, items.length],
}
