/** Join of the login page with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { loginMachine } from "./login.ts"

type Ref = {
  readonly login: ActorRefFrom<typeof loginMachine>
  readonly session: SharedActors["session"]
}

/** Begins a session after the login, then leads to `next`. */
export const joinLogin = ({ login, session }: Ref, goTo: (next: string) => void) =>
  unsubscribeAll(
    login.on("session.begin", ({ user, next }) => {
      session.send({ type: "session.begin", user })
      goTo(next)
    }),
  )
