/** Handling of a file of the shop that cannot be fetched: the site was updated, or the request failed. */

type Outside = {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly address: () => string
  /** The entry script of this page, as its document names it. */
  readonly entryScript: () => string | null
  readonly isOnline: () => boolean
}

/** Whether the shop serves another release than this page's; false if the request fails. */
export const wasUpdated = async ({ fetch, address, entryScript, isOnline }: Outside): Promise<boolean> => {
  const script = entryScript()
  if (!isOnline() || script === null) return false
  try {
    const answer = await fetch(address(), { cache: "no-store", headers: { accept: "text/html" } })
    return answer.ok && !(await answer.text()).includes(script)
  } catch {
    return false
  }
}

export const browserOutside: Outside = {
  fetch: (address, init) => window.fetch(address, init),
  address: () => window.location.href,
  entryScript: () => document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null,
  isOnline: () => window.navigator.onLine,
}

/** Handles failures that occur together once. */
export const onLostFile = (callbacks: { readonly updated: () => void; readonly failed: () => void }, outside = browserOutside): (() => Promise<void>) => {
  let pending: Promise<void> | null = null
  const ask = async () => {
    const updated = await wasUpdated(outside)
    pending = null
    if (updated) callbacks.updated()
    else callbacks.failed()
  }
  return () => (pending ??= ask())
}

/** Removes links to stylesheets that failed: Vite's loader takes one that stands in the document for loaded (see `app/build/retried-styles.ts`). */
export const removeLostStylesheets = (): void => {
  // Captured, since these events do not bubble.
  document.addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && target.remove(), true)
}

/** First pause before a page is requested again, in milliseconds; doubled each time. */
const firstPause = 2000
const longestPause = 30_000

/** Resolves when the network is back, or after a pause where the browser does not report it. */
export const untilRetry = (tries: number): Promise<void> =>
  new Promise((go) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener("online", done)
      go()
    }
    const timer = setTimeout(done, Math.min(longestPause, firstPause * 2 ** tries))
    window.addEventListener("online", done)
  })
