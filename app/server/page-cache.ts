/** Cache of pages that are the same for everybody: under load each is rendered once, not for every visitor. */
import { createHash } from "node:crypto"
import { codingFor, compressed, type Coding } from "./compression.ts"

export type RenderedPage = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly html: string }

/** Time for which a page is served without being rendered again, in milliseconds. */
const freshFor = 3000
/** Delay before a stale page is rendered again, so that the reader's subresource requests go first. Milliseconds. */
const renewAfter = 1000
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

/** Page as bytes alone: its text beside them would double the memory. */
const cachedPageOf = ({ status, headers, html }: RenderedPage, renderedAt: number): CachedPage => {
  const whole = new TextEncoder().encode(html)
  const etag = `"${createHash("sha1").update(whole).digest("base64url")}"`
  return { status, headers, whole, etag, renderedAt, bodies: new Map() }
}

export type PageCache = {
  /** The response for the page named `key`, rendered by `render` unless a fresh one is cached. */
  readonly respond: (request: Request, key: string, render: () => Promise<RenderedPage>) => Promise<Response>
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
  /** How long a stale page is still served while it is rendered again, which bounds the age of its prices and stock. Milliseconds. */
  readonly servedFor: number
  /** Runs `work` after so many milliseconds. */
  readonly later: (work: () => void, after: number) => void
  /** Reports an error of work in the background. */
  readonly report: (error: unknown) => void
}

export const createPageCache = ({ now, servedFor, later, report }: Options): PageCache => {
  const cached = new Map<string, Promise<CachedPage>>()
  const sizes = new Map<string, number>()
  const renewing = new Set<string>()

  const drop = (key: string): void => {
    cached.delete(key)
    sizes.delete(key)
  }

  /** Evicts the oldest first; the newest stays, however large. */
  const evict = (): void => {
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const oldest of cached.keys()) {
      if (cached.size <= 1 || (cached.size <= maxEntries && bytes <= maxBytes)) break
      bytes -= sizes.get(oldest) ?? 0
      drop(oldest)
    }
  }

  const put = (key: string, page: Promise<CachedPage>): void => {
    drop(key)
    cached.set(key, page)
    evict()
  }

  const recordSize = (key: string, { whole }: CachedPage): void => {
    if (cached.has(key)) sizes.set(key, whole.length)
    evict()
  }

  const renderedNow = async (render: () => Promise<RenderedPage>): Promise<CachedPage> => cachedPageOf(await render(), now())

  /** Renders the page again for the next visitor; if that fails, the stale one is served until it expires. */
  const renew = (key: string, render: () => Promise<RenderedPage>): void => {
    if (renewing.has(key)) return
    renewing.add(key)
    const work = async () => {
      try {
        const page = await renderedNow(render)
        if (page.status < 500) {
          put(key, Promise.resolve(page))
          recordSize(key, page)
        }
      } catch (error) {
        report(error)
      } finally {
        renewing.delete(key)
      }
    }
    later(() => void work(), renewAfter)
  }

  const pageFor = async (key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const current = cached.get(key)
    const cachedPage = await current
    const age = cachedPage === undefined ? Number.POSITIVE_INFINITY : now() - cachedPage.renderedAt
    if (cachedPage !== undefined && age < Math.max(freshFor, servedFor)) {
      if (age >= freshFor) renew(key, render)
      return cachedPage
    }
    // Another request is rendering it already.
    if (cached.get(key) !== current) return pageFor(key, render)
    const rendering = renderedNow(render)
    put(key, rendering)
    try {
      const page = await rendering
      // An error page is not cached.
      if (page.status >= 500) drop(key)
      else recordSize(key, page)
      return page
    } catch (error) {
      drop(key)
      throw error
    }
  }

  return { respond: async (request, key, render) => responseOf(request, await pageFor(key, render)) }
}
