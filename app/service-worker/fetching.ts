/** Where the service worker takes a response from: the network first, and caches only without it. Hashed assets never change. */
import { bounds, store } from "./caches.ts"
import { storedPerson } from "./person.ts"
import type { RequestKind } from "./request-kind.ts"

export type Outside = {
  readonly fetch: (request: Request | string, init?: Pick<RequestInit, "cache">) => Promise<Response>
  readonly caches: Pick<CacheStorage, "open" | "delete">
  /** Runs work that need not be awaited by the page. */
  readonly later: (work: Promise<unknown>) => void
}

/** Path of the page that is shown in place of one that was never seen, in the language of the requested path. */
export const offlinePath = (pathname: string): string => (/^\/en(?:\/|$)/.test(pathname) ? "/en/offline" : "/offline")

export const offlinePaths = ["/offline", "/en/offline"] as const

/** A page as the server says it is at its address, and no other. */
export const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && (response.headers.get("content-type") ?? "").startsWith("text/html")

/** Only what the API lets anybody keep. */
const isPublic = (response: Response): boolean => response.ok && /\bpublic\b/.test(response.headers.get("cache-control") ?? "")

/** Responses of the API differ by language. */
const dataKey = ({ url, headers }: Request): string => {
  const key = new URL(url)
  key.searchParams.set("stored-in", headers.get("accept-language") ?? "")
  return key.href
}

const fromAssets = async (request: Request, { fetch, caches, later }: Outside): Promise<Response> => {
  const cache = await caches.open("delguur-assets")
  const stored = await cache.match(request.url)
  if (stored !== undefined) return stored
  const response = await fetch(request)
  if (response.ok) later(store(cache, request.url, response.clone(), null))
  return response
}

const fromNetwork = async (request: Request, name: keyof typeof bounds, key: string, isCacheable: (response: Response) => boolean, { fetch, caches, later }: Outside): Promise<Response> => {
  try {
    const response = await fetch(request)
    if (isCacheable(response)) {
      const copy = response.clone()
      later(caches.open(name).then((cache) => store(cache, key, copy, bounds[name])))
    }
    return response
  } catch (error) {
    const stored = await (await caches.open(name)).match(key)
    if (stored === undefined) throw error
    return stored
  }
}

/** Nothing is stored before the page has said whose it is, nor once that person has left. */
const fromPersonal = async (request: Request, outside: Outside): Promise<Response> => {
  const person = await storedPerson(outside)
  if (person === null) return outside.fetch(request)
  const { fetch, caches, later } = outside
  const key = dataKey(request)
  try {
    const response = await fetch(request)
    if (response.ok) {
      const copy = response.clone()
      const keep = async () => {
        if ((await storedPerson(outside)) === person) await store(await caches.open("delguur-personal"), key, copy, bounds["delguur-personal"])
      }
      later(keep())
    }
    return response
  } catch (error) {
    const stored = await (await caches.open("delguur-personal")).match(key)
    if (stored === undefined) throw error
    return stored
  }
}

const fromDocuments = async (request: Request, outside: Outside): Promise<Response> => {
  try {
    return await fromNetwork(request, "delguur-documents", request.url, isPage, outside)
  } catch (error) {
    const { origin, pathname } = new URL(request.url)
    const page = await (await outside.caches.open("delguur-assets")).match(origin + offlinePath(pathname))
    if (page === undefined) throw error
    return new Response(page.body, { status: 503, headers: page.headers })
  }
}

export const respond = (kind: NonNullable<RequestKind>, request: Request, outside: Outside): Promise<Response> => {
  switch (kind) {
    case "asset":
      return fromAssets(request, outside)
    case "document":
      return fromDocuments(request, outside)
    case "picture":
      return fromNetwork(request, "delguur-pictures", request.url, ({ ok }) => ok, outside)
    case "data":
      return fromNetwork(request, "delguur-data", dataKey(request), isPublic, outside)
    case "personal":
      return fromPersonal(request, outside)
    default:
      return kind satisfies never
  }
}
