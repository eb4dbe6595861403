/** Things that a shopper would like to have, in lists of their own that may be shared. Specification §3, E7. */
import * as Schema from "effect/Schema"
import { VariantId } from "#domain/entities/ids.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const WishId = LooseInt.pipe(Schema.brand("WishId"))
export type WishId = typeof WishId.Type
/** What a list is shared by: nobody guesses it. */
export const WishListHash = Schema.NonEmptyString.pipe(Schema.brand("WishListHash"))
export type WishListHash = typeof WishListHash.Type

/** One thing wished for. */
export const Wish = Schema.Struct({
  id: WishId,
  variantId: VariantId,
  quantity: orElse(LooseInt, 1),
  remark: orElse(Schema.String, ""),
  name: orElse(Schema.String, ""),
  slug: orElse(Schema.String, ""),
  optionsText: orElse(Schema.String, ""),
  image: orNull(Picture),
  price: orNull(Tugrik),
  sellingPrice: orNull(Tugrik),
  totalOnHand: orElse(LooseInt, 0),
}).pipe(
  Schema.encodeKeys({
    variantId: "variant_id",
    optionsText: "options_text",
    sellingPrice: "selling_price",
    totalOnHand: "total_on_hand",
  }),
)
export type Wish = typeof Wish.Type

export const WishList = Schema.Struct({
  id: LooseInt,
  hash: WishListHash,
  name: Schema.NonEmptyString,
  /** A private list is its owner's alone. */
  isPrivate: orElse(Schema.Boolean, true),
  isDefault: orElse(Schema.Boolean, false),
  wishes: listOf(Wish),
}).pipe(Schema.encodeKeys({ isPrivate: "is_private", isDefault: "is_default", wishes: "wished_products" }))
export type WishList = typeof WishList.Type
