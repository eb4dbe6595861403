/** Reviews of a vendor or hotel in every state. */
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { vendorPage, vendorReviews } from "#book/fixtures/catalogue/vendors.ts"
import { inState } from "#book/in-state.tsx"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { reviewListMachine, type ReviewListInput } from "#machines/catalogue/review-list.ts"
import { ReviewList } from "./review-list.tsx"

const meta = preview.meta({ title: "Parts/Catalogue/Review list", component: ReviewList, parameters: { path: "/vendor/V02" } })

const votes = () => atRest(reviewVotesMachine, { state: "visiting", input: { subject: "vendor", slug: vendorPage.vendor.id } })
const nothing = { items: [], page: 1, pages: 1, total: 0 }

const storyOf = (state: Rest<typeof reviewListMachine>["state"], page: ReviewListInput["page"] = vendorReviews) =>
  inState(
    reviewListMachine,
    {
      state,
      input: { page, query: { subject: "vendor", slug: vendorPage.vendor.id, ...everyReview } },
      context: { problem: state === "failed" || state === "moreFailed" ? unreachable : null },
    },
    (actor) => (
      <ReviewList
        actor={actor}
        note="Энэ борлуулагчаас бараа хүлээж авсан худалдан авагч сэтгэгдэл бичих боломжтой."
        histogram={actor.getSnapshot().matches("empty") ? [0, 0, 0, 0, 0] : vendorPage.histogram}
        pictured={vendorPage.pictured}
        votes={votes()}
      />
    ),
  )

/** The first reviews are being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Average, histogram and the first page. */
export const Ready = meta.story(storyOf("ready"))
/** The next page is being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore"))
/** The next page could not be fetched; a button retries. */
export const MoreFailed = meta.story(storyOf("moreFailed"))
/** They are being fetched in another order; those that were read stay. */
export const Refining = meta.story(storyOf("refining"))
/** Nobody has reviewed it. */
export const Empty = meta.story(storyOf("empty", nothing))
/** The reviews could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null))
