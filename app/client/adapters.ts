/** Everything that asks the outside, in one chunk that the first view does without: the calls, their schemas, what is kept. */
import { lookOnReturn } from "#adapters/browser/look-on-return.ts"
import { clearCachesAndReload } from "#adapters/browser/reload.ts"
import { browserStorage } from "#adapters/kept/storage.ts"
import { createAdapters, type Adapters } from "#adapters/ports.ts"
import type { Locale } from "#domain/entities/locale.ts"

type Opening = {
  readonly locale: Locale
  readonly pageSize: number
  /** Told when the shop no longer knows the session. */
  readonly sessionEnded: () => void
}

export const openAdapters = ({ locale, pageSize, sessionEnded }: Opening): Adapters =>
  createAdapters({
    fetch: window.fetch.bind(window),
    origin: window.location.origin,
    locale,
    pageSize,
    storage: lookOnReturn(browserStorage()),
    sessionEnded,
    clearCachesAndReload,
  })
