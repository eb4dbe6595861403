/** Broadcast of the cart token through the name of a Web Lock, which other tabs see before a change of `localStorage`. */

const prefix = "delguur.cart."

/** Longest broadcast, in milliseconds. By then `localStorage` has reached every tab, and the cart may have become an order. */
const responseTimeout = 10_000

const locks = (): LockManager | null => (typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : null)

/** Resolves once every tab can read the token. */
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
    // Shared mode, since several tabs may announce the same token. The browser releases the lock of a closed page.
    manager.request(prefix + token, { mode: "shared" }, hold).catch(() => resolve())
  })

/** The token of a cart that another tab has just created; `null` if there is none. */
export const announcedCartToken = async (): Promise<string | null> => {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.find(({ name }) => name?.startsWith(prefix))?.name?.slice(prefix.length) ?? null
}
