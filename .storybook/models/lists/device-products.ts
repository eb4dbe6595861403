/** Model of the device products machine. */
import { product } from "#book/fixtures/catalogue/product.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { deviceProductsMachine } from "#machines/lists/device-products.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(deviceProductsMachine, {
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
  distinguishedBy: ({ ids, slugs, products }) => [ids.length, slugs.length, products.length],
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry", ["region", "saved.products"]) }, others: ["products.known"] },
})
