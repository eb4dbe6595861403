/** Cache of pages that are the same for everybody: each is rendered once for all visitors, and again in the background. */
import { createHash } from "node:crypto"
import { minute, second } from "#domain/rules/instants.ts"
import { codingFor, compressed, type Coding } from "./compression.ts"
import type { ShownData } from "./shown-data.ts"

export type RenderedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly shown: ShownData
}

/** Time for which a page is served without being rendered again, in milliseconds. */
const freshFor = 3 * second
/** Delay before a visited page is rendered again, so that the visitor's subresource requests go first. Milliseconds. */
const renewAfter = second
/** How long a page is still served after it became stale, while it is rendered again. Milliseconds. */
const servedStaleFor = 30 * second
/** Texts by the clock (opening hours, the last order of the day) change at whole quarters of an hour. Milliseconds. */
const quarterHour = 15 * minute
/** Time since the last visit within which a page is rendered again in advance. Milliseconds. */
const visitedWithin = 15 * minute
/** Part of a page's time after which it is rendered again in advance. */
const dueAfter = 0.8
/** Maximum number of cached pages, and their bytes before compression. */
const maxEntries = 500
const maxBytes = 48 * 1024 * 1024

type CachedPage = Omit<RenderedPage, "html"> & {
  readonly whole: Uint8Array
  readonly etag: string
  /** Milliseconds since 1970. */
  readonly renderedAt: number
  readonly bodies: Map<Coding, Promise<Uint8Array>>
}

type Render = () => Promise<RenderedPage>

/** A page in the cache. Times are milliseconds since 1970. */
type Entry = {
  readonly render: Render
  /** First rendering, for which all visitors wait. */
  readonly first: Promise<CachedPage>
  /** `null` until it is rendered for the first time. */
  page: CachedPage | null
  /** Whether it is being rendered again, or will be in a moment. */
  isRenewing: boolean
  /** Infinite for a page that is always kept. */
  visitedAt: number
  /** When one of its products, or content, changed after it was rendered. */
  changedAt: number | null
}

/** Page as bytes alone: its text beside them would double the memory. */
const cachedPageOf = ({ html, ...page }: RenderedPage, renderedAt: number): CachedPage => {
  const whole = new TextEncoder().encode(html)
  const etag = `"${createHash("sha1").update(whole).digest("base64url")}"`
  return { ...page, whole, etag, renderedAt, bodies: new Map() }
}

/** When a page becomes stale: one of its products, or content, changes, or a text by the clock may. */
const staleAt = ({ renderedAt }: CachedPage, changedAt: number | null): number =>
  Math.min(changedAt ?? Number.POSITIVE_INFINITY, (Math.floor(renderedAt / quarterHour) + 1) * quarterHour)

export type PageCache = {
  /** The response for the page named `key`, rendered by `render` unless it is cached. */
  readonly respond: (request: Request, key: string, render: Render) => Promise<Response>
  /** Renders a page before anybody visits it, and renews it from then on. */
  readonly keep: (key: string, render: Render) => Promise<void>
  /** Notes which pages show one of these products, which have changed. */
  readonly change: (productIds: ReadonlyArray<number>) => void
  /** Notes that all pages have changed: each shows menus and notices. */
  readonly changeAll: () => void
  /** Renders again the last visited of the pages that have changed, or would soon be too old. */
  readonly renew: () => Promise<void>
}

/** A response from a page, compressed as requested, or 304. */
const responseOf = async (request: Request, { status, headers: pageHeaders, whole, etag, bodies }: CachedPage): Promise<Response> => {
  const headers = { ...pageHeaders, etag, vary: "Accept-Encoding", "content-type": "text/html; charset=utf-8" }
  if (status === 200 && request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers })
  const coding = codingFor(request.headers.get("accept-encoding"))
  const body = bodies.get(coding) ?? compressed(whole, coding)
  bodies.set(coding, body)
  const encoding: Readonly<Record<string, string>> = coding === "identity" ? {} : { "content-encoding": coding }
  const content = request.method === "HEAD" ? null : ((await body) as Uint8Array<ArrayBuffer>)
  return new Response(content, { status, headers: { ...headers, ...encoding } })
}

type Options = {
  readonly now: () => number
  /** How long a page is served, which bounds the age of what is not known to have changed. Milliseconds. */
  readonly servedFor: number
  /** Runs `work` after so many milliseconds. */
  readonly later: (work: () => void, after: number) => void
  /** Reports an error of work in the background. */
  readonly report: (error: unknown) => void
}

