/** Replies and ratings in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { othersComment, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { commentTalkMachine, type CommentTalkContext } from "#machines/content/comment-talk.ts"
import { CommentTalk } from "./comment-talk.tsx"

const meta = preview.meta({ title: "Parts/Comment talk", component: CommentTalk })

const written: Partial<CommentTalkContext> = { id: othersComment.id, text: "Тийм ээ, болно." }

const storyOf = (state: Rest<typeof commentTalkMachine>["state"], context: Partial<CommentTalkContext> = written) =>
  inState(commentTalkMachine, { state, input: { seed: "story" }, context }, (actor) => (
    <>
      <CommentTalk comment={othersComment} talk={actor} />
      <CommentTalk comment={ownComment} talk={actor} />
    </>
  ))

/** A comment can be answered and rated. */
export const Resting = meta.story(storyOf("resting", {}))
/** A reply is being written. */
export const Writing = meta.story(storyOf("writing"))
/** The reply is empty. */
export const Refused = meta.story(storyOf("refused", { ...written, text: "" }))
/** The shop refused the reply. */
export const RefusedByShop = meta.story(storyOf("refused", { ...written, problem: notPossible }))
/** The reply is being published. */
export const Sending = meta.story(storyOf("sending"))
/** A rating is being stored. */
export const Rating = meta.story(storyOf("rating", { id: othersComment.id, rating: 4 }))
/** Storing the rating failed. */
export const Unrated = meta.story(storyOf("unrated", { id: othersComment.id, problem: notPossible }))
