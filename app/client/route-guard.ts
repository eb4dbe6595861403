/** Route guard: admits a shopper to a page by its audience, or redirects. Specification S3, P1, P2. */
import type { User } from "#domain/entities/identity/user.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { requiredLoginAddress, safePath } from "#app/return-path.ts"
import type { Route } from "#app/route.ts"
import { notFound } from "#app/routes.ts"
import type { PageLocation } from "#app/address.ts"

type Admission = {
  readonly enter: () => void
  readonly go: (path: string) => void
  /** Shows the not-found page in place of this one. */
  readonly refuse: () => void
  /** Whether a shopper administers the website; a failure counts as no. If absent, nobody does. */
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
  // The not-found page has the address of the page that is not offered, and is not refused again.
  const flags = site.getSnapshot().context.site?.config.flags
  if (name !== notFound.name && flags !== undefined && !isOfferedPage(location.path, flags)) {
    admission.refuse()
    return () => undefined
  }
  if (audience === "everybody" || audience === "own") {
    admission.enter()
    return () => undefined
  }
  let hasEntered = false
  let isLoggingOut = false
  let isStopped = false
  let checkedUser: User["id"] | null = null
  const enter = () => {
    if (!hasEntered) admission.enter()
    hasEntered = true
  }
  const redirect = (path: string) => {
    isStopped = true
    admission.go(path)
  }
  const enterAsAdministrator = async (user: User) => {
    if (checkedUser === user.id) return
    checkedUser = user.id
    const isAllowed = await isAdministrator(user).catch(() => false)
    if (isStopped || checkedUser !== user.id) return
    if (isAllowed) enter()
    else {
      isStopped = true
      admission.refuse()
    }
  }
  const enterLoggedIn = (user: User | null) => {
    switch (audience) {
      case "shopper":
        enter()
        break
      case "visitor":
        redirect(safePath(location.searchParams.get("from")))
        break
      case "administrator":
        if (user !== null) void enterAsAdministrator(user)
    }
  }
  const enterAsVisitor = () => {
    if (audience === "visitor") enter()
    // The login page returns to this location; a logout leads home.
    else redirect(isLoggingOut ? "/" : requiredLoginAddress(pathOf(location)))
  }
  const check = () => {
    if (isStopped) return
    const snapshot = session.getSnapshot()
    if (snapshot.matches("loggingOut")) isLoggingOut = true
    else if (snapshot.matches("loggedIn")) enterLoggedIn(snapshot.context.user)
    else if (snapshot.matches("visitor")) enterAsVisitor()
  }
  check()
  const subscription = session.subscribe(check)
  return () => {
    isStopped = true
    subscription.unsubscribe()
  }
}
