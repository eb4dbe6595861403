/** Amount for which the shop sells gift cards. E18. */
import * as Schema from "effect/Schema"
import { VariantId } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"

export const GiftCardOffer = Schema.Struct({
  /** What goes into the cart. */
  variantId: VariantId,
  amount: Tugrik,
}).pipe(Schema.encodeKeys({ variantId: "variant_id" }))
export type GiftCardOffer = typeof GiftCardOffer.Type
