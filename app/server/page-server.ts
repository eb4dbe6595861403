/** Page server: routes each request to backend, assets or pages, and renders the pages. */
import { addressOf, defaultLocale, forLocales, locales, type Locale } from "#domain/entities/locale.ts"
import { isProblem } from "#domain/entities/problem.ts"
import { childTaxons } from "#domain/rules/catalogue/taxon-tree.ts"
import { second } from "#domain/rules/instants.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import { BodyTooLarge, bounded, maxAddressLength } from "#adapters/shop/contract/request-bounds.ts"
import { canonical } from "#app/address.ts"
import { locationAt } from "#app/routes.ts"
import type { Assets } from "./assets.ts"
import { compressedResponse } from "./compression.ts"
import { createCrawlerFiles } from "./crawler-files.ts"
import { createPageCache, type RenderedPage } from "./page-cache.ts"
import { createFirstPictures } from "#app/first-view/image-placeholder.ts"
import { homeIcon, isHomeIcon } from "./icons.ts"
import { otherHost } from "./origin.ts"
import { isSocialLogin } from "./social/social-paths.ts"
import { isRelayed, relay } from "./token-relay.ts"
import { timedCache } from "./timed-cache.ts"
import { renderPage } from "./render.tsx"
import { pageHeaders, usualHeaders } from "./security.ts"
import type { StaticFiles } from "./static-files.ts"

export type PageServerOptions = {
  /** The backend: API, search, pictures, sandbox. */
  readonly backend: (request: Request, address: string | null) => Promise<Response>
  readonly ports: (locale: Locale) => Ports
  readonly assets: Assets
  readonly files: StaticFiles
  readonly client: { readonly id: string; readonly secret: string }
  /** Redirects to the providers of social logins and back. */
  readonly social: (request: Request, origin: string) => Promise<Response>
  /** Public origin for one request; `null` refuses a host that is not this shop's. */
  readonly originOf: (url: URL) => string | null
  readonly now: () => number
  /** How long a page is served from the cache. Milliseconds. */
  readonly servedFor: number
  /** Ids of the products that have changed since the last call. */
  readonly changedProducts: () => Promise<ReadonlyArray<number>>
  /** Whether content has changed since the last call. */
  readonly changedContent: () => Promise<boolean>
  /** Runs `work` in the background after so many milliseconds. */
  readonly later: (work: () => void, after: number) => void
  readonly report: (error: unknown) => void
  /** Counts a page by the name of its route. */
  readonly count: (page: string, status: number, seconds: number) => void
}

/** Paths of the backend. */
const backendPaths = /^\/(?:api|oauth|search-service|pictures|sandbox|healthz|readyz)(?:\/|$)/

/** Lifetime of the site data on the server, in milliseconds. */
const siteLifetime = 10_000
/** Value of `Retry-After` on a failed page, in seconds. */
const retryAfter = "5"

const notStored = { "cache-control": "no-store" }

