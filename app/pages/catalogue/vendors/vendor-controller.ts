/** Controller of a vendor's page. */
import type { VendorId } from "#domain/entities/catalogue/vendor.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { joinReviewVotes } from "#machines/catalogue/joins.ts"
import { reviewVotesMachine, type ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import { vendorMachine, type VendorActor } from "#machines/catalogue/vendor.ts"
import type { VendorPage } from "#machines/catalogue/ports.ts"
import { reviewListMachine, type ReviewListActor } from "#machines/catalogue/review-list.ts"
import { provided } from "#machines/ports.ts"
import { requiredLoginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type VendorActors = { readonly actor: VendorActor; readonly reviews: ReviewListActor; readonly votes: ReviewVotesActor }

export const controller: PageController<VendorPage, VendorActors> = {
  open: (pageInput) => {
    const query = { id: (pageInput.location.params["id"] ?? "") as VendorId }
    return {
      actor: createPageActor(provided(vendorMachine, pageInput), { page: pageInput.data, query }, pageInput),
      reviews: createPageActor(provided(reviewListMachine, pageInput), { page: pageInput.data?.reviews ?? null, query: { subject: "vendor", slug: query.id, ...everyReview } }, pageInput, "reviews"),
      votes: createPageActor(provided(reviewVotesMachine, pageInput), { subject: "vendor", slug: query.id }, { ...pageInput, left: null }, "votes"),
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
}
