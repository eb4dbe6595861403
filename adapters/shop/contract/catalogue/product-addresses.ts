/** Call of the slugs of listed products with the dates of their changes, for crawlers. */
import * as Schema from "effect/Schema"
import { Instant, ProductId, Slug } from "#domain/entities/ids.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

const ProductAddress = Schema.Struct({ id: ProductId, slug: Slug, changedAt: orNull(Instant) }).pipe(
  Schema.encodeKeys({ changedAt: "updated_at" }),
)

export const productAddresses = endpoint({
  method: "GET",
  path: "/api/v2/products/addresses",
  summary: "Slugs of the products that are listed, by their numbers, with the date of the last change; 5,000 on a page.",
  query: PageQuery,
  answer: pageOf("addresses", ProductAddress),
})
