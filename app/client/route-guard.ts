/** Route guard: admits a shopper to a page by its audience, or redirects. Specification S3, P1, P2. */
import type { User } from "#domain/entities/identity/user.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { requiredLoginAddress, safePath } from "#app/login-address.ts"
import type { Route } from "#app/route.ts"
import { notFound } from "#app/routes.ts"
import type { PageLocation } from "#app/address.ts"

type Admission = {
  readonly enter: () => void
  readonly go: (path: string) => void
  /** Shows the not-found page in place of this one. */
  readonly refuse: () => void
  /** Whether a shopper administers the website; a failure counts as no. Absent: nobody does. */
  readonly isAdministrator?: (user: User) => Promise<boolean>
}

/** Path and search parameters of a location, to return to. */
export const pathOf = ({ path, searchParams }: PageLocation): string => {
  const search = searchParams.toString()
  return search === "" ? path : `${path}?${search}`
}

/** Checks the audience while the page is shown; the returned function stops checking. */
export const admit = (
  { route, location }: { readonly route: Pick<Route, "audience" | "name">; readonly location: PageLocation },
  { session, site }: Pick<ActorRefs, "session" | "site">,
  { isAdministrator = () => Promise.resolve(false), ...admission }: Admission,
): (() => void) => {
  const { audience, name } = route
  // The not-found page stands at the address of the page that is not offered: it is not refused again.
  const flags = site.getSnapshot().context.site?.config.flags
  if (name !== notFound.name && flags !== undefined && !isOfferedPage(location.path, flags)) {
    admission.refuse()
    return () => undefined
  }
  if (audience === "everybody" || audience === "own") {
    admission.enter()
    return () => undefined
  }
  let inside = false
  let leaving = false
  let over = false
  let requested: User["id"] | null = null
  const enter = () => {
    if (!inside) admission.enter()
    inside = true
  }
  const go = (path: string) => {
    over = true
    admission.go(path)
  }
  const enterAsAdministrator = async (user: User) => {
    if (requested === user.id) return
    requested = user.id
    const allowed = await isAdministrator(user).catch(() => false)
    if (over || requested !== user.id) return
    if (allowed) enter()
    else {
      over = true
      admission.refuse()
    }
  }
  // The login page returns to this location; a logout leads home.
  const turnAway = () => go(leaving ? "/" : requiredLoginAddress(pathOf(location)))
  const look = () => {
    if (over) return
    const snapshot = session.getSnapshot()
    if (snapshot.matches("loggingOut")) leaving = true
    else if (snapshot.matches("loggedIn")) {
      const { user } = snapshot.context
      if (audience === "shopper") enter()
      else if (audience === "visitor") go(safePath(location.searchParams.get("from")))
      else if (user !== null) void enterAsAdministrator(user)
    } else if (snapshot.matches("visitor")) {
      if (audience === "visitor") enter()
      else turnAway()
    }
  }
  look()
  const watching = session.subscribe(look)
  return () => {
    over = true
    watching.unsubscribe()
  }
}
