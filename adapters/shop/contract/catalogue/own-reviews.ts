/** Calls of the user's own review of a product. */
import { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import { ReviewPayload } from "#domain/entities/catalogue/review-payload.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const OwnReviewAnswer = OwnReview.annotate({ identifier: "OwnReview" })

export const ownReview = endpoint({
  method: "GET",
  path: "/api/v2/products/:id/reviews/mine",
  summary: "The user's review of a product, and whether they bought it; its rating is null before they have reviewed it.",
  asker: "user",
  answer: OwnReviewAnswer,
})

export const writeReview = endpoint({
  method: "POST",
  path: "/api/v2/products/:id/reviews",
  summary: "Publishes the user's review of a product, in place of an earlier one.",
  asker: "user",
  body: ReviewPayload,
  answer: OwnReviewAnswer,
  idempotent: true,
})

export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/v2/products/:id/reviews/mine",
  summary: "Deletes the user's review of a product.",
  asker: "user",
  answer: OwnReviewAnswer,
  idempotent: true,
})
