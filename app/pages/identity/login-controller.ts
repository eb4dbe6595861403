/** Controller of the login. */
import { joinLogin } from "#machines/identity/joins.ts"
import { loginMachine } from "#machines/identity/login.ts"
import { registrationAddress } from "#domain/rules/identity/login-address.ts"
import { safePath } from "#app/return-path.ts"
import { socialReturn } from "#app/social-return.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const { searchParams } = pageInput.location
    const social = socialReturn(searchParams)
    const next = safePath(searchParams.get("from"))
    const input = { next, isRequired: searchParams.has("required"), ...(social !== null && { social }) }
    return { actor: createPageActor(loginMachine, input, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => {
    const leaveLogin = joinLogin({ form: actor, session }, (next) => go(next, { replace: true }))
    const registration = actor.on("registration.begin", ({ next }) => go(registrationAddress(next)))
    return () => {
      leaveLogin()
      registration.unsubscribe()
    }
  },
})
