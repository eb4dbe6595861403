/** Model of the review votes machine. */
import { notPossible, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { product, reviews } from "#book/fixtures/catalogue/product.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { modelOf } from "#book/models/model.ts"

const nameOf = (id: number): string => reviews.find((review) => review.id === id)?.name ?? ""

export const model = modelOf(reviewVotesMachine, {
  inputs: [{ subject: "product", slug: product.slug }],
  events: [
    { type: "reader.known", isReader: false },
    { type: "reader.known", isReader: true },
    { type: "vote.toggle", id: 1 },
  ],
  answers: {
    fetchReviewVotes: {
      values: [
        { votes: [], own: 2 },
        { votes: [1], own: null },
      ],
      problems: [unreachable],
    },
    voteReview: {
      values: [
        { id: 1, helpful: 13, voted: true },
        { id: 1, helpful: 12, voted: false },
      ],
      problems: [notPossible, unauthorised],
    },
  },
  distinguishedBy: ({ votes, own }) => [votes.length > 0, own],
  driver: {
    shopper: {
      "vote.toggle": ({ press }, { id }) => press(["review.helpful.of", { name: nameOf(id) }]),
    },
    others: ["reader.known"],
  },
})
