/** Wish lists and their wishes. Specification §3, E7. */
import * as Schema from "effect/Schema"
import { Instant, VariantId } from "#domain/entities/ids.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const WishId = LooseInt.pipe(Schema.brand("WishId"))
export type WishId = typeof WishId.Type
/** Unguessable key by which a list is shared. */
export const WishListHash = Schema.NonEmptyString.pipe(Schema.brand("WishListHash"))
export type WishListHash = typeof WishListHash.Type

/** One wished variant. */
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
  /** End of the sale in which it has its price. */
  saleExpireAt: orNull(Instant),
  totalOnHand: orElse(LooseInt, 0),
  /** Price at the time of the wish. */
  wishedPrice: orNull(Tugrik),
  /** Whether it was sold out at the time of the wish. */
  wasSoldOut: orElse(Schema.Boolean, false),
}).pipe(
  Schema.encodeKeys({
    variantId: "variant_id",
    optionsText: "options_text",
    sellingPrice: "selling_price",
    saleExpireAt: "sale_expire_at",
    totalOnHand: "total_on_hand",
    wishedPrice: "wished_price",
    wasSoldOut: "was_sold_out",
  }),
)
export type Wish = typeof Wish.Type

export const WishList = Schema.Struct({
  id: LooseInt,
  hash: WishListHash,
  name: Schema.NonEmptyString,
  /** Only its owner sees a private list. */
  isPrivate: orElse(Schema.Boolean, true),
  isDefault: orElse(Schema.Boolean, false),
  /** The owner's words to those who open the shared list. */
  description: orElse(Schema.String, ""),
  /** First name of the owner. */
  ownerName: orElse(Schema.String, ""),
  wishes: listOf(Wish),
}).pipe(Schema.encodeKeys({ isPrivate: "is_private", isDefault: "is_default", ownerName: "owner_name", wishes: "wished_products" }))
export type WishList = typeof WishList.Type
