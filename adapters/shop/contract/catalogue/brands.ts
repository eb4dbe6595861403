/** Calls of the brands. */
import { Brand } from "#domain/entities/catalogue/brand.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

const BrandAnswer = Brand.annotate({ identifier: "Brand" })

export const allBrands = endpoint({
  method: "GET",
  path: "/api/v2/brands",
  flag: "showBrand",
  summary: "Brands by name, with the number of products in stock.",
  query: PageQuery,
  answer: pageOf("brands", BrandAnswer),
})

export const oneBrand = endpoint({
  method: "GET",
  path: "/api/v2/brands/:code",
  flag: "showBrand",
  summary: "A brand with its story and the categories of its products.",
  answer: BrandAnswer,
})
