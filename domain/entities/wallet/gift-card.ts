/** Gift card: a numbered card with money that is redeemed into the wallet. Specification §3, E18. */
import * as Schema from "effect/Schema"
import { Instant, VariantId } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const GiftCard = Schema.Struct({
  number: Schema.NonEmptyString,
  balance: Tugrik,
  expiresAt: orNull(Instant),
  redeemedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ expiresAt: "expires_at", redeemedAt: "redeemed_at" }))
export type GiftCard = typeof GiftCard.Type

/** Amount for which the shop sells gift cards. */
export const GiftCardOffer = Schema.Struct({
  /** What goes into the cart. */
  variantId: VariantId,
  amount: Tugrik,
}).pipe(Schema.encodeKeys({ variantId: "variant_id" }))
export type GiftCardOffer = typeof GiftCardOffer.Type

/** Gift cards that the shop sells: their amounts, and what the shop says of the card. */
export const GiftCardSale = Schema.Struct({
  offers: Schema.Array(GiftCardOffer),
  card: orNull(Schema.Struct({ title: Schema.String, text: orElse(Schema.String, ""), image: orNull(Picture) })),
})
export type GiftCardSale = typeof GiftCardSale.Type
