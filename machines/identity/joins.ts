/** Joins of the login, registration and reset pages with the shared actors. */
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { SessionBegin } from "./session-begin.ts"

/** Any actor that lets a shopper in. */
type Door = { readonly on: (type: "session.begin", notify: (event: SessionBegin) => void) => { readonly unsubscribe: () => void } }

/** Begins a session after the login, then leads to `next`. */
export const joinDoor = ({ door, session }: { readonly door: Door; readonly session: SharedActors["session"] }, goTo: (next: string) => void) =>
  unsubscribeAll(
    door.on("session.begin", ({ user, next }) => {
      session.send({ type: "session.begin", user })
      goTo(next)
    }),
  )
