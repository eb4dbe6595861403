/** Calls of helpful votes on reviews. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/catalogue/review-votes.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { reviewedProduct, reviewedVendor } from "./review-subject.ts"
import { vote, votesOf } from "./review-votes.ts"

/** Throws 404 for what is no number of a review. */
const numberOf = (id: string): number => {
  if (!/^\d{1,9}$/.test(id)) throw missing()
  return Number(id)
}

export const reviewVoteRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.productVotes, async ({ db, params, userId, locale }) => votesOf(db, userId, await reviewedProduct(db, params.id, locale)))

  serve(app, services, calls.vendorVotes, async ({ db, params, userId, locale }) => votesOf(db, userId, await reviewedVendor(db, params.id, locale)))

  serve(app, services, calls.voteHelpful, ({ db, params, userId, now }) => vote(db, { reviewId: numberOf(params.id), userId, now }, true))

  serve(app, services, calls.takeVoteBack, ({ db, params, userId, now }) => vote(db, { reviewId: numberOf(params.id), userId, now }, false))
}
