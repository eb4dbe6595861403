/** Starts the storefront afresh: everything cached is dropped, what is remembered for the shopper stays. Specification S28. */
export const clearCachesAndReload = async (): Promise<void> => {
  if ("caches" in window) {
    const names = await caches.keys().catch(() => [])
    await Promise.allSettled(names.map((name) => caches.delete(name)))
  }
  window.location.reload()
}
