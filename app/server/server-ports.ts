/** Answers the questions of pages that are drawn on the server: by the shop in the same process, without a socket. */
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createAdapters } from "#adapters/ports.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Ports } from "#machines/ports.ts"

/** An address that leads nowhere: no call leaves this process. */
const origin = "http://shop.internal"

export const serverPorts = (backend: (request: Request) => Promise<Response>, locale: Locale, pageSize: number): Ports =>
  createAdapters({
    fetch: (input, init) => backend(new Request(input, init)),
    origin,
    locale,
    pageSize,
    storage: memoryStorage(),
    sessionEnded: () => undefined,
    clearCachesAndReload: () => Promise.reject(new Error("a server has no page to load again")),
  }).ports
