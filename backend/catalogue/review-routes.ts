/** Calls of the reviews of products and vendors: pages of them, a user's own, helpful votes, and pictures. */
import type { Hono } from "hono"
import * as ownReviews from "#adapters/shop/contract/catalogue/own-reviews.ts"
import { productReviews, type ReviewsPage, type ReviewsQuery } from "#adapters/shop/contract/catalogue/products.ts"
import * as votes from "#adapters/shop/contract/catalogue/review-votes.ts"
import * as vendorReviews from "#adapters/shop/contract/catalogue/vendor-reviews.ts"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import type { Env } from "#backend/http/request-context.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { serve, servePrepared } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { ownReviewOf, prepareReview, publishReview, removeReview } from "./own-reviews.ts"
import { reviewPage, reviewQueryOf } from "./review-pages.ts"
import { reviewPictureBytes, reviewPicturePath } from "./review-pictures.ts"
import { reviewedProduct, reviewedVendor, type ReviewSubject } from "./review-subject.ts"
import { vote, votesOf } from "./review-votes.ts"

/** Name and width in the file of a picture: `{uuid}-320.avif`. */
const pictureFile = /^(?<name>[0-9a-f-]{36})-(?<width>\d{3})\.(?:avif|webp)$/

type ReviewPath = `${string}/:id/reviews${string}`
type OwnReviewCall = Endpoint<ReviewPath, typeof ownReviews.OwnReviewAnswer, null, null>

/** Calls of the reviews of one kind of subject: the page of its reviews, the user's own, and the user's votes. */
type ReviewCalls = {
  readonly list: Endpoint<ReviewPath, typeof ReviewsPage, null, typeof ReviewsQuery>
  readonly own: OwnReviewCall
  readonly write: Endpoint<ReviewPath, typeof ownReviews.OwnReviewAnswer, typeof ownReviews.ReviewBody, null>
  readonly remove: OwnReviewCall
  readonly votes: Endpoint<ReviewPath, typeof votes.OwnVotes, null, null>
}

/** Finds the subject that `id` names in addresses; throws 404 for an unknown one. */
type SubjectOf = (db: Database, id: string, locale: Locale) => Promise<ReviewSubject>

/** Serves the reviews of one kind of subject. */
export const serveReviews = (app: Hono<Env>, services: BackendServices, calls: ReviewCalls, subjectOf: SubjectOf): void => {
  serve(app, services, calls.list, async ({ db, params, query, locale }) => {
    const subject = await subjectOf(db, params.id, locale)
    return reviewPage(db, subject, reviewQueryOf(query), locale)
  })

  serve(app, services, calls.own, async ({ db, userId, params, locale, now }) => {
    const subject = await subjectOf(db, params.id, locale)
    return ownReviewOf(db, userId, subject, now)
  })

  servePrepared(
    app,
    services,
    calls.write,
    async (request) => {
      const subject = await subjectOf(request.db, request.params.id, request.locale)
      return prepareReview(services, request, subject, request.body)
    },
    publishReview,
  )

  serve(app, services, calls.remove, async ({ db, userId, params, locale, now }) => {
    const subject = await subjectOf(db, params.id, locale)
    await removeReview(db, userId, subject, now)
    return ownReviewOf(db, userId, subject, now)
  })

  serve(app, services, calls.votes, async ({ db, params, userId, locale }) => {
    const subject = await subjectOf(db, params.id, locale)
    return votesOf(db, userId, subject)
  })
}

export const reviewRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serveReviews(
    app,
    services,
    {
      list: productReviews,
      own: ownReviews.ownReview,
      write: ownReviews.writeReview,
      remove: ownReviews.deleteReview,
      votes: votes.productVotes,
    },
    reviewedProduct,
  )
  serveReviews(
    app,
    services,
    {
      list: vendorReviews.vendorReviews,
      own: vendorReviews.ownVendorReview,
      write: vendorReviews.writeVendorReview,
      remove: vendorReviews.deleteVendorReview,
      votes: votes.vendorVotes,
    },
    reviewedVendor,
  )

  serve(app, services, votes.voteHelpful, ({ db, params, userId, now }) => vote(db, { reviewId: rowIdOf(params.id), userId, now }, true))

  serve(app, services, votes.takeVoteBack, ({ db, params, userId, now }) => vote(db, { reviewId: rowIdOf(params.id), userId, now }, false))

  app.get(`${reviewPicturePath}/:file`, async (c) => {
    const { name, width } = pictureFile.exec(c.req.param("file"))?.groups ?? {}
    const bytes = name === undefined ? null : await reviewPictureBytes(services, name, Number(width))
    if (bytes === null) return c.body(null, 404, { "Cache-Control": "no-store" })
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=86400",
      "X-Content-Type-Options": "nosniff",
    })
  })
}
