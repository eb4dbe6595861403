/** Model of the comment talk machine. */
import { othersComment, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unauthorised } from "#book/fixtures/shell/problems.ts"
import { commentTalkMachine } from "#machines/content/comment-talk.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof commentTalkMachine> = {
  machine: commentTalkMachine,
  inputs: [{ seed: "walk" }],
  events: [
    { type: "reply.ask", id: othersComment.id },
    { type: "reply.ask", id: ownComment.id },
    { type: "reply.type", text: "Болно" },
    { type: "reply.send" },
    { type: "reply.cancel" },
    { type: "comment.rate", id: othersComment.id, rating: 4 },
  ],
  answers: {
    replyToComment: { values: [{ ...othersComment, id: 12, replyId: othersComment.id }], problems: [notPossible, unauthorised] },
    rateComment: { values: [{ ...othersComment, ownRating: 4 }], problems: [notPossible, unauthorised] },
  },
  about: ({ text, id }) => [text !== "", id],
}
