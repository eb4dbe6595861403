/** Adapter of the ports of lists. */
import type { ProductId } from "#domain/entities/ids.ts"
import { isSameItems, type SyncedLists } from "#domain/rules/lists/synced-lists.ts"
import { maxSearchText } from "#domain/rules/search/search-history.ts"
import type { ListsPorts } from "#machines/lists/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Search } from "#adapters/search/search.ts"
import type { FirstAdd } from "./cart-creation-lock.ts"
import type { Caller } from "./client/api-client.ts"
import type { OrderToken } from "./client/order-token.ts"
import { maxBookmarks, saveBookmarks, saveSearchHistory } from "./contract/lists/synced-lists.ts"
import { someProducts } from "./contract/catalogue/products.ts"
import type { BodyOf } from "./contract/endpoint.ts"
import * as packages from "./contract/lists/packages.ts"
import * as calls from "./contract/lists/wish-lists.ts"

/** Maximum number of products in one call. */
const maxProductsPerCall = 100

/** The ids in parts that a call accepts. */
const idsPerCall = (ids: ReadonlyArray<ProductId>): ReadonlyArray<ReadonlyArray<ProductId>> =>
  Array.from({ length: Math.ceil(ids.length / maxProductsPerCall) }, (_, call) =>
    ids.slice(call * maxProductsPerCall, (call + 1) * maxProductsPerCall),
  )

export const createListsPorts = (
  { call }: Caller,
  search: Pick<Search, "bySlugs">,
  orderToken: Pick<OrderToken, "note">,
  firstAdd: FirstAdd,
): AnswersOf<ListsPorts> => {
  const productsOf = async (ids: ReadonlyArray<ProductId>, signal?: AbortSignal) => {
    const answers = await Promise.all(idsPerCall(ids).map((part) => call(someProducts, { signal, query: { ids: part.join(",") } })))
    return answers.flatMap(({ products }) => products)
  }

  /** Result of a change that returns all wish lists. */
  const changed = async (answer: Promise<{ readonly wishlists: Awaited<ReturnType<ListsPorts["fetchWishLists"]>> }>) => ({
    lists: (await answer).wishlists,
    short: [],
  })
  const changeList = (key: string, hash: string, body: Partial<BodyOf<typeof calls.changeWishList>>, signal?: AbortSignal) => {
    const unchanged = { name: null, description: null, isPrivate: null, restored: false }
    return changed(call(calls.changeWishList, { key, signal, params: { hash }, body: { ...unchanged, ...body } }))
  }
  const changeWishes = (key: string, body: Partial<BodyOf<typeof calls.changeWishes>>, signal?: AbortSignal) =>
    changed(call(calls.changeWishes, { key, signal, body: { move: [], remove: [], update: [], ...body } }))

  return {
    fetchWished: async (_, signal) => {
      const [{ wishedIds }, { wishlists }] = await Promise.all([
        call(calls.wishedProducts, { signal }),
        call(calls.myWishLists, { signal }),
      ])
      return { ids: wishedIds, lists: wishlists.map(({ hash, name }) => ({ hash, name })) }
    },
    syncLists: async ({ lists, before }, signal) => {
      // A longer one, from an address, stays on the device.
      const texts = ({ searchHistory }: SyncedLists) => searchHistory.filter((text) => text.length <= maxSearchText)
      const ids = ({ bookmarks }: SyncedLists) => bookmarks.slice(-maxBookmarks)
      if (!isSameItems(lists.searchHistory, before.searchHistory))
        await call(saveSearchHistory, { signal, body: { texts: texts(lists), before: texts(before) } })
      if (!isSameItems(lists.bookmarks, before.bookmarks))
        await call(saveBookmarks, { signal, body: { ids: ids(lists), before: ids(before) } })
    },
    toggleWish: async ({ key, variantId, wished, list = null }, signal) =>
      (await call(wished ? calls.addWish : calls.removeWish, { key, signal, body: { variantId, wishlist: list } })).wishedIds,
    fetchWishLists: async (_, signal) => (await call(calls.myWishLists, { signal, isReadOffline: true })).wishlists,
    fetchWishList: sharedRead(({ hash }) => call(calls.oneWishList, { params: { hash }, isReadOffline: true })),
    changeWishLists: async ({ key, change }, signal) => {
      switch (change._tag) {
        case "Create": {
          const { name, description, isPrivate } = change
          await call(calls.createWishList, { key, signal, body: { name, description, isPrivate } })
          return changed(call(calls.myWishLists, { signal }))
        }
        case "Edit": {
          const { name = null, description = null, isPrivate = null } = change.to
          return changeList(key, change.hash, { name, description, isPrivate }, signal)
        }
        case "Restore":
          return changeList(key, change.hash, { restored: true }, signal)
        case "Empty":
          return changed(call(calls.emptyWishList, { key, signal, params: { hash: change.hash } }))
        case "Delete":
          return changed(call(calls.deleteWishList, { key, signal, params: { hash: change.hash } }))
        case "Move":
          return changeWishes(key, { move: [{ wish: change.wish, to: change.to }] }, signal)
        case "RemoveWish":
          return changeWishes(key, { remove: [change.wish] }, signal)
        case "EditWish": {
          const { quantity = null, remark = null } = change.to
          return changeWishes(key, { update: [{ wish: change.wish, quantity, remark }] }, signal)
        }
        case "ToCart": {
          const body = { wish: change.wish, quantity: null }
          const { short } = await call(calls.wishesToCart, { key, signal, params: { hash: change.hash }, body })
          return { lists: (await call(calls.myWishLists, { signal })).wishlists, short }
        }
        default:
          return change satisfies never
      }
    },
    fetchProducts: async ({ ids, slugs }, signal) => {
      const tiles = slugs.length === 0 ? [] : await search.bySlugs(slugs, signal)
      return productsOf([...new Set([...ids, ...tiles.map(({ id }) => id)])], signal)
    },
    fetchPackage: async ({ slug }, signal) => (await call(packages.packageOffer, { signal, params: { slug } })).products,
    // A visitor's first package creates a cart, which this device finds again by its token.
    addPackage: ({ key, products }, signal) =>
      firstAdd(async () => {
        const items = products as readonly [(typeof products)[number], ...typeof products]
        const order = await call(packages.addPackage, { key, signal, body: { products: items } })
        orderToken.note(order)
        return order
      }),
  }
}
