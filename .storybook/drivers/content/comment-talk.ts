/** Driver of the comment talk machine on its screen. */
import { othersComment, ownComment } from "#book/fixtures/content/comments.ts"
import { driversFor } from "#book/drivers/driver.ts"
import type { commentTalkMachine } from "#machines/content/comment-talk.ts"

const nameOf = (id: number): string => (id === ownComment.id ? ownComment : othersComment).name

export const driver = driversFor<typeof commentTalkMachine>()({
  shopper: {
    // While a reply is written, its form is in the place of the button.
    "reply.ask": { when: ({ value, context }, { id }) => value !== "writing" || context.id !== id, by: ({ press }, { id }) => press(["comments.reply.to", { name: nameOf(id) }]) },
    "reply.type": ({ dictate }, { text }, { context }) => dictate("comments.reply.field", context.text === text ? `${text}!` : text),
    "reply.send": ({ press }) => press("comments.reply.send"),
    "reply.cancel": ({ press }) => press("comments.reply.cancel"),
    "comment.rate": ({ pick }, { rating }) => pick(["comments.rate", { name: othersComment.name }], "★".repeat(rating)),
  },
  others: [],
})
