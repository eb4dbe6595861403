/** Model of the kept products machine. */
import { product } from "#book/fixtures/product.ts"
import { unreachable } from "#book/fixtures/problems.ts"
import { keptProductsMachine } from "#machines/lists/kept-products.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof keptProductsMachine> = {
  machine: keptProductsMachine,
  inputs: [
    { ids: [], slugs: [] },
    { ids: [product.id], slugs: [] },
  ],
  events: [
    { type: "products.known", ids: [], slugs: [product.slug] },
    { type: "products.known", ids: [], slugs: [] },
    { type: "page.retry" },
  ],
  answers: { fetchProducts: { values: [[product], []], problems: [unreachable] } },
  about: ({ ids, slugs, products }) => [ids.length, slugs.length, products.length],
}
