/** Calls of the reviews of a vendor, and of the user's own. */
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OwnReviewAnswer, ReviewBody } from "./own-reviews.ts"
import { ReviewsPage, ReviewsQuery } from "./products.ts"

export const vendorReviews = endpoint({
  method: "GET",
  path: "/api/v2/vendors/:id/reviews",
  summary:
    "Reviews of a vendor by buyers; `histogram` counts all reviews of 1, 2, 3, 4 and 5 stars, `total_count` those that the filter leaves.",
  query: ReviewsQuery,
  answer: ReviewsPage,
})

export const ownVendorReview = endpoint({
  method: "GET",
  path: "/api/v2/vendors/:id/reviews/mine",
  summary: "The user's review of a vendor, and whether they may write one: something bought from it must have come to them.",
  asker: "user",
  answer: OwnReviewAnswer,
})

export const writeVendorReview = endpoint({
  method: "POST",
  path: "/api/v2/vendors/:id/reviews",
  summary: "Publishes the user's review of a vendor, in place of an earlier one; 403 for who has received nothing from it.",
  asker: "user",
  body: ReviewBody,
  accepts: ["json", "multipart"],
  answer: OwnReviewAnswer,
  idempotent: true,
})

export const deleteVendorReview = endpoint({
  method: "DELETE",
  path: "/api/v2/vendors/:id/reviews",
  summary: "Deletes the user's review of a vendor.",
  asker: "user",
  answer: OwnReviewAnswer,
  idempotent: true,
})
