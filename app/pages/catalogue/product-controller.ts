/** Controller of a product page: the product with its stock and review votes, its package and the recently viewed products. */
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
import { requiredLoginAddress } from "#app/return-path.ts"
import { untilUsed } from "#app/client/new-device.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { variantAt } from "#app/pages/variant-at.ts"

const slugAt = ({ params }: PageLocation): Slug => (params["slug"] ?? "") as Slug

export const controller = defineController({
  open: (pageInput: PageInput<ProductPage>) => {
    const slug = slugAt(pageInput.location)
    const input = { slug, variantId: variantAt(pageInput.location), page: pageInput.data, glimpse: pageInput.glimpse }
    return {
      actor: createPageActor(productMachine, input, pageInput),
      recent: createPageActor(recentMachine, { slugs: [] }, pageInput, "recent"),
      packageActor: createPageActor(packageMachine, { slug, seed: `${pageInput.seed}-package` }, pageInput, "packageActor"),
      stock: createPageActor(stockItemsMachine, { variantId: null }, pageInput, "stock"),
      votes: createPageActor(reviewVotesMachine, { subject: "product", slug }, { ...pageInput, left: null }, "votes"),
    }
  },
  join: ({ actor, recent, packageActor, stock, votes }, { actorRefs: { cart, persistence, session }, location, go }) => {
    const leaveJoins = [
      joinProduct({ product: actor, cart, persistence }, untilUsed()),
      joinRecent({ recent, persistence }, slugAt(location)),
      joinPackage({ offer: packageActor, cart }),
      joinStockItems({ product: actor, stock }),
      joinReviewVotes({ votes, session }),
    ]
    const subscriptions = [
      actor.on("variant.changed", ({ variantId }) =>
        go(variantId === null ? location.path : `${location.path}?variant=${variantId}`, { replace: true }),
      ),
      votes.on("login.needed", () => go(requiredLoginAddress(location.path))),
    ]
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      leaveJoins.forEach((leave) => leave())
    }
  },
  follow: (actor, location) => actor.send({ type: "address.changed", variantId: variantAt(location) }),
})
