/** Calls of helpful votes on reviews: one a person, which can be taken back. */
import * as Schema from "effect/Schema"
import { listOf, LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

/** Ids of the reviews that helped the user, and of their own, which has no vote of theirs. */
export const OwnVotes = Schema.Struct({ votes: listOf(LooseInt), own: orNull(LooseInt) })

/** A review with its number of votes after the user's was counted or taken back. */
const Voted = Schema.Struct({ id: LooseInt, helpful: LooseInt, voted: Schema.Boolean })

export const productVotes = endpoint({
  method: "GET",
  path: "/api/v2/products/:id/reviews/votes",
  summary: "Reviews of a product that helped the user, and the user's own.",
  asker: "user",
  answer: OwnVotes,
})

export const vendorVotes = endpoint({
  method: "GET",
  path: "/api/v2/vendors/:id/reviews/votes",
  summary: "Reviews of a vendor that helped the user, and the user's own.",
  asker: "user",
  answer: OwnVotes,
})

export const voteHelpful = endpoint({
  method: "PUT",
  path: "/api/v2/reviews/:id/helpful",
  summary: "Counts the user among those whom a review helped, once; 422 for one's own.",
  asker: "user",
  answer: Voted,
})

export const takeVoteBack = endpoint({
  method: "DELETE",
  path: "/api/v2/reviews/:id/helpful",
  summary: "Takes the user's helpful vote back.",
  asker: "user",
  answer: Voted,
})
