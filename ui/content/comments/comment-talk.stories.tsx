/** Replies and ratings in every state. */
import type { SnapshotFrom } from "xstate"
import preview from "#book/preview.tsx"
import { othersComment, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { commentTalkMachine, type CommentTalkContext } from "#machines/content/comment-talk.ts"
import { CommentTalk } from "./comment-talk.tsx"

const meta = preview.meta({ title: "Parts/Comment talk", component: CommentTalk })

const written: Partial<CommentTalkContext> = { replyTo: othersComment.id, text: "Тийм ээ, болно." }

type Regions = SnapshotFrom<typeof commentTalkMachine>["value"]

const storyOf = (state: Partial<Regions>, context: Partial<CommentTalkContext> = written) => {
  const rest = {
    state: { reply: "resting", rating: "resting", ...state } as const,
    input: { of: { kind: "article", id: "1" }, seed: "story" } as const,
    context,
  }
  return inState(commentTalkMachine, rest, (actor) => (
    <>
      <CommentTalk comment={othersComment} talk={actor} />
      <CommentTalk comment={ownComment} talk={actor} />
    </>
  ))
}

/** A comment can be answered and rated. */
export const Resting = meta.story(storyOf({}, {}))
/** A reply is being written. */
export const Writing = meta.story(storyOf({ reply: "writing" }))
/** The reply is empty. */
export const Refused = meta.story(storyOf({ reply: "refused" }, { ...written, text: "" }))
/** The shop refused the reply. */
export const RefusedByShop = meta.story(storyOf({ reply: "refused" }, { ...written, problem: notPossible }))
/** The reply is being published. */
export const Sending = meta.story(storyOf({ reply: "sending" }))
/** The device is checked for a reply typed before the login. */
export const Recalling = meta.story(storyOf({ reply: "recalling" }, {}))
/** The reader is not logged in: the device stores the reply. */
export const Keeping = meta.story(storyOf({ reply: "keeping" }))
/** A rating is being stored; the reply stays. */
export const Rating = meta.story(
  storyOf({ reply: "writing", rating: "rating" }, { ...written, rated: { id: othersComment.id, rating: 4 } }),
)
/** The reader who rates is not logged in: the device stores the reply. */
export const KeepingForRating = meta.story(storyOf({ reply: "writing", rating: "keeping" }))
/** Storing the rating failed. */
export const Unrated = meta.story(storyOf({ rating: "unrated" }, { rated: { id: othersComment.id, rating: 4 } }))
