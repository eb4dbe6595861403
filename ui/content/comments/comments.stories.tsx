/** Comments on an article in every state. */
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { commentsPage, noComments, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { withCommentPage } from "#domain/rules/content/comment-list.ts"
import { noPages } from "#domain/rules/list-pages.ts"
import { commentTalkMachine } from "#machines/content/comment-talk.ts"
import { commentsMachine, type CommentsContext } from "#machines/content/comments.ts"
import { Comments } from "./comments.tsx"

const meta = preview.meta({ title: "Parts/Comments", component: Comments })

const talk = atRest(commentTalkMachine, { state: "resting", input: { seed: "story" } })

type Value = Rest<typeof commentsMachine>["state"]
type Regions = Exclude<Value, string>

const read: Partial<CommentsContext> = { comments: withCommentPage(noPages, commentsPage), total: commentsPage.total }
const written: Partial<CommentsContext> = { ...read, text: "Баярлалаа, их хэрэгтэй мэдээлэл байна." }

const storyOf = (regions: Partial<Regions>, context: Partial<CommentsContext> = read) =>
  inState(
    commentsMachine,
    { state: { list: "ready", form: "writing", removal: "resting", ...regions }, input: { of: { kind: "article", id: "1" }, seed: "story" }, context },
    (actor) => <Comments actor={actor} talk={talk} />,
  )

/** The article is not shown yet. */
export const Waiting = meta.story(storyOf({ list: "waiting", form: "recalling" }, {}))
/** The comments are being fetched. */
export const Fetching = meta.story(storyOf({ list: "fetching" }, {}))
/** Comments with markup, a long word, one of the reader's own. */
export const Ready = meta.story(storyOf({}))
/** There are no comments yet. */
export const Empty = meta.story(storyOf({}, { comments: withCommentPage(noPages, noComments) }))
/** Older ones are being fetched. */
export const FetchingMore = meta.story(storyOf({ list: "fetchingMore" }))
/** Older ones could not be fetched; a button retries. */
export const MoreFailed = meta.story(storyOf({ list: "moreFailed" }))
/** The comments could not be fetched; a button retries. */
export const Failed = meta.story(storyOf({ list: "failed" }, { problem: unreachable }))
/** What was typed before the login is looked up. */
export const Recalling = meta.story(storyOf({ form: "recalling" }))
/** Nothing was typed. */
export const Refused = meta.story(storyOf({ form: "refused" }))
/** The shop did not take it. */
export const RefusedByShop = meta.story(storyOf({ form: "refused" }, { ...written, formProblem: notPossible }))
/** The comment is being published. */
export const Sending = meta.story(storyOf({ form: "sending" }, written))
/** The comment is stored in the tab for the login. */
export const Keeping = meta.story(storyOf({ form: "keeping" }, written))
/** A dialog asks to confirm the deletion. */
export const Asking = meta.story(storyOf({ removal: "asking" }, { ...read, deleting: ownComment.id }))
/** It is being deleted. */
export const Deleting = meta.story(storyOf({ removal: "deleting" }, { ...read, deleting: ownComment.id }))
/** It could not be deleted. */
export const DeleteFailed = meta.story(storyOf({ removal: "failed" }, { ...read, deleting: ownComment.id }))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf({}), globals: { viewport: { value: "narrow", isRotated: false } } })
