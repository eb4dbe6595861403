/** Reload without caches: clears everything cached and keeps the persisted state. Specification S28. */
import { isReachable } from "./reachable.ts"

/** Without a connection the caches hold all that can be shown, so that they stay. */
export const clearCachesAndReload = async (): Promise<void> => {
  if ("caches" in window && (await isReachable())) {
    const names = await caches.keys().catch(() => [])
    await Promise.allSettled(names.map((name) => caches.delete(name)))
  }
  window.location.reload()
}
