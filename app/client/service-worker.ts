/** Registration of the service worker after the first view, and messages to it about pages and person. Not in development. */
import type { PageMessage } from "#app/service-worker/releases.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { follow } from "#machines/shared/subscriptions.ts"
import { wholeAddress, type CurrentPage } from "./current-page.ts"

/** Files that this page loaded without the worker. */
const loadedAssets = (): ReadonlyArray<string> =>
  performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === window.location.origin && pathname.startsWith("/assets/") ? [pathname] : []
  })

/** Sends the worker the person whose responses it may store; the messages of a page arrive in order. */
const announcePerson = (session: ActorRefs["session"], worker: () => Promise<ServiceWorker | null>): void => {
  /** Id of the user; `null` for a visitor, `undefined` while it is not known. */
  const person = () => {
    const snapshot = session.getSnapshot()
    if (snapshot.matches("loggedIn")) return snapshot.context.user?.id ?? null
    return snapshot.matches("visitor") ? null : undefined
  }
  follow(session, person, (known) => {
    if (known === undefined) return
    const message: PageMessage = { type: "person.known", person: known }
    worker().then(
      (active) => active?.postMessage(message),
      () => undefined,
    )
  })
}

/** Whether a worker controls this page, as after an earlier visit. */
export const isWorkerInControl = (): boolean => navigator.serviceWorker?.controller != null

export const startServiceWorker = async (
  { shown, subscribe }: Pick<CurrentPage, "shown" | "subscribe">,
  { session }: Pick<ActorRefs, "session">,
): Promise<void> => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  const isLate = serviceWorker.controller === null
  // A worker of a later release waits until no page is open: one that took over before held up navigations for a minute at times.
  await serviceWorker.register("/sw.js", { updateViaCache: "none" })
  announcePerson(session, async () => (await serviceWorker.ready).active)
  const sendSeen = async () => {
    const path = wholeAddress(shown().location)
    const { active } = await serviceWorker.ready
    // The worker has not seen what was loaded while it was being installed.
    active?.postMessage({ type: "page.seen", path, assets: isLate ? loadedAssets() : [] } satisfies PageMessage)
  }
  const onShown = () => void sendSeen().catch(() => undefined)
  subscribe(onShown)
  onShown()
}
