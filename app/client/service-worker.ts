/** Registration of the service worker, after the first view: tells it which pages are seen. Not in development. */
import type { PageMessage } from "#app/service-worker/releases.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { follow } from "#machines/shared/subscriptions.ts"
import { wholeAddress, type CurrentPage } from "./current-page.ts"
import { browserOutside } from "./lost-file.ts"

/** Files that this page loaded without the worker. */
const loadedAssets = (): ReadonlyArray<string> =>
  performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === window.location.origin && pathname.startsWith("/assets/") ? [pathname] : []
  })

/** Lets a worker that waits take over where no page of an older release is open. */
const offerTurn = (registration: ServiceWorkerRegistration): void => {
  const entry = browserOutside.entryScript()
  const message = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && entry !== null) worker.postMessage({ type: "release.take", entry } satisfies PageMessage)
  }
  message(registration.waiting)
  registration.addEventListener("updatefound", () => {
    const { installing } = registration
    installing?.addEventListener("statechange", () => message(installing))
  })
}

/** Tells the worker whose responses it may keep; the messages of a page arrive in their order. */
const announcePerson = (session: ActorRefs["session"], worker: () => Promise<ServiceWorker | null>): void => {
  const person = () => {
    const snapshot = session.getSnapshot()
    if (snapshot.matches("loggedIn")) return snapshot.context.user?.id ?? null
    return snapshot.matches("visitor") ? null : undefined
  }
  follow(session, person, (known) => {
    if (known === undefined) return
    worker().then((active) => active?.postMessage({ type: "person.known", person: known } satisfies PageMessage), () => undefined)
  })
}

export const startServiceWorker = async ({ shown, subscribe }: Pick<CurrentPage, "shown" | "subscribe">, { session }: Pick<ActorRefs, "session">): Promise<void> => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  let assets = serviceWorker.controller === null ? loadedAssets() : []
  offerTurn(await serviceWorker.register("/sw.js", { updateViaCache: "none" }))
  announcePerson(session, async () => (await serviceWorker.ready).active)
  const tell = async () => {
    const { active } = await serviceWorker.ready
    active?.postMessage({ type: "page.seen", path: wholeAddress(shown().location), assets } satisfies PageMessage)
    assets = []
  }
  const onShown = () => void tell().catch(() => undefined)
  subscribe(onShown)
  onShown()
}
