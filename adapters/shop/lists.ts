/** Adapter of the ports of lists. */
import type { ProductId } from "#domain/entities/ids.ts"
import { isSameItems } from "#domain/rules/lists/synced-lists.ts"
import type { ListsPorts } from "#machines/lists/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Search } from "#adapters/search/search.ts"
import type { FirstAdd } from "./cart-creation-lock.ts"
import type { Caller } from "./client/api-client.ts"
import type { OrderToken } from "./client/order-token.ts"
import { maxBookmarks, saveBookmarks, saveSearchHistory } from "./contract/account/profile.ts"
import { someProducts } from "./contract/catalogue/products.ts"
import type { BodyOf } from "./contract/endpoint.ts"
import * as packages from "./contract/lists/packages.ts"
import * as calls from "./contract/lists/wish-lists.ts"

/** Characters of a search that the shop keeps; a longer one stays on the device. */
const longestSearch = 100
/** Numbers that the API takes in one call. */
const idsPerCall = 100

export const createListsPorts = ({ call }: Caller, search: Pick<Search, "bySlugs">, orderToken: Pick<OrderToken, "note">, firstAdd: FirstAdd): AnswersOf<ListsPorts> => {
  const productsOf = async (ids: ReadonlyArray<ProductId>, signal?: AbortSignal) =>
    ids.length === 0 ? [] : (await call(someProducts, { signal, query: { ids: ids.slice(0, idsPerCall).join(",") } })).products

  const lists = async (answer: Promise<{ readonly wishlists: Awaited<ReturnType<ListsPorts["fetchWishLists"]>> }>) => ({
    lists: (await answer).wishlists,
    short: [],
  })
  const batch = (key: string, body: Partial<BodyOf<typeof calls.changeWishes>>, signal?: AbortSignal) =>
    lists(call(calls.changeWishes, { key, signal, body: { move: [], remove: [], update: [], ...body } }))

  return {
    fetchWished: async (_, signal) => {
      const [{ wishedIds }, { wishlists }] = await Promise.all([call(calls.wishedProducts, { signal }), call(calls.myWishLists, { signal })])
      return { ids: wishedIds, lists: wishlists.map(({ hash, name }) => ({ hash, name })) }
    },
    syncLists: async ({ lists: { searchHistory, bookmarks }, before }, signal) => {
      if (!isSameItems(searchHistory, before.searchHistory))
        await call(saveSearchHistory, { signal, body: { texts: searchHistory.filter((text) => text.length <= longestSearch) } })
      if (!isSameItems(bookmarks, before.bookmarks)) await call(saveBookmarks, { signal, body: { ids: bookmarks.slice(-maxBookmarks) } })
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
          return lists(call(calls.myWishLists, { signal }))
        }
        case "Edit": {
          const { name = null, description = null, isPrivate = null } = change.to
          return lists(call(calls.changeWishList, { key, signal, params: { hash: change.hash }, body: { name, description, isPrivate, restored: false } }))
        }
        case "Restore":
          return lists(
            call(calls.changeWishList, { key, signal, params: { hash: change.hash }, body: { name: null, description: null, isPrivate: null, restored: true } }),
          )
        case "Empty":
          return lists(call(calls.emptyWishList, { key, signal, params: { hash: change.hash } }))
        case "Delete":
          return lists(call(calls.deleteWishList, { key, signal, params: { hash: change.hash } }))
        case "Move":
          return batch(key, { move: [{ wish: change.wish, to: change.to }] }, signal)
        case "RemoveWish":
          return batch(key, { remove: [change.wish] }, signal)
        case "EditWish": {
          const { quantity = null, remark = null } = change.to
          return batch(key, { update: [{ wish: change.wish, quantity, remark }] }, signal)
        }
        case "ToCart": {
          const { short } = await call(calls.wishesToCart, { key, signal, params: { hash: change.hash }, body: { wish: change.wish, quantity: null } })
          return { lists: (await call(calls.myWishLists, { signal })).wishlists, short }
        }
        default:
          return change satisfies never
      }
    },
    fetchProducts: async ({ ids, slugs }, signal) => {
      const found = slugs.length === 0 ? [] : await search.bySlugs(slugs, signal)
      return productsOf([...new Set([...ids, ...found.map(({ id }) => id)])], signal)
    },
    fetchPackage: async ({ slug }, signal) => (await call(packages.packageOffer, { signal, params: { slug } })).products,
    // A visitor's first package begins a cart, which this device finds again by its token.
    addPackage: ({ key, products }, signal) =>
      firstAdd(async () => {
        const order = await call(packages.addPackage, { key, signal, body: { products: products as readonly [(typeof products)[number], ...typeof products] } })
        orderToken.note(order)
        return order
      }),
  }
}
