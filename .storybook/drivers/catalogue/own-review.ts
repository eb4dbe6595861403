/** Driver of the own review machine on its screens. */
import type { ownReviewMachine } from "#machines/catalogue/own-review.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof ownReviewMachine>()({
  shopper: {
    "rating.pick": ({ choose }, { rating }) => choose(new RegExp(`^${rating}`, "u")),
    // A field that holds the text already would not tell.
    "comment.type": ({ dictate }, { comment }, { context }) => dictate("reviews.comment", context.comment === comment ? `${comment}!` : comment),
    "pictures.add": ({ upload }, { files: [file] }) => upload("pictures.choose", file as File),
    "picture.drop": { when: ({ context }, { key }) => context.pictures.some((picture) => picture.key === key), by: ({ press }, { key }, { context }) => press(["pictures.remove", { number: String(context.pictures.findIndex((picture) => picture.key === key) + 1) }]) },
    "review.save": ({ press }) => press("reviews.publish"),
    "review.delete": ({ press }) => press("reviews.delete"),
    "delete.confirm": ({ press }) => press("reviews.delete.yes"),
    "delete.cancel": ({ press }) => press("reviews.delete.no"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  // By the upload itself.
  others: ["picture.sent"],
})
