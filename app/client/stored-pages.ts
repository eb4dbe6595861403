/** Pages that the service worker has stored: they open without a connection. */
import type { CacheName } from "#app/service-worker/caches.ts"

const documents: CacheName = "delguur-documents"

/** Whether the page at an address is stored. */
export const isPageStored = async (address: URL): Promise<boolean> => {
  try {
    return (await window.caches.match(address.href, { cacheName: documents })) !== undefined
  } catch {
    return false
  }
}
