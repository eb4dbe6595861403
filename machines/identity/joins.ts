/** Joins of the login, registration and reset pages with the shared actors. */
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { OrganizationLookupActor } from "./organization-lookup.ts"
import type { RegistrationActor } from "./registration.ts"
import type { SessionBegin } from "./session-begin.ts"

/** Login, registration or reset: an actor that emits `session.begin`. */
type LoginForm = {
  readonly on: (type: "session.begin", notify: (event: SessionBegin) => void) => { readonly unsubscribe: () => void }
}

type LoginActors = { readonly form: LoginForm; readonly session: SharedActors["session"] }

/** Begins the session of a user who has logged in, then navigates to `next`. */
export const joinLogin = ({ form, session }: LoginActors, goTo: (next: string) => void) =>
  unsubscribeAll(
    form.on("session.begin", ({ user, next }) => {
      session.send({ type: "session.begin", user })
      goTo(next)
    }),
  )

/** Looks up the organization of the typed number and fills in its name, unless the shopper has typed another; the name of a draft counts as filled in. */
export const joinLookup = ({
  registration,
  lookup,
}: {
  readonly registration: RegistrationActor
  readonly lookup: OrganizationLookupActor
}) => {
  let filledIn = ""
  return unsubscribeAll(
    follow(
      registration,
      () => registration.getSnapshot().context.form.registryNumber,
      (number) => lookup.send({ type: "number.known", number }),
    ),
    lookup.on("organization.found", ({ name }) => {
      const { name: typed } = registration.getSnapshot().context.form
      if (typed.trim() !== "" && typed !== filledIn && typed !== name) return
      filledIn = name
      registration.send({ type: "field.type", field: "name", value: name })
    }),
  )
}
