/** Controller of an article or a news item. */
import type { ActorRefFrom } from "xstate"
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { articleMachine } from "#machines/content/article.ts"
import { commentTalkMachine, type CommentTalkActor } from "#machines/content/comment-talk.ts"
import { commentsMachine } from "#machines/content/comments.ts"
import { joinArticleMarks, joinComments } from "#machines/content/joins.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import { readingMarksMachine, type ReadingMarksActor } from "#machines/content/reading-marks.ts"
import { provided } from "#machines/ports.ts"
import { requiredLoginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ReadingActors = { readonly actor: ActorRefFrom<typeof articleMachine>; readonly comments: ActorRefFrom<typeof commentsMachine>; readonly marks: ReadingMarksActor; readonly talk: CommentTalkActor }

export const readingController = (kind: ArticleKind): PageController<ArticlePage, ReadingActors> => ({
  open: (pageInput) => {
    const of = { kind, id: pageInput.location.params["id"] ?? "" }
    return {
      actor: createPageActor(provided(articleMachine, pageInput), { query: of, page: pageInput.data }, pageInput),
      comments: createPageActor(provided(commentsMachine, pageInput), { of, seed: pageInput.seed }, pageInput, "comments"),
      talk: createPageActor(provided(commentTalkMachine, pageInput), { seed: `${pageInput.seed}-talk` }, { ...pageInput, left: null }, "talk"),
      marks: createPageActor(provided(readingMarksMachine, pageInput), undefined, { ...pageInput, left: null }, "marks"),
    }
  },
  join: ({ actor, comments, marks, talk }, { location, go, actorRefs: { session } }) => {
    const toLogin = () => go(requiredLoginAddress(location.path))
    const leaveComments = joinComments({ article: actor, comments })
    const leaveMarks = joinArticleMarks({ article: actor, marks, session })
    const subscriptions = [comments.on("login.needed", toLogin), marks.on("login.needed", toLogin), talk.on("login.needed", toLogin), talk.on("comment.changed", (event) => comments.send(event))]
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      leaveMarks()
      leaveComments()
    }
  },
})
