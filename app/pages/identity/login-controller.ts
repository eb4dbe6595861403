/** Controller of the login. */
import type { ActorRefFrom } from "xstate"
import { joinDoor } from "#machines/identity/joins.ts"
import { loginMachine } from "#machines/identity/login.ts"
import { provided } from "#machines/ports.ts"
import { registrationAddress, safePath } from "#app/login-address.ts"
import { socialReturn } from "#app/social-return.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type LoginActors = { readonly actor: ActorRefFrom<typeof loginMachine> }

export const controller: PageController<never, LoginActors> = {
  open: (pageInput) => {
    const { searchParams } = pageInput.location
    const social = socialReturn(searchParams)
    const input = { next: safePath(searchParams.get("from")), isRequired: searchParams.has("required"), ...(social !== null && { social }) }
    return { actor: createPageActor(provided(loginMachine, pageInput), input, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => {
    const leave = joinDoor({ door: actor, session }, (next) => go(next, { replace: true }))
    const registering = actor.on("registration.begin", ({ next }) => go(registrationAddress(next)))
    return () => {
      leave()
      registering.unsubscribe()
    }
  },
}
