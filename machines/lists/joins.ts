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

type RecentActors = {
  readonly recent: ActorRefFrom<typeof recentMachine>
  readonly persistence: SharedActors["persistence"]
}

/** Shows the recently viewed products without `current`, the slug of the shown product. */
export const joinRecent = ({ recent, persistence }: RecentActors, current: string | null = null) =>
  unsubscribeAll(
    follow(
      persistence,
      () => persistence.getSnapshot().context.persisted.recentlyViewed,
      (slugs) => recent.send({ type: "recent.known", slugs: withoutViewed<string>(slugs, current) as typeof slugs }),
    ),
  )

type WishListsActors = {
  readonly wishLists: ActorRefFrom<typeof wishListsMachine>
  readonly wishes: ActorRefFrom<typeof wishesMachine>
  readonly cart: SharedActors["cart"]
}

/** Passes changed wishes to the hearts, and fetches the cart again once wishes were added to it. */
export const joinWishLists = ({ wishLists, wishes, cart }: WishListsActors) =>
  unsubscribeAll(
    wishLists.on("wished.read", (event) => wishes.send(event)),
    wishLists.on("cart.filled", () => cart.send({ type: "cart.refresh" })),
  )

type OfferActors = { readonly offer: PackageActor; readonly cart: SharedActors["cart"] }

/** Fetches the cart again once a package was added to it. */
export const joinPackage = ({ offer, cart }: OfferActors) =>
  unsubscribeAll(offer.on("cart.filled", () => cart.send({ type: "cart.refresh" })))

const offerInput = ({ context }: SnapshotFrom<SharedActors["cart"]>): Omit<CartKnown, "type"> => {
  const lines = shownOrder(context)?.lineItems ?? []
  return { inCart: goodsInCart(lines), subjects: offerSubjects(lines) }
}

/** Offers companions of the cart's lines, and fetches the cart again once a package was added. */
export const joinCartOffer = ({ offer, cart }: OfferActors) => {
  const send = () => offer.send({ type: "cart.known", ...offerInput(cart.getSnapshot()) })
  /** Sends a changed cart, but not while a package is being added. */
  const sendChanges = () => {
    const { context, value } = offer.getSnapshot()
    const { inCart, subjects } = offerInput(cart.getSnapshot())
    const isChanged = JSON.stringify([context.inCart, context.subjects]) !== JSON.stringify([inCart, subjects])
    if (value !== "adding" && isChanged) send()
  }
  send()
  const stop = joinPackage({ offer, cart })
  return unsubscribeAll(cart.subscribe(sendChanges), offer.subscribe(sendChanges), { unsubscribe: stop })
}

type DeviceProductsActors = {
  readonly products: ActorRefFrom<typeof deviceProductsMachine>
  readonly persistence: SharedActors["persistence"]
}

/**
 * Shows the compared products. Products of the page's URL (`urlIds`) replace the persisted ones once they are loaded, and those that are
 * sold no more leave the list, in which they would take a place unseen.
 */
export const joinCompared = ({ products, persistence }: DeviceProductsActors, urlIds: ReadonlyArray<ProductId>) => {
  let awaitsUrlProducts = urlIds.length > 0
  return unsubscribeAll(
    follow(
      persistence,
      () => persistence.getSnapshot().context.persisted.compare,
      (slugs) => {
        if (!awaitsUrlProducts) products.send({ type: "products.known", ids: [], slugs })
      },
    ),
    follow(
      products,
      () => products.getSnapshot().value,
      (state) => {
        const { context } = products.getSnapshot()
        const isLoaded = state === "ready" || state === "empty"
        const isOther = awaitsUrlProducts ? context.products.length > 0 : context.products.length < context.slugs.length
        if (!isLoaded || !isOther) return
        awaitsUrlProducts = false
        persistence.send({ type: "lists.put", lists: { compare: context.products.map(({ slug }) => slug) } })
      },
    ),
  )
}

/** Shows the saved products, the newest first. */
export const joinSaved = ({ products, persistence }: DeviceProductsActors) =>
  unsubscribeAll(
    follow(
      persistence,
      () => persistence.getSnapshot().context.persisted.bookmarks,
      (ids) => products.send({ type: "products.known", ids: ids.toReversed().map((id) => id as ProductId), slugs: [] }),
    ),
  )
