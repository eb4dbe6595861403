/** Model of the own review machine. */
import { barred, reviewed, unreviewed } from "#book/fixtures/own-review.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/problems.ts"
import { ownReviewMachine } from "#machines/catalogue/own-review.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof ownReviewMachine> = {
  machine: ownReviewMachine,
  inputs: [{ subject: "product", slug: reviewed.slug, seed: "walk" }],
  events: [{ type: "rating.pick", rating: 5 }, { type: "comment.type", comment: "Сайхан" }, { type: "review.save" }, { type: "review.delete" }, { type: "page.retry" }],
  answers: {
    fetchOwnReview: { values: [unreviewed, reviewed, barred], problems: [missing, unreachable] },
    saveReview: { values: [reviewed], problems: [notPossible] },
    deleteReview: { values: [unreviewed], problems: [unreachable] },
  },
  about: ({ rating, comment, review, problem }) => [rating, comment, review?.rating, problem?._tag],
}
