/** Model of the comments machine. */
import { commentsPage, newReply, noComments, olderComments, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { commentsMachine } from "#machines/content/comments.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof commentsMachine> = {
  machine: commentsMachine,
  inputs: [{ of: { kind: "article", id: "1" }, seed: "walk" }],
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
    writeComment: { values: [ownComment], problems: [notPossible, unauthorised] },
    deleteComment: { values: [undefined], problems: [unreachable] },
  },
  about: ({ text, comments, deleting }) => [text !== "", comments.stillFetch, comments.items.some(({ mine }) => mine), deleting],
}
