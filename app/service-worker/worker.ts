/** Service worker of the shop, built into `/sw.js`: pages that were seen can be read without a connection. */
import { respond, type Outside } from "./fetching.ts"
import { mayFetchAhead, type Connection } from "./line.ts"
import { notePerson, type Unclaimed } from "./person.ts"
import { onNotificationClick, onPush, onSubscriptionChange } from "./push.ts"
import { installRelease, onPageSeen, takeOver, type PageMessage, type Release } from "./releases.ts"
import { kindOf } from "./request-kind.ts"

declare const self: ServiceWorkerGlobalScope

/** The release that this worker was built with; see `app/build/service-worker.ts`. */
declare const RELEASE: Release
const release = RELEASE

const { origin } = self.location

const unclaimed: Unclaimed[] = []

const outsideOf = (event: ExtendableEvent): Outside => ({
  fetch: (request, init) => fetch(request, init),
  caches,
  inBackground: (work) => event.waitUntil(work.catch(() => undefined)),
  unclaimed,
  mayFetchAhead: () => mayFetchAhead((self.navigator as { readonly connection?: Connection }).connection),
})

const openPages = async (): Promise<ReadonlyArray<string>> =>
  (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ url }) => url)

self.addEventListener("install", (event) => event.waitUntil(installRelease(release, openPages, origin, outsideOf(event))))

const activate = async (): Promise<void> => {
  await takeOver(release, origin, { caches })
  // Takes over open pages, so that the page that registered the first worker is stored too.
  await self.clients.claim()
}

self.addEventListener("activate", (event) => event.waitUntil(activate()))

self.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, origin)
  if (kind !== null) event.respondWith(respond(kind, event.request, outsideOf(event)))
})

/** Last change of the person. Changes follow one another, but wait for no page: one that is slow to store does not delay a logout. */
let noted: Promise<void> = Promise.resolve()

const onMessage = async (message: PageMessage, event: ExtendableMessageEvent): Promise<void> => {
  if (message.type === "person.known") {
    noted = noted.then(() => notePerson(message.person, outsideOf(event))).catch(() => undefined)
    return noted
  }
  // A new user removes the stored pages of the previous one, this page too.
  await noted
  await onPageSeen(message, release, origin, outsideOf(event))
}

self.addEventListener("message", (event) => event.waitUntil(onMessage(event.data as PageMessage, event).catch(() => undefined)))

self.addEventListener("push", (event) => onPush(event, self))
self.addEventListener("pushsubscriptionchange", (event) => onSubscriptionChange(event as ExtendableEvent, self))
self.addEventListener("notificationclick", (event) => onNotificationClick(event, self))
