/** Calls of wish lists. */
import * as Schema from "effect/Schema"
import { VariantId } from "#domain/entities/ids.ts"
import { Wish, WishId, WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { maxListDescription, maxListName, maxRemark } from "#domain/rules/lists/wish-lists.ts"
import { maxPerLine } from "#domain/rules/cart/cart.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"

const WishListAnswer = WishList.annotate({ identifier: "WishList" })
const WishLists = Schema.Struct({ wishlists: Schema.Array(WishListAnswer) })

const textOf = (max: number) => Schema.String.check(Schema.isMaxLength(max, { message: "text.tooLong" }))
const ListName = textOf(maxListName).check(Schema.isPattern(/\S/, { message: "field.missing" }))
const Quantity = LooseInt.check(Schema.isBetween({ minimum: 1, maximum: maxPerLine }, { message: "quantity.incorrect" }))

export const myWishLists = endpoint({
  method: "GET",
  path: "/api/v2/wishlists",
  summary: "The user's wish lists with their wishes, the newest first.",
  asker: "user",
  answer: WishLists,
})

const Wished = Schema.Struct({ wishedIds: listOf(VariantId) }).pipe(Schema.encodeKeys({ wishedIds: "wished_ids" }))
const WishedVariant = Schema.Struct({ variantId: VariantId, wishlist: orNull(WishListHash) }).pipe(
  Schema.encodeKeys({ variantId: "variant_id" }),
)

export const wishedProducts = endpoint({
  method: "GET",
  path: "/api/v2/wishlists/wished_products",
  summary: "Every wish of the user's, and the variants that are wished at all.",
  asker: "user",
  answer: Schema.Struct({ wishedIds: listOf(VariantId), wishes: Schema.Array(Wish) }).pipe(
    Schema.encodeKeys({ wishedIds: "wished_ids", wishes: "wished_products" }),
  ),
})

export const addWish = endpoint({
  method: "POST",
  path: "/api/v2/wishlists/add_id",
  summary: "Wishes a variant, in the default list where none is named; a wish that is there stays as it is.",
  asker: "user",
  body: WishedVariant,
  answer: Wished,
  idempotent: true,
})

export const removeWish = endpoint({
  method: "POST",
  path: "/api/v2/wishlists/remove_id",
  summary: "Takes a variant out of one list, or out of all where none is named.",
  asker: "user",
  body: WishedVariant,
  answer: Wished,
  idempotent: true,
})

export const createWishList = endpoint({
  method: "POST",
  path: "/api/v2/wishlists",
  summary: "Begins a wish list, placed first.",
  asker: "user",
  body: Schema.Struct({
    name: ListName,
    isPrivate: orElse(Schema.Boolean, true),
    description: orElse(textOf(maxListDescription), ""),
  }).pipe(Schema.encodeKeys({ isPrivate: "is_private" })),
  answer: WishListAnswer,
  idempotent: true,
})

export const oneWishList = endpoint({
  method: "GET",
  path: "/api/v2/wishlists/:hash",
  summary: "A shared wish list, or one of the user's own; 404 for another's private one.",
  asker: "shopper",
  answer: WishListAnswer,
})

export const changeWishList = endpoint({
  method: "PUT",
  path: "/api/v2/wishlists/:hash",
  summary: "Renames, describes, shares or hides a list; `restored` brings back a deleted one within a day.",
  asker: "user",
  body: Schema.Struct({
    name: orNull(ListName),
    description: orNull(textOf(maxListDescription)),
    isPrivate: orNull(Schema.Boolean),
    restored: orElse(Schema.Boolean, false),
  }).pipe(Schema.encodeKeys({ isPrivate: "is_private" })),
  answer: WishLists,
  idempotent: true,
})

export const deleteWishList = endpoint({
  method: "DELETE",
  path: "/api/v2/wishlists/:hash",
  summary: "Deletes a list.",
  asker: "user",
  answer: WishLists,
  idempotent: true,
})

export const emptyWishList = endpoint({
  method: "DELETE",
  path: "/api/v2/wishlists/:hash/items",
  summary: "Takes every wish out of a list.",
  asker: "user",
  answer: WishLists,
  idempotent: true,
})

/** Maximum number of changes of one kind in a batch. */
const maxChanges = 200
const batchOf = <S extends Schema.Constraint>(schema: S) => orElse(Schema.Array(schema).check(Schema.isMaxLength(maxChanges)), [])

export const changeWishes = endpoint({
  method: "PUT",
  path: "/api/v2/wishlists/batch",
  summary: "Moves wishes to other lists (placed first), removes them, or changes their notes and quantities; all or nothing.",
  asker: "user",
  body: Schema.Struct({
    move: batchOf(Schema.Struct({ wish: WishId, to: WishListHash }).pipe(Schema.encodeKeys({ wish: "wished_product_id" }))),
    remove: batchOf(WishId),
    update: batchOf(
      Schema.Struct({ wish: WishId, quantity: orNull(Quantity), remark: orNull(textOf(maxRemark)) }).pipe(
        Schema.encodeKeys({ wish: "wished_product_id" }),
      ),
    ),
  }),
  answer: WishLists,
  idempotent: true,
})

/** A wish of which fewer units than wanted were added to the cart. */
const ShortWish = Schema.Struct({ wish: WishId, name: Schema.String, added: LooseInt }).pipe(
  Schema.encodeKeys({ wish: "wished_product_id" }),
)

export const wishesToCart = endpoint({
  method: "POST",
  path: "/api/v2/wishlists/:hash/to_cart",
  summary:
    "Puts one wish, or all of a list, into the cart; `short` names what the stock did not allow. What is added leaves the user's own list.",
  asker: "shopper",
  body: Schema.Struct({ wish: orNull(WishId), quantity: orNull(Quantity) }).pipe(Schema.encodeKeys({ wish: "wished_product_id" })),
  answer: Schema.Struct({ order: OrderAnswer, wishList: WishListAnswer, short: Schema.Array(ShortWish) }).pipe(
    Schema.encodeKeys({ wishList: "wishlist" }),
  ),
  idempotent: true,
})
