/** Controller of a contact's change. */
import { contactChangeMachine } from "#machines/account/contact-change.ts"
import { joinContact } from "#machines/account/joins.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const { location, actorRefs } = pageInput
    const kind = location.path.endsWith("/email") ? ("email" as const) : ("mobile" as const)
    const user = actorRefs.session.getSnapshot().context.user
    const input = { kind, current: user?.[kind] ?? null, isConfirming: location.searchParams.has("confirm") }
    return { actor: createPageActor(contactChangeMachine, input, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) =>
    joinContact({ contact: actor, session }, () => go("/account/profile", { replace: true })),
})
