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
    const response = await fetch(address(), { cache: "no-store", headers: { accept: "text/html" } })
    return response.ok && !(await response.text()).includes(script)
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

type Callbacks = {
  /** The shop serves another release. */
  readonly updated: () => void
  /** The request failed. */
  readonly failed: () => void
}

/** Handler of lost files; failures that occur together are handled once. */
export const onLostFile = (callbacks: Callbacks, outside = browserOutside): (() => Promise<void>) => {
  let pending: Promise<void> | null = null
  const handle = async () => {
    const updated = await wasUpdated(outside)
    pending = null
    if (updated) callbacks.updated()
    else callbacks.failed()
  }
  return () => (pending ??= handle())
}

/**
 * Removes links to stylesheets that failed, since Vite's loader counts one in the document as loaded (see
 * `app/build/retried-styles.ts`).
 */
export const removeLostStylesheets = (): void => {
  const removeStylesheet = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && target.remove()
  // Captured, since these events do not bubble.
  document.addEventListener("error", removeStylesheet, true)
}

/** First pause before a page is requested again, in milliseconds; doubled each time. */
const firstPause = 2000
const maxPause = 30_000

/** Resolves when the network is back, or after a pause where the browser does not report it. */
export const untilRetry = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener("online", done)
      resolve()
    }
    const timer = setTimeout(done, Math.min(maxPause, firstPause * 2 ** tries))
    window.addEventListener("online", done)
  })
