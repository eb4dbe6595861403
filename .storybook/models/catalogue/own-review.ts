/** Model of the own review machine. */
import { barred, reviewed, unreviewed } from "#book/fixtures/catalogue/own-review.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { ownReviewMachine } from "#machines/catalogue/own-review.ts"
import { changedText } from "#book/models/driver.ts"
import { modelOf } from "#book/models/model.ts"
import { pictureDriver } from "#book/models/picture-driver.ts"

/** Key of the picture of the published review. */
const publishedKey = reviewed.pictures[0]?.src.split("/").at(-1) ?? ""

export const model = modelOf(ownReviewMachine, {
  inputs: [{ subject: "product", slug: reviewed.slug, seed: "book" }],
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
  distinguishedBy: ({ rating, comment, review, problem, pictures, refusals }) => [
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
      "comment.type": ({ fill }, { comment }, { context }) => fill("reviews.comment", changedText(comment, context.comment)),
      ...pictureDriver,
      "review.save": ({ press }) => press("reviews.publish"),
      "review.delete": ({ press }) => press("reviews.delete"),
      "delete.confirm": ({ press }) => press("reviews.delete.yes"),
      "delete.cancel": ({ press }) => press("reviews.delete.no"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    // Sent by the upload.
    others: ["picture.sent"],
  },
})
