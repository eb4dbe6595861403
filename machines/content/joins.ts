/** Joins of the machines of content with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
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
