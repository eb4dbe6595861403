/** Driver of the comments machine on its screen. */
import type { commentsMachine } from "#machines/content/comments.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof commentsMachine>()({
  shopper: {
    "more.fetch": ({ press }) => press("comments.more"),
    "page.retry": ({ press }) => press("common.retry"),
    // A field that holds the text already would not tell.
    "comment.type": ({ dictate }, { text }, { context }) => dictate("comments.field", context.text === text ? `${text}!` : text),
    "comment.send": ({ press }) => press("comments.send"),
    "delete.ask": ({ press }) => press("comments.delete"),
    "delete.cancel": ({ press }) => press("comments.delete.no"),
    "delete.confirm": ({ press }) => press("comments.delete.yes"),
  },
  others: ["article.shown", "comment.changed"],
})
