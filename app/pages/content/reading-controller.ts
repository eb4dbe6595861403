/** Controller of an article or news item, with its comments and reading marks. */
import { articleKindAt } from "#domain/rules/content/media-query.ts"
import { articleMachine } from "#machines/content/article.ts"
import { commentTalkMachine } from "#machines/content/comment-talk.ts"
import { commentsMachine } from "#machines/content/comments.ts"
import { joinArticleMarks, joinComments } from "#machines/content/joins.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import { readingMarksMachine } from "#machines/content/reading-marks.ts"
import { requiredLoginAddress } from "#app/return-path.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput: PageInput<ArticlePage>) => {
    const { path, params } = pageInput.location
    const article = { kind: articleKindAt(path), id: params["id"] ?? "" }
    // Replies and the marks of a reader start over when the page is shown again; a typed comment is restored, and a reply that waited for the login.
    const withoutSnapshot = { ...pageInput, left: null }
    return {
      actor: createPageActor(articleMachine, { query: article, page: pageInput.data }, pageInput),
      comments: createPageActor(commentsMachine, { of: article, seed: pageInput.seed }, pageInput, "comments"),
      talk: createPageActor(commentTalkMachine, { of: article, seed: `${pageInput.seed}-talk` }, withoutSnapshot, "talk"),
      marks: createPageActor(readingMarksMachine, undefined, withoutSnapshot, "marks"),
    }
  },
  join: ({ actor, comments, marks, talk }, { location, go, actorRefs: { session } }) => {
    const toLogin = () => go(requiredLoginAddress(location.path))
    const leaveComments = joinComments({ article: actor, comments })
    const leaveMarks = joinArticleMarks({ article: actor, marks, session })
    const subscriptions = [
      comments.on("login.needed", toLogin),
      marks.on("login.needed", toLogin),
      talk.on("login.needed", toLogin),
      talk.on("comment.changed", (event) => comments.send(event)),
    ]
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      leaveMarks()
      leaveComments()
    }
  },
})