const plainText = (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", ...notStored, ...headers } })

/** Response to a request that threw `error`. */
const failureOf = (error: unknown): Response => {
  if (error instanceof BodyTooLarge) return Response.json({ error: "What was sent is too large." }, { status: 413, headers: notStored })
  const isAway = isProblem(error) && (error._tag === "Unreachable" || error._tag === "SearchDown")
  return plainText("The shop cannot be shown right now. Please try again in a moment.", isAway ? 503 : 500, { "retry-after": retryAfter })
}

export type PageServer = {
  /** `address`: the peer's IP address, by which the backend limits attempts. */
  readonly fetch: (request: Request, address: string | null) => Promise<Response>
  /** Renders the home pages before the first visitor comes, and has `tend` render those of the categories. */
  readonly warm: (origin: string) => Promise<void>
  /** Takes up changes of products and content, and renders one page in the background: one that has changed or is old, or one to be warmed. */
  readonly tend: () => Promise<void>
}

export const createPageServer = (options: PageServerOptions): PageServer => {
  const { backend, assets, files, client, now, servedFor, later, report } = options
  const pages = createPageCache({ now, servedFor, later, report })
  // Pictures have relative paths; a request needs some origin.
  const fetchPicture = (path: string): Promise<Response> => backend(new Request(new URL(path, "http://localhost")), null)
  const firstPictures = createFirstPictures(fetchPicture)
  const ports = forLocales(options.ports)
  const newSiteCache = () => timedCache<Site>(siteLifetime, now, () => ports[defaultLocale].fetchSite({ since: null }))
  let siteCache = newSiteCache()
  const site = (): Promise<Site> => siteCache()
  const crawlerFile = createCrawlerFiles({ ports, site, fetchPicture, now })

  /** Name of a page in the cache, and its rendering. */
  const pageAt = (url: URL, origin: string): { readonly key: string; readonly render: () => Promise<RenderedPage> } => {
    const { route, location } = locationAt(url)
    // The browser loads what the parameters of a personal page name.
    const parameters = route.audience === "everybody" ? url.searchParams.toString() : ""
    const render = async () => {
      const currentSite = await site()
      return renderPage({
        route,
        location,
        ports: ports[location.locale],
        site: currentSite,
        assets,
        firstPictures,
        origin,
        now,
        headers: pageHeaders(origin.startsWith("https:"), currentSite.config.services),
        report,
      })
    }
    return { key: `${origin} ${route.name} ${url.pathname}?${parameters}`, render }
  }

  const servePage = async (request: Request, url: URL, origin: string): Promise<Response> => {
    const pathname = canonical(url.pathname)
    if (pathname !== url.pathname) return new Response(null, { status: 308, headers: { location: pathname + url.search } })
    const { key, render } = pageAt(url, origin)
    return pages.respond(request, key, render)
  }

  /** Pages to be rendered before somebody visits them. */
  const cold: URL[] = []

  const keepPage = async (url: URL): Promise<void> => {
    const { key, render } = pageAt(url, url.origin)
    await pages.keep(key, render)
  }

  const countedPage = async (request: Request, url: URL, origin: string): Promise<Response> => {
    const began = now()
    const { name } = locationAt(url).route
    let status = 500
    try {
      const response = await servePage(request, url, origin)
      status = response.status
      return response
    } finally {
      options.count(name, status, (now() - began) / second)
    }
  }

  /** A file of the build or for crawlers; `null` where none has the address. */
  const serveFile = async (request: Request, { pathname }: URL, origin: string): Promise<Response | null> => {
    const file = await files.serve(request)
    if (file !== null) return file
    if (pathname.startsWith("/assets/")) return new Response(null, { status: 404, headers: notStored })
    if (isHomeIcon(pathname)) {
      const icon = await homeIcon(pathname, (await site()).config, fetchPicture)
      return new Response(icon, { headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" } })
    }
    const crawled = await crawlerFile(pathname, origin)
    if (crawled === null) return null
    const response = new Response(crawled.text, { headers: { "content-type": crawled.type, "cache-control": "public, max-age=3600" } })
    return compressedResponse(response, request.headers.get("accept-encoding"))
  }

  const respond = async (received: Request, url: URL, origin: string, address: string | null): Promise<Response> => {
    const isTokenCall = isRelayed(received)
    const isSocial = isSocialLogin(url)
    // The backend bounds its requests itself.
    if (backendPaths.test(url.pathname) && !isTokenCall && !isSocial)
      return compressedResponse(await backend(received, address), received.headers.get("accept-encoding"))
    if (url.href.length > maxAddressLength) return plainText("The address is too long.", 414)
    const request = bounded(received)
    if (isTokenCall) return relay(request, { backend: (call) => backend(call, address), client, origin })
    if (isSocial) return options.social(request, origin)
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } })
    return (await serveFile(request, url, origin)) ?? countedPage(request, url, origin)
  }

  return {
    fetch: async (request, address) => {
      const url = new URL(request.url)
      const origin = options.originOf(url)
      if (origin === null) return otherHost()
      let response: Response
      try {
        response = await respond(request, url, origin, address)
      } catch (error) {
        // An aborted request is no error, and neither is one that is refused.
        if (!request.signal.aborted && !(error instanceof BodyTooLarge)) report(error)
        response = failureOf(error)
      }
      if (response.status === 503 && !response.headers.has("retry-after")) response.headers.set("retry-after", retryAfter)
      for (const [name, value] of Object.entries(usualHeaders(origin.startsWith("https:"))))
        if (!response.headers.has(name)) response.headers.set(name, value)
      return response
    },
    warm: async (origin) => {
      const inEachLanguage = (path: string): ReadonlyArray<URL> => locales.map((locale) => new URL(addressOf(locale, path), origin))
      await Promise.all(inEachLanguage("/").map(keepPage))
      const roots = childTaxons((await site()).taxons, null)
      cold.push(...roots.flatMap(({ permalink }) => inEachLanguage(`/t/${permalink}`)))
    },
    tend: async () => {
      if (await options.changedContent()) {
        siteCache = newSiteCache()
        pages.changeAll()
      }
      pages.change(await options.changedProducts())
      await pages.renew()
      const next = cold.shift()
      if (next !== undefined) await keepPage(next)
    },
  }
}
