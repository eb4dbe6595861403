/** The machine of the password change. */
import type { ActorRefFrom } from "xstate"
import { joinPassword } from "#machines/account/joins.ts"
import { passwordChangeMachine } from "#machines/account/password-change.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type PasswordActors = { readonly actor: ActorRefFrom<typeof passwordChangeMachine> }

export const controller: PageController<never, PasswordActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(passwordChangeMachine, pageInput), { profile: null }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinPassword({ password: actor, session }),
}
