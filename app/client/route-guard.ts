/** Lets a shopper into a page, or leads them where they have to go first. Specification S3, P1, P2. */
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { loginAddress, safePath } from "#app/login-address.ts"
import type { Route } from "#app/route.ts"
import type { PageLocation } from "#app/address.ts"

type Redirects = { readonly enter: () => void; readonly go: (path: string) => void }

/** Where one was going, in the address of the page that one is at. */
export const pathOf = ({ path, searchParams }: PageLocation): string => {
  const search = searchParams.toString()
  return search === "" ? path : `${path}?${search}`
}

/** Watches who the shopper is for as long as the page is shown; what it gives back stops watching. */
export const admit = ({ route, location }: { readonly route: Route; readonly location: PageLocation }, { session }: ActorRefs, redirects: Redirects): (() => void) => {
  if (route.audience === "everybody" || route.audience === "own") {
    redirects.enter()
    return () => undefined
  }
  let inside = false
  let leaving = false
  let gone = false
  const enter = () => {
    if (!inside) redirects.enter()
    inside = true
  }
  const go = (path: string) => {
    gone = true
    redirects.go(path)
  }
  // The login screen says why one is there.
  const turnAway = () => go(leaving ? "/" : loginAddress(pathOf(location)))
  const look = () => {
    if (gone) return
    const snapshot = session.getSnapshot()
    if (snapshot.matches("loggingOut")) leaving = true
    else if (snapshot.matches("loggedIn")) {
      if (route.audience === "shopper") enter()
      else go(safePath(location.searchParams.get("from")))
    } else if (snapshot.matches("visitor")) {
      if (route.audience === "visitor") enter()
      else turnAway()
    }
  }
  look()
  const watching = session.subscribe(look)
  return () => watching.unsubscribe()
}
