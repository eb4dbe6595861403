/**
 * Tells the other tabs at once which cart is this visitor's. What one tab stores reaches another's `localStorage` a little
 * later, even when a lock has let the other go on; the name of a lock is known to every tab as soon as it is granted.
 */

const prefix = "delguur.cart."

/** By then storage has brought it everywhere, and the cart may have become an order. Milliseconds. */
const responseTimeout = 10_000

const locks = (): LockManager | null => (typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : null)

/** Settles once every tab can know the token. */
export const announceCartToken = (token: string): Promise<void> =>
  new Promise((resolve) => {
    const manager = locks()
    if (manager === null) {
      resolve()
      return
    }
    const hold = () => {
      resolve()
      return new Promise<void>((over) => void setTimeout(over, responseTimeout))
    }
    // Tabs of one cart tell the same token side by side. A page that goes away lets go by itself.
    manager.request(prefix + token, { mode: "shared" }, hold).catch(() => resolve())
  })

/** The token of the cart that a tab has made just now; `null` where there is none. */
export const announcedCartToken = async (): Promise<string | null> => {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.find(({ name }) => name?.startsWith(prefix))?.name?.slice(prefix.length) ?? null
}