export const createPageCache = ({ now, servedFor, later, report }: Options): PageCache => {
  const entries = new Map<string, Entry>()

  /** Evicts the pages that were rendered first; the newest stays, however large. */
  const evict = (): void => {
    let bytes = [...entries.values()].reduce((sum, { page }) => sum + (page?.whole.length ?? 0), 0)
    for (const [oldest, { page }] of entries) {
      if (entries.size <= 1 || (entries.size <= maxEntries && bytes <= maxBytes)) break
      bytes -= page?.whole.length ?? 0
      entries.delete(oldest)
    }
  }

  /** Stores a page as the newest, unless its entry was replaced or evicted meanwhile. */
  const store = (key: string, entry: Entry, page: CachedPage): void => {
    if (entries.get(key) !== entry) return
    entry.page = page
    entries.delete(key)
    entries.set(key, entry)
    evict()
  }

  /** Aged from before its data was read: a change during the rendering makes it stale. */
  const rendered = async (render: Render): Promise<CachedPage> => {
    const renderedAt = now()
    return cachedPageOf(await render(), renderedAt)
  }

  /** Renders a page again; if that fails, the stored one is served until its end. */
  const renewPage = async (key: string, entry: Entry): Promise<void> => {
    const { changedAt } = entry
    entry.changedAt = null
    try {
      const page = await rendered(entry.render)
      if (page.status < 500) store(key, entry, page)
      else entry.changedAt = changedAt
    } catch (error) {
      entry.changedAt = changedAt
      report(error)
    } finally {
      entry.isRenewing = false
    }
  }

  const renewLater = (key: string, entry: Entry): void => {
    if (entry.isRenewing) return
    entry.isRenewing = true
    later(() => void renewPage(key, entry), renewAfter)
  }

  /** Renders a page for the visitors who wait for it; an error is not kept. */
  const firstPage = async (key: string, render: Render, visitedAt: number): Promise<CachedPage> => {
    const entry: Entry = { render, first: rendered(render), page: null, isRenewing: false, visitedAt, changedAt: null }
    entries.set(key, entry)
    evict()
    try {
      const page = await entry.first
      if (page.status < 500) store(key, entry, page)
      else if (entries.get(key) === entry) entries.delete(key)
      return page
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key)
      throw error
    }
  }

  /**
   * Whether a page is still served: for `servedFor` since its rendering, for half a minute since it became stale, and never past the moment
   * until which its data holds. Rendered at 10:00:00 with a `servedFor` of 60 s: until 10:01:00; if one of its products changed at 10:00:10,
   * until 10:00:40; if a sale on it ends at 10:00:05, until 10:00:05.
   */
  const isServed = (page: CachedPage, changedAt: number | null): boolean => {
    const servedUntil = Math.min(
      page.renderedAt + Math.max(freshFor, servedFor),
      staleAt(page, changedAt) + servedStaleFor,
      page.shown.until,
    )
    return now() < servedUntil
  }

  const pageFor = async (key: string, render: Render): Promise<CachedPage> => {
    const entry = entries.get(key)
    if (entry === undefined) return firstPage(key, render, now())
    entry.visitedAt = Math.max(entry.visitedAt, now())
    const { page, changedAt, visitedAt } = entry
    if (page === null) return entry.first
    if (!isServed(page, changedAt)) {
      entries.delete(key)
      return firstPage(key, render, visitedAt)
    }
    if (now() - page.renderedAt >= freshFor) renewLater(key, entry)
    return page
  }

  const isDue = ({ page, changedAt, visitedAt, isRenewing }: Entry): boolean => {
    if (page === null || isRenewing || now() - visitedAt > visitedWithin) return false
    return now() >= Math.min(staleAt(page, changedAt), page.shown.until, page.renderedAt + servedFor * dueAfter)
  }

  return {
    respond: async (request, key, render) => responseOf(request, await pageFor(key, render)),
    keep: async (key, render) => {
      await firstPage(key, render, Number.POSITIVE_INFINITY)
    },
    change: (productIds) => {
      if (productIds.length === 0) return
      for (const entry of entries.values()) {
        const products = entry.page?.shown.products
        if (products === undefined || productIds.some((id) => products.has(id))) entry.changedAt ??= now()
      }
    },
    changeAll: () => {
      for (const entry of entries.values()) entry.changedAt ??= now()
    },
    renew: async () => {
      const [due] = [...entries].filter(([, entry]) => isDue(entry)).toSorted(([, one], [, other]) => other.visitedAt - one.visitedAt)
      if (due === undefined) return
      const [key, entry] = due
      entry.isRenewing = true
      await renewPage(key, entry)
    },
  }
}
