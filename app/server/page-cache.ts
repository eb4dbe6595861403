/** Pages that are the same for everybody, kept for a moment: under a rush each is made once, not for every visitor. */
import { createHash } from "node:crypto"
import { codingFor, compressed, type Coding } from "./compression.ts"

export type MadePage = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly html: string }

/** How long a page is good, in milliseconds: prices and stock in it are no older than this. */
const goodFor = 3000
/** How many pages are kept. */
const most = 500

type Kept = {
  readonly page: MadePage
  readonly whole: Uint8Array
  readonly etag: string
  readonly until: number
  readonly bodies: Map<Coding, Promise<Uint8Array>>
}

const keep = (page: MadePage, until: number): Kept => {
  const whole = new TextEncoder().encode(page.html)
  const etag = `"${createHash("sha1").update(whole).digest("base64url")}"`
  return { page, whole, etag, until, bodies: new Map() }
}

export type PageCache = {
  /** The answer to a request for the page named `key`, made by `make` unless a good one is kept. */
  readonly answer: (request: Request, key: string, make: () => Promise<MadePage>) => Promise<Response>
}

/** An answer made from a page, compressed as the request asks, or "not modified". */
const answered = async (request: Request, { page, whole, etag, bodies }: Kept): Promise<Response> => {
  const headers = { ...page.headers, etag, vary: "Accept-Encoding", "content-type": "text/html; charset=utf-8" }
  if (page.status === 200 && request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers })
  const coding = codingFor(request.headers.get("accept-encoding"))
  const body = bodies.get(coding) ?? compressed(whole, coding)
  bodies.set(coding, body)
  const encoding: Readonly<Record<string, string>> = coding === "identity" ? {} : { "content-encoding": coding }
  const content = request.method === "HEAD" ? null : ((await body) as Uint8Array<ArrayBuffer>)
  return new Response(content, { status: page.status, headers: { ...headers, ...encoding } })
}

export const createPageCache = (now: () => number): PageCache => {
  const kept = new Map<string, Promise<Kept>>()

  const fresh = async (key: string, make: () => Promise<MadePage>): Promise<Kept> => {
    const current = kept.get(key)
    const known = await current
    if (known !== undefined && known.until > now()) return known
    // Somebody else has begun to make it meanwhile.
    if (kept.get(key) !== current) return fresh(key, make)
    const making = make().then((page) => keep(page, now() + goodFor))
    kept.delete(key)
    kept.set(key, making)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    try {
      const made = await making
      // What went wrong is not repeated to the next visitor.
      if (made.page.status >= 500) kept.delete(key)
      return made
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }

  return { answer: async (request, key, make) => answered(request, await fresh(key, make)) }
}
