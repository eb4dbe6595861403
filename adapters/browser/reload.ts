/** Reload without caches: clears everything cached and keeps the persisted state. Specification S28. */
export const clearCachesAndReload = async (): Promise<void> => {
  if ("caches" in window) {
    const names = await caches.keys().catch(() => [])
    await Promise.allSettled(names.map((name) => caches.delete(name)))
  }
  window.location.reload()
}
