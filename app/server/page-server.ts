/** The storefront's door: says for every request who answers it, and answers for the pages itself. */
import type { Locale } from "#domain/entities/locale.ts"
import { isProblem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import { canonical } from "../address.ts"
import { locationAt } from "../routes.ts"
import type { Assets } from "./assets.ts"
import { compressedAnswer } from "./compression.ts"
import { llms, robots, sitemap, type CrawlerFile } from "./crawlers.ts"
import { createPageCache } from "./page-cache.ts"
import { allSlugs } from "./all-slugs.ts"
import { createFirstPictures } from "#app/first-view/image-placeholder.ts"
import { favicon, webManifest } from "./icons.ts"
import { otherHost } from "./origin.ts"
import { isRelayed, relay } from "./token-relay.ts"
import { remembered } from "./timed-cache.ts"
import { renderPage } from "./render.tsx"
import { pageHeaders, usualHeaders } from "./security.ts"
import type { StaticFiles } from "./static-files.ts"

export type PageServerOptions = {
  /** The shop behind the storefront: API, search, pictures, sandbox. */
  readonly backend: (request: Request, address: string | null) => Promise<Response>
  readonly ports: (locale: Locale) => Ports
  readonly assets: Assets
  readonly files: StaticFiles
  readonly client: { readonly id: string; readonly secret: string }
  /** Where browsers find the site, for one request; `null` refuses it, since it names another's host. */
  readonly originOf: (asked: URL) => string | null
  readonly now: () => number
  /** How long a page that everybody gets is shown while it is made anew. Milliseconds. */
  readonly shownFor: number
  /** Does something after so many milliseconds, when nobody waits for it. */
  readonly later: (work: () => void, after: number) => void
  readonly report: (error: unknown) => void
}

/** What the shop itself answers. */
const backendPaths = /^\/(?:api|oauth|search-service|pictures|sandbox|healthz|readyz)(?:\/|$)/

/** How long the site's own data is good on the server, in milliseconds. */
const siteGoodFor = 10_000
/** Seconds after which a page that could not be shown is worth another try. */
const retryAfter = "5"
/** The list of all products, for crawlers. */
const slugsGoodFor = 3_600_000

/** `address`: the socket's far end, which the shop counts tries by. */
export type PageServer = { readonly fetch: (request: Request, address: string | null) => Promise<Response> }

export const createPageServer = (options: PageServerOptions): PageServer => {
  const { backend, assets, files, client, now, shownFor, later, report } = options
  const pages = createPageCache({ now, shownFor, later, report })
  // The paths are the page's own; the origin is only there because a request has one.
  const firstPictures = createFirstPictures((path) => backend(new Request(new URL(path, "http://localhost")), null))
  const ports = { mn: options.ports("mn"), en: options.ports("en") }
  const site = remembered<Site>(siteGoodFor, now, () => ports.mn.fetchSite({ since: null }))
  const slugs = remembered<ReadonlyArray<string>>(slugsGoodFor, now, () => allSlugs(ports.mn))

  const crawlerFile = async (path: string, origin: string): Promise<CrawlerFile | null> => {
    switch (path) {
      case "/robots.txt":
        return robots(origin)
      case "/llms.txt":
        return llms(origin, (await site()).config, (await site()).taxons)
      case "/sitemap.xml":
        return sitemap(origin, (await site()).config, { taxons: (await site()).taxons, slugs: await slugs() })
      case "/favicon.svg":
        return favicon((await site()).config)
      case "/manifest.webmanifest":
        return webManifest((await site()).config)
      default:
        return null
    }
  }

  const page = async (request: Request, url: URL, origin: string): Promise<Response> => {
    const pathname = canonical(url.pathname)
    if (pathname !== url.pathname) return new Response(null, { status: 308, headers: { location: pathname + url.search } })
    const { route, location } = locationAt(url)
    const key = `${origin} ${pathname}?${route.audience === "everybody" ? url.searchParams.toString() : ""}`
    const headers = pageHeaders(origin.startsWith("https:"))
    return pages.answer(request, key, async () =>
      renderPage({ route, location, ports: ports[location.locale], site: await site(), assets, firstPictures, origin, now, headers, report }),
    )
  }

  const answer = async (request: Request, url: URL, origin: string, address: string | null): Promise<Response> => {
    const accept = request.headers.get("accept-encoding")
    if (isRelayed(request)) return relay(request, { backend: (call) => backend(call, address), client, origin })
    if (backendPaths.test(url.pathname)) return compressedAnswer(await backend(request, address), accept)
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } })
    const file = await files.serve(request)
    if (file !== null) return file
    if (url.pathname.startsWith("/assets/")) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } })
    const text = await crawlerFile(url.pathname, origin)
    if (text !== null)
      return compressedAnswer(
        new Response(text.text, { headers: { "content-type": text.type, "cache-control": "public, max-age=3600" } }),
        accept,
      )
    return page(request, url, origin)
  }

  return {
    fetch: async (request, address) => {
      const url = new URL(request.url)
      const origin = options.originOf(url)
      if (origin === null) return otherHost()
      let response: Response
      try {
        response = await answer(request, url, origin, address)
      } catch (error) {
        // Who went away reads no answer, and nothing is wrong with the shop.
        if (!request.signal.aborted) report(error)
        response = new Response("The shop cannot be shown right now. Please try again in a moment.", {
          status: isProblem(error) && error._tag === "Unreachable" ? 503 : 500,
          headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": retryAfter },
        })
      }
      if (response.status === 503 && !response.headers.has("retry-after")) response.headers.set("retry-after", retryAfter)
      for (const [name, value] of Object.entries(usualHeaders(origin.startsWith("https:"))))
        if (!response.headers.has(name)) response.headers.set(name, value)
      return response
    },
  }
}
