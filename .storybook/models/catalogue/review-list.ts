/** Model of the review list machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { vendorPage, vendorReviews } from "#book/fixtures/catalogue/vendors.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { reviewListMachine } from "#machines/catalogue/review-list.ts"
import { modelOf } from "#book/models/model.ts"

const query = { subject: "vendor", slug: vendorPage.vendor.id, ...everyReview } as const
const nothing = { items: [], page: 1, pages: 1, total: 0 }
const last = { ...vendorReviews, items: vendorReviews.items.map((review) => ({ ...review, id: review.id + 100 })), page: 2 }

export const model = modelOf(reviewListMachine, {
  inputs: [
    { page: null, query },
    { page: vendorReviews, query },
  ],
  events: [{ type: "more.fetch" }, { type: "page.retry" }, { type: "query.change", query: { ...query, pictured: true } }, { type: "query.change", query }],
  answers: {
    fetchReviewList: { values: [vendorReviews, nothing], problems: [unreachable] },
    refine: { values: [vendorReviews, nothing], problems: [unreachable] },
    fetchMore: { values: [last], problems: [unreachable] },
  },
  about: ({ reviews, query: { pictured } }) => [pictured, reviews.items.length > 0, reviews.stillFetch],
  driver: {
    shopper: {
      "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "review.more"),
      "query.change": { when: ({ context }) => context.reviews.items.length > 0, by: ({ choose }) => choose(/^Зурагтай/u, "button") },
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
