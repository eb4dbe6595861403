/** Joins of the product and vendor pages with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { stockItemsMachine } from "./stock-items.ts"
import { variantOf } from "./product-variants.ts"
import type { productMachine } from "./product.ts"
import type { ReviewVotesActor } from "./review-votes.ts"

type Ref = {
  readonly product: ActorRefFrom<typeof productMachine>
  readonly cart: SharedActors["cart"]
  readonly persistence: SharedActors["persistence"]
}

/** Adds the chosen variant to the cart and records the product as viewed. */
export const joinProduct = ({ product, cart, persistence }: Ref) =>
  unsubscribeAll(
    product.on("item.add", (event) => cart.send(event)),
    follow(
      product,
      () => product.getSnapshot().context.page?.product.slug ?? null,
      (slug) => slug !== null && persistence.send({ type: "product.viewed", slug }),
    ),
  )

/** Sends the chosen variant to the stock items. */
export const joinStockItems = ({ product, stock }: Pick<Ref, "product"> & { readonly stock: ActorRefFrom<typeof stockItemsMachine> }) =>
  unsubscribeAll(
    follow(
      product,
      () => variantOf(product.getSnapshot().context)?.id ?? null,
      (variantId) => stock.send({ type: "variant.choose", variantId }),
    ),
  )

type VotesRef = { readonly votes: ReviewVotesActor; readonly session: SharedActors["session"] }

/** Votes are fetched once the session is known, and again after a login. */
export const joinReviewVotes = ({ votes, session }: VotesRef) => {
  let last: number | null | undefined
  return unsubscribeAll(
    follow(
      session,
      () => session.getSnapshot().context.user,
      (user) => {
        const reader = user?.id ?? null
        if (reader === last) return
        last = reader
        votes.send({ type: "reader.known", isReader: reader !== null })
      },
    ),
  )
}
