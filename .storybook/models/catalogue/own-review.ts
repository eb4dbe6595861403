/** Model of the own review machine. */
import { barred, reviewed, unreviewed } from "#book/fixtures/catalogue/own-review.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { ownReviewMachine } from "#machines/catalogue/own-review.ts"
import { modelOf } from "#book/models/model.ts"

/** Key of the picture of the published review. */
const publishedKey = reviewed.pictures[0]?.src.split("/").at(-1) ?? ""

export const model = modelOf(ownReviewMachine, {
  inputs: [{ subject: "product", slug: reviewed.slug, seed: "walk" }],
  events: [
    { type: "rating.pick", rating: 5 },
    { type: "comment.type", comment: "Сайхан" },
    { type: "pictures.add", files: [new File(["jpeg"], "coat.jpg", { type: "image/jpeg" })] },
    { type: "pictures.add", files: [new File(["<svg/>"], "coat.svg", { type: "image/svg+xml" })] },
    { type: "picture.drop", key: publishedKey },
    { type: "review.save" },
    { type: "review.delete" },
    { type: "delete.confirm" },
    { type: "delete.cancel" },
    { type: "page.retry" },
    { type: "picture.sent", share: 0.64 },
  ],
  answers: {
    fetchOwnReview: { values: [unreviewed, reviewed, barred], problems: [missing, unreachable] },
    shrinkPictures: { values: [[{ key: "new", src: "/pictures/nooluuran-urt-palito" }]], problems: [unreachable] },
    saveReview: { values: [reviewed], problems: [notPossible] },
    deleteReview: { values: [unreviewed], problems: [unreachable] },
  },
  about: ({ rating, comment, review, problem, pictures, refusals }) => [
    rating,
    comment,
    review?.rating,
    problem?._tag,
    Math.min(2, pictures.length),
    pictures.some(({ key }) => key === publishedKey),
    refusals[0]?.key,
  ],
  driver: {
    shopper: {
      "rating.pick": ({ choose }, { rating }) => choose(new RegExp(`^${rating}`, "u")),
      // A field that has the text already would send no event.
      "comment.type": ({ dictate }, { comment }, { context }) =>
        dictate("reviews.comment", context.comment === comment ? `${comment}!` : comment),
      "pictures.add": ({ upload }, { files: [file] }) => upload("pictures.choose", file as File),
      "picture.drop": {
        when: ({ context }, { key }) => context.pictures.some((picture) => picture.key === key),
        by: ({ press }, { key }, { context }) =>
          press(["pictures.remove", { number: String(context.pictures.findIndex((picture) => picture.key === key) + 1) }]),
      },
      "review.save": ({ press }) => press("reviews.publish"),
      "review.delete": ({ press }) => press("reviews.delete"),
      "delete.confirm": ({ press }) => press("reviews.delete.yes"),
      "delete.cancel": ({ press }) => press("reviews.delete.no"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    // By the upload itself.
    others: ["picture.sent"],
  },
})
