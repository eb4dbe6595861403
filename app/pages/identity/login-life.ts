/** The machine of the way in. */
import type { ActorRefFrom } from "xstate"
import { joinLogin } from "#machines/joins.ts"
import { loginMachine } from "#machines/identity/login.ts"
import { answers } from "#machines/ports.ts"
import { safePath } from "#app/login-address.ts"
import { opened } from "#app/opened.ts"
import type { Life } from "#app/page.ts"

export type LoginActors = { readonly actor: ActorRefFrom<typeof loginMachine> }

export const life: Life<never, LoginActors> = {
  open: (given) => {
    const next = safePath(given.place.searchParams.get("from"))
    return { actor: opened(loginMachine.provide({ actors: answers(given.ports) }), { next }, given) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => joinLogin({ login: actor, session }, (next) => go(next, { replace: true })),
}
