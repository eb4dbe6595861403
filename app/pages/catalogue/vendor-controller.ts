/** Controller of a vendor's page. */
import type { VendorId } from "#domain/entities/catalogue/vendor.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { joinReviewVotes } from "#machines/catalogue/joins.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { vendorMachine } from "#machines/catalogue/vendor.ts"
import type { VendorPage } from "#machines/catalogue/ports.ts"
import { reviewListMachine } from "#machines/catalogue/review-list.ts"
import { requiredLoginAddress } from "#app/return-path.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput: PageInput<VendorPage>) => {
    const query = { id: (pageInput.location.params["id"] ?? "") as VendorId }
    return {
      actor: createPageActor(vendorMachine, { page: pageInput.data, query }, pageInput),
      reviews: createPageActor(
        reviewListMachine,
        { page: pageInput.data?.reviews ?? null, query: { subject: "vendor", slug: query.id, ...everyReview } },
        pageInput,
        "reviews",
      ),
      votes: createPageActor(reviewVotesMachine, { subject: "vendor", slug: query.id }, { ...pageInput, left: null }, "votes"),
    }
  },
  join: ({ votes }, { location, go, actorRefs: { session } }) => {
    const leave = joinReviewVotes({ votes, session })
    const subscription = votes.on("login.needed", () => go(requiredLoginAddress(location.path)))
    return () => {
      subscription.unsubscribe()
      leave()
    }
  },
})
