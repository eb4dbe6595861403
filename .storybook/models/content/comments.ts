/** Model of the comments machine. */
import { commentsPage, newReply, noComments, olderComments, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { commentsMachine } from "#machines/content/comments.ts"
import { changedText } from "#book/models/driver.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(commentsMachine, {
  inputs: [{ of: { kind: "article", id: "1" }, seed: "book" }],
  events: [
    { type: "article.shown" },
    { type: "more.fetch" },
    { type: "page.retry" },
    { type: "comment.type", text: "Сайхан" },
    { type: "comment.send" },
    { type: "comment.changed", comment: newReply },
    { type: "delete.ask", id: ownComment.id },
    { type: "delete.cancel" },
    { type: "delete.confirm" },
  ],
  answers: {
    fetchComments: { values: [commentsPage, noComments], problems: [unreachable] },
    fetchMore: { values: [olderComments], problems: [unreachable] },
    readComment: { values: [""], problems: [unreachable] },
    keepComment: { values: [undefined], problems: [unreachable] },
    writeComment: { values: [ownComment], problems: [notPossible, unauthorised, unreachable] },
    deleteComment: { values: [undefined], problems: [unreachable] },
  },
  distinguishedBy: ({ text, comments, deleting }) => [text !== "", comments.stillFetch, comments.items.some(({ mine }) => mine), deleting],
  driver: {
    shopper: {
      "more.fetch": ({ press }) => press("comments.more"),
      "page.retry": ({ press }) => press("common.retry"),
      "comment.type": ({ fill }, { text }, { context }) => fill("comments.field", changedText(text, context.text)),
      "comment.send": ({ press }) => press("comments.send"),
      "delete.ask": ({ press }) => press("comments.delete"),
      "delete.cancel": ({ press }) => press("comments.delete.no"),
      "delete.confirm": ({ press }) => press("comments.delete.yes"),
    },
    others: ["article.shown", "comment.changed"],
  },
})
