/** Model of the comment talk machine. */
import { othersComment, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { commentTalkMachine } from "#machines/content/comment-talk.ts"
import { changedText } from "#book/models/driver.ts"
import { modelOf } from "#book/models/model.ts"

const nameOf = (id: number): string => (id === ownComment.id ? ownComment : othersComment).name

export const model = modelOf(commentTalkMachine, {
  inputs: [{ of: { kind: "article", id: "1" }, seed: "book" }],
  events: [
    { type: "reply.ask", id: othersComment.id },
    { type: "reply.ask", id: ownComment.id },
    { type: "reply.type", text: "Болно" },
    { type: "reply.send" },
    { type: "reply.cancel" },
    { type: "comment.rate", id: othersComment.id, rating: 4 },
  ],
  answers: {
    takeReply: { values: [null, { replyTo: othersComment.id, text: "Болно" }], problems: [unreachable] },
    keepReply: { values: [undefined], problems: [unreachable] },
    keepReplyOfRating: { values: [undefined], problems: [unreachable] },
    replyToComment: {
      values: [{ ...othersComment, id: 12, replyId: othersComment.id }],
      problems: [notPossible, unauthorised, unreachable],
    },
    rateComment: { values: [{ ...othersComment, ownRating: 4 }], problems: [notPossible, unauthorised] },
  },
  distinguishedBy: ({ text, replyTo }) => [text !== "", replyTo],
  driver: {
    shopper: {
      // The form of a reply replaces the button of its comment.
      "reply.ask": {
        when: ({ context }, { id }) => context.replyTo !== id,
        by: ({ press }, { id }) => press(["comments.reply.to", { name: nameOf(id) }]),
      },
      "reply.type": ({ fill }, { text }, { context }) => fill("comments.reply.field", changedText(text, context.text)),
      "reply.send": ({ press }) => press("comments.reply.send"),
      "reply.cancel": ({ press }) => press("comments.reply.cancel"),
      "comment.rate": ({ pick }, { rating }) => pick(["comments.rate", { name: othersComment.name }], "★".repeat(rating)),
    },
    others: [],
  },
})
