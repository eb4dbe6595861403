/** Model of the review votes machine. */
import { notPossible, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof reviewVotesMachine> = {
  machine: reviewVotesMachine,
  inputs: [{ subject: "product", slug: product.slug }],
  events: [{ type: "reader.known", isReader: false }, { type: "reader.known", isReader: true }, { type: "vote.toggle", id: 1 }],
  answers: {
    fetchReviewVotes: { values: [{ votes: [], own: 2 }, { votes: [1], own: null }], problems: [unreachable] },
    voteReview: { values: [{ id: 1, helpful: 13, voted: true }, { id: 1, helpful: 12, voted: false }], problems: [notPossible, unauthorised] },
  },
  about: ({ votes, own }) => [votes.length > 0, own],
}
