/** Call of the stores, or of those that have a variant. */
import * as Schema from "effect/Schema"
import { Store } from "#domain/entities/content/store.ts"
import { Slug } from "#domain/entities/ids.ts"
import { LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

/** Product of the requested variant; `options` names the variant, and is empty for a product with one variant. */
const RequestedProduct = Schema.Struct({ slug: Slug, title: Schema.String, options: Schema.String })

export const stores = endpoint({
  method: "GET",
  path: "/api/v2/stores",
  summary: "Stores with their opening hours; with `variant_id` those that have this variant, and its product.",
  query: Schema.Struct({ variantId: orNull(LooseInt) }).pipe(Schema.encodeKeys({ variantId: "variant_id" })),
  answer: Schema.Struct({ stores: Schema.Array(Store), product: orNull(RequestedProduct) }),
})
