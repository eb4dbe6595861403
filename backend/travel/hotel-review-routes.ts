/** Calls of the reviews of hotels. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/travel/hotel-reviews.ts"
import { serveReviews } from "#backend/catalogue/review-routes.ts"
import type { Env } from "#backend/http/request-context.ts"
import type { BackendServices } from "#backend/services.ts"
import { reviewedHotel } from "./hotel-reviews.ts"

export const hotelReviewRoutes = (app: Hono<Env>, services: BackendServices): void =>
  serveReviews(
    app,
    services,
    {
      list: calls.hotelReviews,
      own: calls.ownHotelReview,
      write: calls.writeHotelReview,
      remove: calls.deleteHotelReview,
      votes: calls.hotelVotes,
    },
    reviewedHotel,
  )
