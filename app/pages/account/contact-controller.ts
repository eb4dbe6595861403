/** The machine of a contact's change. */
import type { ActorRefFrom } from "xstate"
import { contactChangeMachine } from "#machines/account/contact-change.ts"
import { joinContact } from "#machines/account/joins.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ContactActors = { readonly actor: ActorRefFrom<typeof contactChangeMachine> }

export const controller: PageController<never, ContactActors> = {
  open: (pageInput) => {
    const { location, actorRefs } = pageInput
    const kind = location.path.endsWith("/email") ? ("email" as const) : ("mobile" as const)
    const user = actorRefs.session.getSnapshot().context.user
    const input = { kind, current: user?.[kind] ?? null, isConfirming: location.searchParams.has("confirm") }
    return { actor: createPageActor(provided(contactChangeMachine, pageInput), input, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => joinContact({ contact: actor, session }, () => go("/account/profile", { replace: true })),
}
