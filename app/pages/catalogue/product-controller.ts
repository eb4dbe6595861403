/** Controller of a product page: its choices, what goes with it and the recently viewed products. */
import type { ActorRefFrom } from "xstate"
import type { Slug } from "#domain/entities/ids.ts"
import { joinProduct, joinReviewVotes, joinStockItems } from "#machines/catalogue/joins.ts"
import { joinPackage, joinRecent } from "#machines/lists/joins.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import { provided } from "#machines/ports.ts"
import { productMachine } from "#machines/catalogue/product.ts"
import { reviewVotesMachine, type ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import { stockItemsMachine, type StockItemsActor } from "#machines/catalogue/stock-items.ts"
import { packageMachine, type PackageActor } from "#machines/lists/package.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import type { PageLocation } from "#app/address.ts"
import { requiredLoginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ProductActors = {
  readonly actor: ActorRefFrom<typeof productMachine>
  readonly recent: ActorRefFrom<typeof recentMachine>
  readonly together: PackageActor
  readonly stock: StockItemsActor
  readonly votes: ReviewVotesActor
}

const variantAt = ({ searchParams }: PageLocation): number | null => {
  const variant = searchParams.get("variant")
  return variant !== null && /^\d{1,9}$/.test(variant) ? Number(variant) : null
}

const slugAt = ({ params }: PageLocation): string => params["slug"] ?? ""

export const controller: PageController<ProductPage, ProductActors> = {
  open: (pageInput) => {
    const input = { slug: slugAt(pageInput.location), variantId: variantAt(pageInput.location), page: pageInput.data, glimpse: pageInput.glimpse }
    return {
      actor: createPageActor(provided(productMachine, pageInput), input, pageInput),
      recent: createPageActor(provided(recentMachine, pageInput), { slugs: [] }, pageInput, "recent"),
      together: createPageActor(provided(packageMachine, pageInput), { slug: slugAt(pageInput.location) as Slug, seed: `${pageInput.seed}-package` }, pageInput, "together"),
      stock: createPageActor(provided(stockItemsMachine, pageInput), { variantId: null }, pageInput, "stock"),
      votes: createPageActor(provided(reviewVotesMachine, pageInput), { subject: "product", slug: slugAt(pageInput.location) }, { ...pageInput, left: null }, "votes"),
    }
  },
  join: ({ actor, recent, together, stock, votes }, { actorRefs: { cart, persistence, session }, location, go }) => {
    const parts = [
      joinProduct({ product: actor, cart, persistence }),
      joinRecent({ recent, persistence }, slugAt(location)),
      joinPackage({ together, cart }),
      joinStockItems({ product: actor, stock }),
      joinReviewVotes({ votes, session }),
    ]
    const subscriptions = [
      actor.on("variant.changed", ({ variantId }) => go(variantId === null ? location.path : `${location.path}?variant=${variantId}`, { replace: true })),
      votes.on("login.needed", () => go(requiredLoginAddress(location.path))),
    ]
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      parts.forEach((part) => part())
    }
  },
  follow: (actor, location) => actor.send({ type: "address.changed", variantId: variantAt(location) }),
}
