/** Comments on an article in every state. */
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { commentsPage, noComments, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { noPages, withCountedPage } from "#domain/rules/list-pages.ts"
import { commentTalkMachine } from "#machines/content/comment-talk.ts"
import { commentsMachine, type CommentsContext } from "#machines/content/comments.ts"
import { Comments } from "./comments.tsx"

const meta = preview.meta({ title: "Parts/Comments", component: Comments })

const talk = atRest(commentTalkMachine, {
  state: { reply: "resting", rating: "resting" },
  input: { of: { kind: "article", id: "1" }, seed: "story" },
})

type Value = Rest<typeof commentsMachine>["state"]
type Regions = Exclude<Value, string>

const loaded: Partial<CommentsContext> = { comments: withCountedPage(noPages, commentsPage), total: commentsPage.total }
const written: Partial<CommentsContext> = { ...loaded, text: "Баярлалаа, их хэрэгтэй мэдээлэл байна." }

const storyOf = (regions: Partial<Regions>, context: Partial<CommentsContext> = loaded) =>
  inState(
    commentsMachine,
    {
      state: { list: "ready", form: "writing", removal: "resting", ...regions },
      input: { of: { kind: "article", id: "1" }, seed: "story" },
      context,
    },
    (actor) => <Comments actor={actor} talk={talk} />,
  )

/** The article is not shown yet. */
export const Waiting = meta.story(storyOf({ list: "waiting", form: "recalling" }, {}))
/** The comments are loading. */
export const Fetching = meta.story(storyOf({ list: "fetching" }, {}))
/** Comments with markup, a long word, one of the reader's own. */
export const Ready = meta.story(storyOf({}))
/** There are no comments yet. */
export const Empty = meta.story(storyOf({}, { comments: withCountedPage(noPages, noComments) }))
/** Older comments are loading. */
export const FetchingMore = meta.story(storyOf({ list: "fetchingMore" }))
/** Loading older comments failed; a button retries. */
export const MoreFailed = meta.story(storyOf({ list: "moreFailed" }))
/** Loading the comments failed; a button retries. */
export const Failed = meta.story(storyOf({ list: "failed" }, { problem: unreachable }))
/** The device is checked for a comment typed before the login. */
export const Recalling = meta.story(storyOf({ form: "recalling" }))
/** The comment is empty. */
export const Refused = meta.story(storyOf({ form: "refused" }))
/** The shop refused the comment. */
export const RefusedByShop = meta.story(storyOf({ form: "refused" }, { ...written, formProblem: notPossible }))
/** The comment is being published. */
export const Sending = meta.story(storyOf({ form: "sending" }, written))
/** The comment is stored in the tab for the login. */
export const Keeping = meta.story(storyOf({ form: "keeping" }, written))
/** A dialog asks to confirm the deletion. */
export const Asking = meta.story(storyOf({ removal: "asking" }, { ...loaded, deleting: ownComment.id }))
/** The comment is being deleted. */
export const Deleting = meta.story(storyOf({ removal: "deleting" }, { ...loaded, deleting: ownComment.id }))
/** Deleting the comment failed. */
export const DeleteFailed = meta.story(storyOf({ removal: "failed" }, { ...loaded, deleting: ownComment.id }))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf({}), globals: { viewport: { value: "narrow", isRotated: false } } })
