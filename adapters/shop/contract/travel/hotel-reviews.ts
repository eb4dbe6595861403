/** Calls of a hotel's reviews. */
import { OwnReviewAnswer, ReviewBody } from "#adapters/shop/contract/catalogue/own-reviews.ts"
import { ReviewsPage, ReviewsQuery } from "#adapters/shop/contract/catalogue/products.ts"
import { OwnVotes } from "#adapters/shop/contract/catalogue/review-votes.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const hotelReviews = endpoint({
  method: "GET",
  path: "/api/v2/horeca/hotels/:id/reviews",
  flag: "travel",
  summary:
    "Reviews of a hotel by guests; `histogram` counts all reviews of 1, 2, 3, 4 and 5 stars, `total_count` those that the filter leaves.",
  query: ReviewsQuery,
  answer: ReviewsPage,
})

export const ownHotelReview = endpoint({
  method: "GET",
  path: "/api/v2/horeca/hotels/:id/reviews/mine",
  flag: "travel",
  summary: "The user's review of a hotel, and whether they may write one: a paid stay of theirs must have ended.",
  asker: "user",
  answer: OwnReviewAnswer,
})

export const writeHotelReview = endpoint({
  method: "POST",
  path: "/api/v2/horeca/hotels/:id/reviews",
  flag: "travel",
  summary: "Publishes the user's review of a hotel, in place of an earlier one; 403 before a paid stay of theirs has ended.",
  asker: "user",
  body: ReviewBody,
  accepts: ["json", "multipart"],
  answer: OwnReviewAnswer,
  idempotent: true,
})

export const deleteHotelReview = endpoint({
  method: "DELETE",
  path: "/api/v2/horeca/hotels/:id/reviews",
  flag: "travel",
  summary: "Deletes the user's review of a hotel.",
  asker: "user",
  answer: OwnReviewAnswer,
  idempotent: true,
})

export const hotelVotes = endpoint({
  method: "GET",
  path: "/api/v2/horeca/hotels/:id/reviews/votes",
  flag: "travel",
  summary: "Reviews of a hotel that helped the user, and the user's own.",
  asker: "user",
  answer: OwnVotes,
})
