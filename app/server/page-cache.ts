/** Cache of pages that are the same for everybody: under load each is rendered once, not for every visitor. */
import { createHash } from "node:crypto"
import { codingFor, compressed, type Coding } from "./compression.ts"

export type MadePage = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly html: string }

/** Freshness of a page, in milliseconds. */
const goodFor = 3000
/** Delay before a stale page is rendered again, so that the reader's subresource requests go first. Milliseconds. */
const renderAgainAfter = 1000
/** Maximum number of cached pages, and their bytes before compression. */
const maxEntries = 500
const maxBytes = 48 * 1024 * 1024

type CachedPage = Omit<MadePage, "html"> & {
  readonly whole: Uint8Array
  readonly etag: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  readonly bodies: Map<Coding, Promise<Uint8Array>>
}

/** Without the text itself, which would double the memory. */
const keep = ({ status, headers, html }: MadePage, madeAt: number): CachedPage => {
  const whole = new TextEncoder().encode(html)
  const etag = `"${createHash("sha1").update(whole).digest("base64url")}"`
  return { status, headers, whole, etag, madeAt, bodies: new Map() }
}

export type PageCache = {
  /** The response for the page named `key`, rendered by `make` unless a fresh one is cached. */
  readonly answer: (request: Request, key: string, make: () => Promise<MadePage>) => Promise<Response>
}

/** A response from a page, compressed as requested, or 304. */
const answered = async (request: Request, { status, headers: own, whole, etag, bodies }: CachedPage): Promise<Response> => {
  const headers = { ...own, etag, vary: "Accept-Encoding", "content-type": "text/html; charset=utf-8" }
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
  readonly shownFor: number
  /** Runs `work` after so many milliseconds. */
  readonly later: (work: () => void, after: number) => void
  /** Reports an error of work in the background. */
  readonly report: (error: unknown) => void
}

export const createPageCache = ({ now, shownFor, later, report }: Options): PageCache => {
  const cached = new Map<string, Promise<CachedPage>>()
  const sizes = new Map<string, number>()
  const renewing = new Set<string>()

  const drop = (key: string): void => {
    cached.delete(key)
    sizes.delete(key)
  }

  /** Evicts the oldest first; the newest stays, however large. */
  const trim = (): void => {
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
    trim()
  }

  const weigh = (key: string, { whole }: CachedPage): void => {
    if (cached.has(key)) sizes.set(key, whole.length)
    trim()
  }

  const made = async (make: () => Promise<MadePage>): Promise<CachedPage> => keep(await make(), now())

  /** Renders the page again for the next visitor; if that fails, the stale one is served until it expires. */
  const renew = (key: string, make: () => Promise<MadePage>): void => {
    if (renewing.has(key)) return
    renewing.add(key)
    const work = async () => {
      try {
        const page = await made(make)
        if (page.status < 500) {
          put(key, Promise.resolve(page))
          weigh(key, page)
        }
      } catch (error) {
        report(error)
      } finally {
        renewing.delete(key)
      }
    }
    later(() => void work(), renderAgainAfter)
  }

  const shown = async (key: string, make: () => Promise<MadePage>): Promise<CachedPage> => {
    const current = cached.get(key)
    const known = await current
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.madeAt
    if (known !== undefined && age < Math.max(goodFor, shownFor)) {
      if (age >= goodFor) renew(key, make)
      return known
    }
    // Another request is rendering it already.
    if (cached.get(key) !== current) return shown(key, make)
    const making = made(make)
    put(key, making)
    try {
      const page = await making
      // An error page is not cached.
      if (page.status >= 500) drop(key)
      else weigh(key, page)
      return page
    } catch (error) {
      drop(key)
      throw error
    }
  }

  return { answer: async (request, key, make) => answered(request, await shown(key, make)) }
}
