/** Model of the brand machine. */
import { brand } from "#book/fixtures/catalogue/brand-list.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { brandMachine } from "#machines/catalogue/brand.ts"
import { modelOf } from "#book/models/model.ts"

const query = { code: brand.code }

export const model = modelOf(brandMachine, {
  inputs: [
    { brand: null, query },
    { brand, query },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchBrand: { values: [brand], problems: [unreachable, missing] } },
  about: ({ brand: known }) => known !== null,
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
