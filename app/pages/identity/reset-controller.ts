/** Controller of the password reset. */
import { joinLogin } from "#machines/identity/joins.ts"
import { resetMachine } from "#machines/identity/reset.ts"
import { safePath } from "#app/return-path.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const next = safePath(pageInput.location.searchParams.get("from"))
    return { actor: createPageActor(resetMachine, { next }, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => joinLogin({ form: actor, session }, (next) => go(next, { replace: true })),
})
