/** Start of a page's actors, as soon as its shopper may see the page. */
import type { NoticeRaised } from "#machines/shell/notice.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import type { Actors, AnyPageController, PageContext } from "#app/page.ts"
import type { ShownPage } from "./current-page.ts"
import { admit } from "./route-guard.ts"

type StartOptions = {
  readonly actors: Actors
  readonly controller: AnyPageController
  readonly actorRefs: ActorRefs
  /** Whether the shopper is on the way to another page. */
  readonly isLeaving: () => boolean
  readonly go: PageContext["go"]
  /** Shows the not-found page in place of this one. */
  readonly refuse: () => void
  readonly isAdministrator: () => Promise<boolean>
  /** Called in the task that starts the page's machines. */
  readonly onStarted: () => void
}

/** Starts the actors of a page; the returned function disconnects them from the shared ones. */
export const startPage = (shown: ShownPage, options: StartOptions): (() => void) => {
  const { actors, controller, actorRefs, isLeaving, go, refuse, isAdministrator, onStarted } = options
  const { location } = shown
  let isDismissed = false
  let disconnect: () => void = () => undefined
  // A debounced change of the address may arrive after the shopper has left the page.
  const goUnlessLeft: PageContext["go"] = (path, goOptions) => {
    if (!isLeaving() || path.split("?")[0] !== location.path) go(path, goOptions)
  }
  const enter = () => {
    // Subscribed before the start, so that no event is missed.
    const subscriptions = Object.values(actors).map((actor) =>
      actor.on("notice.raise", (notice) => actorRefs.notices.send(notice as NoticeRaised)),
    )
    const disconnectJoined = controller.join?.(actors, { actorRefs, location, go: goUnlessLeft })
    disconnect = () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      disconnectJoined?.()
    }
    for (const actor of Object.values(actors)) actor.start()
    onStarted()
  }
  const stopGuard = admit(shown, actorRefs, {
    enter,
    // The redirect waits for the arrival of this page.
    go: (path) => queueMicrotask(() => isDismissed || go(path, { replace: true })),
    refuse,
    isAdministrator,
  })
  return () => {
    isDismissed = true
    stopGuard()
    disconnect()
  }
}
