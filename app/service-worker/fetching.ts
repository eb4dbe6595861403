/** Where the service worker takes a response from: the network first, and caches only without it. Hashed assets never change. */
import { addressOf, localPath, locales } from "#domain/entities/locale.ts"
import { bounds, store } from "./caches.ts"
import { storedPerson, storePersonal, type Unclaimed } from "./person.ts"
import type { RequestKind } from "./request-kind.ts"

export type Outside = {
  readonly fetch: (request: Request | string, init?: Pick<RequestInit, "cache">) => Promise<Response>
  readonly caches: Pick<CacheStorage, "open" | "delete">
  /** Continues work for which the page does not wait. */
  readonly inBackground: (work: Promise<unknown>) => void
  readonly unclaimed: Unclaimed[]
  /** Whether the line lets the worker fetch before there is a need. */
  readonly mayFetchAhead: () => boolean
}

/** Maximum number of responses that wait in memory for their person. */
const maxUnclaimed = 20

const inLanguageOf = (pathname: string, path: string): string => addressOf(localPath(pathname).locale, path)

// Paths of pages that are stored though they were not opened, each in the language of another path: `/en/gifts` => `/en/cart`.

/** Path of the page that stands for one that is not stored. */
export const offlinePath = (pathname: string): string => inLanguageOf(pathname, "/offline")
/** Path at which the installed app starts. */
export const startPath = (pathname: string): string => inLanguageOf(pathname, "/")
export const cartPath = (pathname: string): string => inLanguageOf(pathname, "/cart")

export const offlinePaths = locales.map((locale) => addressOf(locale, "/offline"))

/** Whether a response is the page of the requested address: neither an error, nor the target of a redirect, nor a file. */
export const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && (response.headers.get("content-type") ?? "").startsWith("text/html")

export const assetsIn = (html: string): ReadonlyArray<string> => [...new Set(html.match(/\/assets\/[\w.-]+/g))]

/** Whether all scripts of a stored page are stored; its styles are in the page. */
const hasStoredScripts = async (page: Response, origin: string, { caches }: Pick<Outside, "caches">): Promise<boolean> => {
  const cache = await caches.open("delguur-assets")
  const scripts = assetsIn(await page.text()).filter((asset) => asset.endsWith(".js"))
  const stored = await Promise.all(scripts.map((script) => cache.match(origin + script)))
  return stored.every((script) => script !== undefined)
}

/** Whether the API lets anybody cache a response. */
const isPublic = (response: Response): boolean => response.ok && /\bpublic\b/.test(response.headers.get("cache-control") ?? "")

/** Key of a response of the API, which differs by language. */
const dataKey = ({ url, headers }: Request): string => {
  const key = new URL(url)
  key.searchParams.set("stored-in", headers.get("accept-language") ?? "")
  return key.href
}

const fromAssets = async (request: Request, { fetch, caches, inBackground }: Outside): Promise<Response> => {
  const cache = await caches.open("delguur-assets")
  const stored = await cache.match(request.url)
  if (stored !== undefined) return stored
  const response = await fetch(request)
  if (response.ok) inBackground(store(cache, request.url, response.clone(), null))
  return response
}

/** `isUsable`: whether a stored response may stand for the one that could not be fetched. */
type Cacheable = { readonly isCacheable: (response: Response) => boolean; readonly isUsable?: (stored: Response) => Promise<boolean> }

const fromNetwork = async (
  request: Request,
  name: keyof typeof bounds,
  key: string,
  { isCacheable, isUsable }: Cacheable,
  { fetch, caches, inBackground }: Outside,
): Promise<Response> => {
  try {
    const response = await fetch(request)
    if (isCacheable(response)) {
      const copy = response.clone()
      inBackground(caches.open(name).then((cache) => store(cache, key, copy, bounds[name])))
    }
    return response
  } catch (error) {
    const stored = await (await caches.open(name)).match(key)
    if (stored === undefined || (isUsable !== undefined && !(await isUsable(stored.clone())))) throw error
    return stored
  }
}

/** Response in a shopper's name. Nothing is stored before the page has named its user, nor after that user's logout. */
const fromPersonal = async (request: Request, outside: Outside): Promise<Response> => {
  const { fetch, caches, inBackground, unclaimed } = outside
  const key = dataKey(request)
  const person = await storedPerson(outside)
  if (person === null) {
    const response = fetch(request)
    unclaimed.push({
      key,
      response: response.then(
        (received) => (received.ok ? received.clone() : null),
        () => null,
      ),
    })
    if (unclaimed.length > maxUnclaimed) unclaimed.shift()
    return response
  }
  try {
    const response = await fetch(request)
    if (response.ok) inBackground(storePersonal(person, key, response.clone(), outside))
    return response
  } catch (error) {
    const stored = await (await caches.open("delguur-personal")).match(key)
    if (stored === undefined) throw error
    return stored
  }
}

const fromDocuments = async (request: Request, outside: Outside): Promise<Response> => {
  const { origin, pathname } = new URL(request.url)
  try {
    return await fromNetwork(
      request,
      "delguur-documents",
      request.url,
      { isCacheable: isPage, isUsable: (page) => hasStoredScripts(page, origin, outside) },
      outside,
    )
  } catch (error) {
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
      return fromNetwork(request, "delguur-pictures", request.url, { isCacheable: ({ ok }) => ok }, outside)
    case "data":
      return fromNetwork(request, "delguur-data", dataKey(request), { isCacheable: isPublic }, outside)
    case "personal":
      return fromPersonal(request, outside)
    default:
      return kind satisfies never
  }
}
