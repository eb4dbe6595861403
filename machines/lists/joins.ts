/** Joins of the machines of lists with the shared actors. */
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { goodsInCart, offerSubjects } from "#domain/rules/lists/cart-offer.ts"
import { withoutViewed } from "#domain/rules/lists/recently-viewed.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { ProductId } from "#domain/entities/ids.ts"
import type { deviceProductsMachine } from "./device-products.ts"
import type { CartKnown } from "./package-context.ts"
import type { PackageActor } from "./package.ts"
import type { recentMachine } from "./recently-viewed.ts"
import type { wishesMachine } from "./wishes.ts"
import type { wishListsMachine } from "./wish-lists.ts"

type Ref = {
  readonly recent: ActorRefFrom<typeof recentMachine>
  readonly persistence: SharedActors["persistence"]
}

/** Shows the recently viewed products without `current`, the product on show. */
export const joinRecent = ({ recent, persistence }: Ref, current: string | null = null) =>
  unsubscribeAll(
    follow(
      persistence,
      () => persistence.getSnapshot().context.persisted.recentlyViewed,
      (slugs) => recent.send({ type: "recent.known", slugs: withoutViewed<string>(slugs, current) as typeof slugs }),
    ),
  )

type ListsRef = {
  readonly wishLists: ActorRefFrom<typeof wishListsMachine>
  readonly wishes: ActorRefFrom<typeof wishesMachine>
  readonly cart: SharedActors["cart"]
}

/** Hearts follow the lists, and the cart is fetched again once wishes were added to it. */
export const joinWishLists = ({ wishLists, wishes, cart }: ListsRef) =>
  unsubscribeAll(
    wishLists.on("wished.read", (event) => wishes.send(event)),
    wishLists.on("cart.filled", () => cart.send({ type: "cart.refresh" })),
  )

/** The cart is fetched again once a package was added to it. */
export const joinPackage = ({ together, cart }: { readonly together: PackageActor; readonly cart: SharedActors["cart"] }) =>
  unsubscribeAll(together.on("cart.filled", () => cart.send({ type: "cart.refresh" })))

const cartOf = ({ context }: SnapshotFrom<SharedActors["cart"]>): Omit<CartKnown, "type"> => {
  const lines = shownOrder(context)?.lineItems ?? []
  return { inCart: goodsInCart(lines), subjects: offerSubjects(lines) }
}

/** Offers companions of the cart's lines, and fetches the cart again once a package was added. */
export const joinCartOffer = ({ together, cart }: { readonly together: PackageActor; readonly cart: SharedActors["cart"] }) => {
  const tell = () => together.send({ type: "cart.known", ...cartOf(cart.getSnapshot()) })
  /** While a package is being added, the cart waits. */
  const tellNews = () => {
    const { context, value } = together.getSnapshot()
    const known = JSON.stringify([context.inCart, context.subjects])
    const { inCart, subjects } = cartOf(cart.getSnapshot())
    if (value !== "adding" && known !== JSON.stringify([inCart, subjects])) tell()
  }
  tell()
  const stop = joinPackage({ together, cart })
  return unsubscribeAll(cart.subscribe(tellNews), together.subscribe(tellNews), { unsubscribe: stop })
}

type DeviceProductsRefs = { readonly products: ActorRefFrom<typeof deviceProductsMachine>; readonly persistence: SharedActors["persistence"] }

/** Shows the compared products; `carried` came with the page's address and becomes the choice once its products are known. */
export const joinCompared = ({ products, persistence }: DeviceProductsRefs, carried: ReadonlyArray<ProductId>) => {
  let waits = carried.length > 0
  return unsubscribeAll(
    follow(
      persistence,
      () => persistence.getSnapshot().context.persisted.compare,
      (slugs) => {
        if (!waits) products.send({ type: "products.known", ids: [], slugs })
      },
    ),
    follow(
      products,
      () => products.getSnapshot().context.products,
      (found) => {
        if (!waits || found.length === 0) return
        waits = false
        persistence.send({ type: "lists.put", lists: { compare: found.map(({ slug }) => slug) } })
      },
    ),
  )
}

/** Shows the saved products, the newest first. */
export const joinSaved = ({ products, persistence }: DeviceProductsRefs) =>
  unsubscribeAll(
    follow(
      persistence,
      () => persistence.getSnapshot().context.persisted.bookmarks,
      (ids) => products.send({ type: "products.known", ids: ids.toReversed().map((id) => id as ProductId), slugs: [] }),
    ),
  )
