/** Ports of the lists: wishes, products by number, packages. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ProductId, Slug, VariantId } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import type { WishId, WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { SyncedLists } from "#domain/rules/lists/synced-lists.ts"
import type { WishToggle } from "#domain/rules/lists/wish-toggles.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { SharedRead } from "#machines/shared-read.ts"
import type { ListChange } from "./list-changes.ts"

/** A wish that was added to the cart with fewer units than wanted. */
export type ShortWish = { readonly wish: WishId; readonly name: string; readonly added: number }

/** All lists after a change. `short` belongs to a change that filled the cart. */
export type ChangedLists = { readonly lists: ReadonlyArray<WishList>; readonly short: ReadonlyArray<ShortWish> }

/** A list to choose from. */
export type WishListName = Pick<WishList, "hash" | "name">
export type Wished = { readonly ids: ReadonlyArray<VariantId>; readonly lists: ReadonlyArray<WishListName> }

export interface ListsPorts {
  /** Variants on the user's lists, and the lists themselves. */
  fetchWished(input: void, signal?: AbortSignal): Promise<Wished>
  /** Sends the lists that differ from `before`. */
  syncLists(input: { readonly lists: SyncedLists; readonly before: SyncedLists }, signal?: AbortSignal): Promise<void>
  /** Adds or removes one; returns all wishes after it. */
  toggleWish(input: Intent & WishToggle, signal?: AbortSignal): Promise<ReadonlyArray<VariantId>>
  fetchWishLists(input: void, signal?: AbortSignal): Promise<ReadonlyArray<WishList>>
  changeWishLists(input: Intent & { readonly change: ListChange }, signal?: AbortSignal): Promise<ChangedLists>
  /** A shared list, or an own one. */
  readonly fetchWishList: SharedRead<{ readonly hash: WishListHash }, WishList>
  /** Products with their current prices and stock, by number or by slug. */
  fetchProducts(
    input: { readonly ids: ReadonlyArray<ProductId>; readonly slugs: ReadonlyArray<Slug> },
    signal?: AbortSignal,
  ): Promise<ReadonlyArray<Product>>
  /** A product and those that are bought together with it. */
  fetchPackage(input: { readonly slug: Slug }, signal?: AbortSignal): Promise<ReadonlyArray<Product>>
  /** Adds all of a package to the cart, or nothing. */
  addPackage(input: Intent & { readonly products: ReadonlyArray<PackageProduct> }, signal?: AbortSignal): Promise<Order>
}
