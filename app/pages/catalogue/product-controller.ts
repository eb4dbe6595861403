/** Controller of a product page: its choices, what goes with it and the recently viewed products. */
import type { Slug } from "#domain/entities/ids.ts"
import { joinProduct, joinReviewVotes, joinStockItems } from "#machines/catalogue/joins.ts"
import { joinPackage, joinRecent } from "#machines/lists/joins.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import { productMachine } from "#machines/catalogue/product.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { stockItemsMachine } from "#machines/catalogue/stock-items.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import type { PageLocation } from "#app/address.ts"
import { requiredLoginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { variantAt } from "#app/pages/variant-at.ts"

const slugAt = ({ params }: PageLocation): string => params["slug"] ?? ""

export const controller = defineController({
  open: (pageInput: PageInput<ProductPage>) => {
    const input = { slug: slugAt(pageInput.location), variantId: variantAt(pageInput.location), page: pageInput.data, glimpse: pageInput.glimpse }
    return {
      actor: createPageActor(productMachine, input, pageInput),
      recent: createPageActor(recentMachine, { slugs: [] }, pageInput, "recent"),
      together: createPageActor(packageMachine, { slug: slugAt(pageInput.location) as Slug, seed: `${pageInput.seed}-package` }, pageInput, "together"),
      stock: createPageActor(stockItemsMachine, { variantId: null }, pageInput, "stock"),
      votes: createPageActor(reviewVotesMachine, { subject: "product", slug: slugAt(pageInput.location) }, { ...pageInput, left: null }, "votes"),
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
})
