/** Joins of the product and vendor pages with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { stockItemsMachine } from "./stock-items.ts"
import { variantOf } from "./product-variants.ts"
import type { productMachine } from "./product.ts"
import type { ReviewVotesActor } from "./review-votes.ts"

type ProductActors = {
  readonly product: ActorRefFrom<typeof productMachine>
  readonly cart: SharedActors["cart"]
  readonly persistence: SharedActors["persistence"]
}

/** Adds the chosen variant to the cart, tells the product once the cart has taken it, and records the product as viewed once `used` resolves. */
export const joinProduct = ({ product, cart, persistence }: ProductActors, used: Promise<void>) =>
  unsubscribeAll(
    product.on("item.add", (event) => cart.send(event)),
    cart.on("change.accepted", ({ change }) => {
      const isShown = change._tag === "AddItem" && change.variantId === variantOf(product.getSnapshot().context)?.id
      if (isShown && change.position === undefined) product.send({ type: "item.added" })
    }),
    follow(
      product,
      () => product.getSnapshot().context.page?.product.slug ?? null,
      (slug) => {
        if (slug !== null) void used.then(() => persistence.send({ type: "product.viewed", slug }))
      },
    ),
  )

type StockActors = Pick<ProductActors, "product"> & { readonly stock: ActorRefFrom<typeof stockItemsMachine> }

/** Sends the chosen variant to the stock items. */
export const joinStockItems = ({ product, stock }: StockActors) =>
  unsubscribeAll(
    follow(
      product,
      () => variantOf(product.getSnapshot().context)?.id ?? null,
      (variantId) => stock.send({ type: "variant.choose", variantId }),
    ),
  )

type VotesActors = { readonly votes: ReviewVotesActor; readonly session: SharedActors["session"] }

/** Sends whether the reader is logged in once the session is known, and again after a login or logout. */
export const joinReviewVotes = ({ votes, session }: VotesActors) => {
  /** Id of the user who was sent last; `undefined` before. */
  let lastReader: number | null | undefined
  return unsubscribeAll(
    follow(
      session,
      () => session.getSnapshot().context.user,
      (user) => {
        const reader = user?.id ?? null
        if (reader === lastReader) return
        lastReader = reader
        votes.send({ type: "reader.known", isReader: reader !== null })
      },
    ),
  )
}
