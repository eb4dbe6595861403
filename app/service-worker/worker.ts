/** Service worker of the shop, built into `/sw.js`: pages that were seen can be read without a connection. */
import { respond, type Outside } from "./fetching.ts"
import { notePerson } from "./person.ts"
import { onNotificationClick, onPush, onSubscriptionChange } from "./push.ts"
import { keepPrepared, prepareOffline, storeCart, storeSeen, takeOver, type PageMessage, type Release } from "./releases.ts"
import { kindOf } from "./request-kind.ts"

declare const self: ServiceWorkerGlobalScope

/** The release that this worker was built with; see `app/build/service-worker.ts`. */
declare const RELEASE: Release
const release = RELEASE

const { origin } = self.location

const outsideOf = (event: ExtendableEvent): Outside => ({
  fetch: (request, init) => fetch(request, init),
  caches,
  later: (work) => event.waitUntil(work.catch(() => undefined)),
})

self.addEventListener("install", (event) => event.waitUntil(prepareOffline(release, origin, outsideOf(event))))

const activate = async (): Promise<void> => {
  await takeOver(release, origin, { caches })
  // The first page becomes readable too. A later worker finds its pages waiting for it.
  await self.clients.claim()
}

self.addEventListener("activate", (event) => event.waitUntil(activate()))

self.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, origin)
  if (kind !== null) event.respondWith(respond(kind, event.request, outsideOf(event)))
})

const hear = async (message: PageMessage, event: ExtendableMessageEvent): Promise<void> => {
  if (message.type === "page.seen") {
    await keepPrepared(release, origin, outsideOf(event))
    await storeSeen(message, origin, outsideOf(event))
    await storeCart(message, origin, outsideOf(event))
  } else await notePerson(message.person, { caches })
}

self.addEventListener("message", (event) => event.waitUntil(hear(event.data as PageMessage, event).catch(() => undefined)))

self.addEventListener("push", (event) => onPush(event, self))
self.addEventListener("pushsubscriptionchange", (event) => onSubscriptionChange(event as ExtendableEvent, self))
self.addEventListener("notificationclick", (event) => onNotificationClick(event, self))
