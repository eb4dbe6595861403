/** Page of a vendor in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { vendorPage, vendorReviews } from "#book/fixtures/catalogue/vendors.ts"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Problem } from "#domain/entities/problem.ts"
import type { VendorPage } from "#machines/catalogue/ports.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { reviewListMachine } from "#machines/catalogue/review-list.ts"
import { vendorMachine } from "#machines/catalogue/vendor.ts"
import { VendorScreen } from "./vendor-screen.tsx"

const meta = preview.meta({ title: "Screens/Vendor", component: VendorScreen, parameters: { path: "/vendor/V02" } })

const query = { id: vendorPage.vendor.id }
const every = { subject: "vendor", slug: query.id, ...everyReview } as const
const reviews = atRest(reviewListMachine, { state: "ready", input: { page: vendorReviews, query: every } })
const noReviews = atRest(reviewListMachine, {
  state: "empty",
  input: { page: { ...vendorReviews, items: [], pages: 1, total: 0 }, query: every },
})
const votes = atRest(reviewVotesMachine, { state: "visiting", input: { subject: "vendor", slug: query.id } })

const storyOf = (state: Rest<typeof vendorMachine>["state"], page: VendorPage | null, problem: Problem | null = null) =>
  inState(vendorMachine, { state, input: { page, query }, context: { problem } }, (actor) => (
    <VendorScreen actor={actor} reviews={page?.reviews.total === 0 ? noReviews : reviews} votes={votes} />
  ))

/** The shape of the vendor. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Contact, rating, brands and products. */
export const Ready = meta.story(storyOf("ready", vendorPage))
/** The vendor could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** There is no such vendor. */
export const Missing = meta.story(storyOf("missing", null))

/** Nothing is on sale, and nobody has rated anything. */
export const WithoutProducts = meta.story(
  storyOf("ready", {
    vendor: { ...vendorPage.vendor, products: 0, totalReviews: 0, averageRating: 0 },
    tiles: [],
    reviews: { items: [], page: 1, pages: 1, total: 0 },
    histogram: [0, 0, 0, 0, 0],
    pictured: 0,
  }),
)
/** The vendor on the smallest phone. */
export const OnSmallPhone = meta.story({ ...storyOf("ready", vendorPage), globals: { viewport: { value: "narrow", isRotated: false } } })
