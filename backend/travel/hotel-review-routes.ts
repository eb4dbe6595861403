/** Calls of the reviews of hotels. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/travel/hotel-reviews.ts"
import { ownReviewOf, publishReview, prepareReview, removeReview } from "#backend/catalogue/own-reviews.ts"
import { reviewPage, reviewQueryOf } from "#backend/catalogue/review-pages.ts"
import { votesOf } from "#backend/catalogue/review-votes.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve, servePrepared } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { reviewedHotel } from "./hotel-reviews.ts"

export const hotelReviewRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.hotelReviews, async ({ db, params, query, locale }) => {
    const subject = await reviewedHotel(db, params.id, locale)
    return reviewPage(db, subject, reviewQueryOf(query), locale)
  })

  serve(app, services, calls.ownHotelReview, async ({ db, userId, params, locale, now }) => {
    const subject = await reviewedHotel(db, params.id, locale)
    return ownReviewOf(db, userId, subject, now)
  })

  servePrepared(
    app,
    services,
    calls.writeHotelReview,
    async (request) => {
      const subject = await reviewedHotel(request.db, request.params.id, request.locale)
      return prepareReview(services, request, subject, request.body)
    },
    publishReview,
  )

  serve(app, services, calls.deleteHotelReview, async ({ db, userId, params, locale, now }) => {
    const subject = await reviewedHotel(db, params.id, locale)
    await removeReview(db, userId, subject, now)
    return ownReviewOf(db, userId, subject, now)
  })

  serve(app, services, calls.hotelVotes, async ({ db, params, userId, locale }) => {
    const subject = await reviewedHotel(db, params.id, locale)
    return votesOf(db, userId, subject)
  })
}
