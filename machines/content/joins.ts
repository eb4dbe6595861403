/** Joins of the machines of content with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { articleMachine } from "./article.ts"
import type { commentsMachine } from "./comments.ts"
import type { contactMachine } from "./contact.ts"

type ContactRef = { readonly contact: ActorRefFrom<typeof contactMachine>; readonly session: SharedActors["session"] }

/** Fills in who writes, once it is known. */
export const joinContact = ({ contact, session }: ContactRef) =>
  unsubscribeAll(
    follow(
      session,
      () => session.getSnapshot().context.user,
      (user) => user !== null && contact.send({ type: "user.known", user }),
    ),
  )

type CommentsRef = { readonly article: ActorRefFrom<typeof articleMachine>; readonly comments: ActorRefFrom<typeof commentsMachine> }

/** Comments are asked for once the article is shown. */
export const joinComments = ({ article, comments }: CommentsRef) =>
  unsubscribeAll(
    follow(
      article,
      () => article.getSnapshot().value === "ready",
      (shown) => shown && comments.send({ type: "article.shown" }),
    ),
  )
