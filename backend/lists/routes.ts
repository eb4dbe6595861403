/** Calls of wish lists, packages, latest searches and saved products. Contract "Lists". */
import type { Hono } from "hono"
import * as packages from "#adapters/shop/contract/lists/packages.ts"
import * as syncedLists from "#adapters/shop/contract/lists/synced-lists.ts"
import * as contract from "#adapters/shop/contract/lists/wish-lists.ts"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { withChanges } from "#domain/rules/lists/synced-lists.ts"
import { mergedHistory } from "#domain/rules/search/search-history.ts"
import { findOrBeginFrom } from "#backend/orders/create-order.ts"
import type { Database } from "#backend/database/database.ts"
import { inside } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress } from "#backend/http/rate-limiter.ts"
import type { Env, RequestContext } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { publicMaxAge, serve, servePrepared } from "#backend/http/serve.ts"
import { readOrder } from "#backend/orders/own-order.ts"
import type { BackendServices } from "#backend/services.ts"
import { addPackageUnits, packageOf } from "./packages.ts"
import { listsOf, visibleList, wishedVariants } from "./stored-lists.ts"
import { addWishesToCart } from "./to-cart.ts"
import {
  addToList,
  changeList,
  changeWish,
  createList,
  emptyList,
  moveWish,
  removeFromLists,
  removeList,
  removeWishes,
} from "./wish-changes.ts"

type Caller = Pick<RequestContext<typeof contract.oneWishList>, "db" | "params" | "shopper" | "address" | "locale" | "now">

/** The list of the request. Throws 404 for one that the caller may not see, and 429 after too many tries from one address. */
const requestedList = async ({ db, params, shopper, address, locale, now }: Caller): Promise<WishList> => {
  const list = await visibleList(db, params.hash, shopper.user?.id ?? 0, locale)
  if (list !== null) return list
  // The page server calls for every visitor from the same address.
  if (address.key !== inside) await countAddress(db, limits.unknownWishLists, address, now)
  throw missing("wishlist.missing")
}

const isOwner = async (db: Database, { hash }: WishList, userId: number): Promise<boolean> => {
  const [row] = await db.query("select from wish_lists where hash = $1 and user_id = $2", [hash, userId])
  return row !== undefined
}

/** Changes a list of the user, one device at a time. */
const changeColumn = <Item>(
  db: Database,
  userId: number,
  column: "search_history" | "bookmarks",
  change: (stored: ReadonlyArray<Item>) => ReadonlyArray<Item>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [user] = await tx.query<{ list: ReadonlyArray<Item> }>(`select ${column} as list from users where id = $1 for update`, [userId])
    await tx.query(`update users set ${column} = $2 where id = $1`, [userId, JSON.stringify(change(user?.list ?? []))])
  })

const syncedListRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, syncedLists.saveSearchHistory, async ({ db, userId, body: { texts, before } }) => {
    await changeColumn<string>(db, userId, "search_history", (stored) => mergedHistory(withChanges(stored, before ?? stored, texts), []))
    return {}
  })
  serve(app, services, syncedLists.saveBookmarks, async ({ db, userId, body: { ids, before } }) => {
    await changeColumn<number>(db, userId, "bookmarks", (stored) =>
      withChanges(stored.toReversed(), (before ?? stored).toReversed(), ids.toReversed())
        .slice(0, syncedLists.maxBookmarks)
        .toReversed(),
    )
    return {}
  })
}

export const listRoutes = (app: Hono<Env>, services: BackendServices): void => {
  type UserCall = Pick<RequestContext<typeof contract.myWishLists>, "db" | "userId" | "locale">
  const lists = async ({ db, userId, locale }: UserCall) => ({ wishlists: await listsOf(db, userId, locale) })
  const wished = async ({ db, userId }: UserCall) => ({ wishedIds: await wishedVariants(db, userId) })

  serve(app, services, contract.myWishLists, lists)
  serve(app, services, contract.wishedProducts, async (request) => {
    const { wishlists } = await lists(request)
    return { ...(await wished(request)), wishes: wishlists.flatMap(({ wishes }) => wishes) }
  })
  serve(app, services, contract.addWish, async (request) => {
    const { db, userId, body, locale, now } = request
    await addToList(db, body.variantId, body.wishlist, { userId, locale, now })
    return wished(request)
  })
  serve(app, services, contract.removeWish, async (request) => {
    await removeFromLists(request.db, request.userId, request.body.variantId, request.body.wishlist)
    return wished(request)
  })
  serve(app, services, contract.createWishList, async ({ db, userId, body, locale, now }) => {
    const hash = await createList(db, userId, body, now)
    const list = await visibleList(db, hash, userId, locale)
    if (list === null) throw missing("wishlist.missing")
    return list
  })
  serve(app, services, contract.changeWishes, async (request) => {
    const { db, userId, body } = request
    for (const { wish, to } of body.move) await moveWish(db, userId, wish, to)
    for (const change of body.update) await changeWish(db, userId, change)
    await removeWishes(db, userId, body.remove)
    return lists(request)
  })
  serve(app, services, contract.oneWishList, (request) => requestedList(request))
  serve(app, services, contract.changeWishList, async (request) => {
    await changeList(request.db, request.userId, request.params.hash, request.body)
    return lists(request)
  })
  serve(app, services, contract.deleteWishList, async (request) => {
    await removeList(request.db, request.userId, request.params.hash, request.now)
    return lists(request)
  })
  serve(app, services, contract.emptyWishList, async (request) => {
    await emptyList(request.db, request.userId, request.params.hash)
    return lists(request)
  })
  // First outside of the transaction, which would undo the count of unknown lists.
  servePrepared(
    app,
    services,
    contract.wishesToCart,
    (request) => requestedList(request),
    async (request) => {
      const { db, shopper, address, body, now } = request
      // Locked before the list is read: a second tab's call finds the wishes gone that the first has added.
      const order = await findOrBeginFrom(db, shopper, address, now)
      const list = await requestedList(request)
      const userId = shopper.user?.id ?? null
      const ownerId = userId !== null && (await isOwner(db, list, userId)) ? userId : null
      const short = await addWishesToCart(db, order, { list, ownerId }, body, now)
      return { order: await readOrder(services, db, order, request), wishList: await requestedList(request), short }
    },
  )

  const { flags } = services.config.site
  serve(
    app,
    services,
    packages.packageOffer,
    async ({ db, params, locale, now }) => ({ products: await packageOf(db, params.slug, { locale, now, flags }) }),
    { publicFor: publicMaxAge },
  )
  serve(app, services, packages.addPackage, async (request) => {
    const { db, shopper, address, body, locale, now } = request
    const order = await findOrBeginFrom(db, shopper, address, now)
    await addPackageUnits(db, order, body.products, { locale, now, flags })
    return readOrder(services, db, order, request)
  })
  syncedListRoutes(app, services)
}
