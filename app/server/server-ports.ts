/** Ports of pages rendered on the server: they call the backend in the same process, without a socket. */
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createOtherPorts } from "#adapters/other-ports.ts"
import { createAdapters } from "#adapters/ports.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Ports } from "#machines/ports.ts"

/** Origin of the requests, which never leave this process. */
const origin = "http://shop.internal"

export const serverPorts = (backend: (request: Request) => Promise<Response>, locale: Locale, pageSize: number): Ports => {
  const { ports, shared } = createAdapters({
    // Only browsers leave a page, and Node refuses to stream the body of a request with `keepalive`.
    fetch: (input, init) => backend(new Request(input, { ...init, keepalive: false })),
    origin,
    locale,
    pageSize,
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    sessionEnded: () => undefined,
    clearCachesAndReload: () => Promise.reject(new Error("a server has no page to load again")),
  })
  // Only browsers report page views.
  return { ...ports, ...createOtherPorts(shared), reportPageView: () => Promise.resolve() }
}
