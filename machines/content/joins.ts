/** Joins of the content machines with each other and with the session. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import { pictureMarkup } from "#domain/rules/content/text-edits.ts"
import type { articleMachine } from "./article.ts"
import type { articlePictureMachine } from "./article-picture.ts"
import type { authorMachine } from "./author.ts"
import type { commentsMachine } from "./comments.ts"
import type { contactMachine } from "./contact.ts"
import type { ReadingMarksActor, ReadingMarksEvent } from "./reading-marks.ts"
import type { productFinderMachine } from "./product-finder.ts"
import type { writingMachine } from "./writing.ts"

type ContactRef = { readonly contact: ActorRefFrom<typeof contactMachine>; readonly session: SharedActors["session"] }

/** Fills in the writer's name and contact once they are known. */
export const joinContact = ({ contact, session }: ContactRef) =>
  unsubscribeAll(
    follow(
      session,
      () => session.getSnapshot().context.user,
      (user) => user !== null && contact.send({ type: "user.known", user }),
    ),
  )

type CommentsRef = { readonly article: ActorRefFrom<typeof articleMachine>; readonly comments: ActorRefFrom<typeof commentsMachine> }

/** Comments are fetched once the article is shown. */
export const joinComments = ({ article, comments }: CommentsRef) =>
  unsubscribeAll(
    follow(
      article,
      () => article.getSnapshot().value === "ready",
      (shown) => shown && comments.send({ type: "article.shown" }),
    ),
  )

type WritingRef = {
  readonly writing: ActorRefFrom<typeof writingMachine>
  readonly picture: ActorRefFrom<typeof articlePictureMachine>
  readonly products: ActorRefFrom<typeof productFinderMachine>
}

/** An uploaded picture and a chosen product are inserted at the caret. */
export const joinWriting = ({ writing, picture, products }: WritingRef) => {
  const stored = picture.on("article.stored", (event) => writing.send(event))
  const uploads = picture.on("picture.uploaded", ({ src, description, at }) =>
    writing.send({ type: "block.add", at, block: pictureMarkup(src, description) }),
  )
  const taken = products.on("product.taken", ({ tile, at }) => writing.send({ type: "product.add", at, tile }))
  return unsubscribeAll(stored, uploads, taken)
}

type ShownSubject = Omit<Extract<ReadingMarksEvent, { readonly type: "subject.shown" }>, "type" | "isReader">
type MarksRef = { readonly marks: ReadingMarksActor; readonly session: SharedActors["session"] }

/** Marks are fetched once the article is known, and again after a login. */
const joinMarks = ({ marks, session }: MarksRef, page: Parameters<typeof follow>[0], shown: () => ShownSubject | null) => {
  let sentKey = ""
  const sendSubject = () => {
    const subject = shown()
    if (subject === null) return
    const { user } = session.getSnapshot().context
    const key = `${subject.articleId} ${subject.authorId} ${user?.id ?? ""}`
    if (key === sentKey) return
    sentKey = key
    marks.send({ type: "subject.shown", ...subject, isReader: user !== null })
  }
  return unsubscribeAll(
    follow(page, shown, sendSubject),
    follow(session, () => session.getSnapshot().context.user, sendSubject),
  )
}

export const joinArticleMarks = ({ article, ...marks }: MarksRef & { readonly article: ActorRefFrom<typeof articleMachine> }) =>
  joinMarks(marks, article, () => {
    const { value, context } = article.getSnapshot()
    if (value !== "ready" || context.page === null) return null
    const { kind, id, author } = context.page.article
    return { kind, articleId: id, authorId: author?.id ?? null, followers: author?.followers ?? 0 }
  })

export const joinAuthorMarks = ({ author, ...marks }: MarksRef & { readonly author: ActorRefFrom<typeof authorMachine> }) =>
  joinMarks(marks, author, () => {
    const { value, context } = author.getSnapshot()
    if (value !== "ready" || context.page === null) return null
    return { kind: "article", articleId: null, authorId: context.page.author.id, followers: context.page.author.followers }
  })
