/** Adapters of the browser in one chunk, which the first view does not load: API client, schemas, persistence. */
import { resyncedOnResume } from "#adapters/browser/resync-on-resume.ts"
import { clearCachesAndReload } from "#adapters/browser/reload.ts"
import { browserStorage } from "#adapters/persistence/device-storage.ts"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { createAdapters, type Adapters } from "#adapters/ports.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Site } from "#domain/entities/shell/site.ts"

type Opening = {
  readonly locale: Locale
  readonly pageSize: number
  /** Whether the page began on a device that had stored nothing. */
  readonly wasNew: boolean
  /** As sent with the page. */
  readonly site: Site
  /** Called when the API no longer accepts the session. */
  readonly sessionEnded: () => void
  /** Called when a stored response is read because the device is offline. */
  readonly storedRead: (at: Instant) => void
  /** Called after a call that may have changed something. */
  readonly changed: () => void
}

export const openAdapters = ({ locale, pageSize, wasNew, site, sessionEnded, storedRead, changed }: Opening): Adapters => {
  const adapters = createAdapters({
    fetch: window.fetch.bind(window),
    origin: window.location.origin,
    locale,
    pageSize,
    site,
    storage: resyncedOnResume(browserStorage(), new Map(wasNew ? [[persistedStateKey, null]] : [])),
    tabStorage: browserStorage("sessionStorage"),
    sessionEnded,
    storedRead,
    changed,
    clearCachesAndReload,
  })
  const settleLogout = () => void adapters.settleLogout()
  window.addEventListener("online", settleLogout)
  settleLogout()
  return adapters
}
