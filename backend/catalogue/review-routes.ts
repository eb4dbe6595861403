/** Calls of the reviews of products and vendors: pages of them, a user's own, helpful votes, and pictures. */
import type { Hono } from "hono"
import * as ownReviews from "#adapters/shop/contract/catalogue/own-reviews.ts"
import { productReviews } from "#adapters/shop/contract/catalogue/products.ts"
import * as votes from "#adapters/shop/contract/catalogue/review-votes.ts"
import * as vendorReviews from "#adapters/shop/contract/catalogue/vendor-reviews.ts"
import type { Env } from "#backend/http/request-context.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { serve, servePrepared } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { ownReviewOf, prepareReview, publishReview, removeReview } from "./own-reviews.ts"
import { reviewPage, reviewQueryOf } from "./review-pages.ts"
import { reviewPictureBytes, reviewPicturePath } from "./review-pictures.ts"
import { reviewedProduct, reviewedVendor } from "./review-subject.ts"
import { vote, votesOf } from "./review-votes.ts"

/** Name and width in the file of a picture: `{uuid}-320.avif`. */
const pictureFile = /^(?<name>[0-9a-f-]{36})-(?<width>\d{3})\.(?:avif|webp)$/

const productReviewRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, productReviews, async ({ db, params, query, locale }) =>
    reviewPage(db, await reviewedProduct(db, params.id, locale), reviewQueryOf(query), locale))

  serve(app, services, ownReviews.ownReview, async ({ db, userId, params, locale, now }) =>
    ownReviewOf(db, userId, await reviewedProduct(db, params.id, locale), now))

  servePrepared(
    app,
    services,
    ownReviews.writeReview,
    async (request) => prepareReview(services, request, await reviewedProduct(request.db, request.params.id, request.locale), request.body),
    publishReview,
  )

  serve(app, services, ownReviews.deleteReview, async ({ db, userId, params, locale, now }) => {
    const subject = await reviewedProduct(db, params.id, locale)
    await removeReview(db, userId, subject, now)
    return ownReviewOf(db, userId, subject, now)
  })

  serve(app, services, votes.productVotes, async ({ db, params, userId, locale }) =>
    votesOf(db, userId, await reviewedProduct(db, params.id, locale)))
}

const vendorReviewRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, vendorReviews.vendorReviews, async ({ db, params, query, locale }) =>
    reviewPage(db, await reviewedVendor(db, params.id, locale), reviewQueryOf(query), locale))

  serve(app, services, vendorReviews.ownVendorReview, async ({ db, userId, params, locale, now }) =>
    ownReviewOf(db, userId, await reviewedVendor(db, params.id, locale), now))

  servePrepared(
    app,
    services,
    vendorReviews.writeVendorReview,
    async (request) => prepareReview(services, request, await reviewedVendor(request.db, request.params.id, request.locale), request.body),
    publishReview,
  )

  serve(app, services, vendorReviews.deleteVendorReview, async ({ db, userId, params, locale, now }) => {
    const subject = await reviewedVendor(db, params.id, locale)
    await removeReview(db, userId, subject, now)
    return ownReviewOf(db, userId, subject, now)
  })

  serve(app, services, votes.vendorVotes, async ({ db, params, userId, locale }) =>
    votesOf(db, userId, await reviewedVendor(db, params.id, locale)))
}

export const reviewRoutes = (app: Hono<Env>, services: BackendServices): void => {
  productReviewRoutes(app, services)
  vendorReviewRoutes(app, services)

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
