/** Controller of the password change. */
import { joinPassword } from "#machines/account/joins.ts"
import { passwordChangeMachine } from "#machines/account/password-change.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(passwordChangeMachine, { profile: null }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinPassword({ password: actor, session }),
})
