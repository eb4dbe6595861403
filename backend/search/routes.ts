/** Routes of the search service in Elasticsearch's protocol, with typed and typeless paths. */
import { Hono, type Context } from "hono"
import { BodyTooLarge, bytesWithin, excessOf } from "#adapters/shop/contract/request-bounds.ts"
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { indexIn, usualSettings } from "#adapters/search/settings.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import { locales, type Locale } from "#domain/entities/locale.ts"
import { documentResponse, searchResponse, type ResponseForm } from "./response.ts"
import { refusalBody, SearchRefusal } from "./refusal.ts"
import { SearchUnavailable, unavailableBody } from "./unavailable.ts"
import { readSearch, readSearches, type NamedSearch } from "./request.ts"
import type { Zone } from "#domain/entities/account/address.ts"
import { readAirports } from "./places/airports.ts"
import type { PlaceIndex } from "./places/place-index.ts"
import { readZipAreas } from "./places/area-documents.ts"
import type { Search } from "./search.ts"

const localeOf = (index: string): Locale => {
  const locale = locales.find((one) => indexIn(usualSettings.products, one) === index)
  if (locale === undefined) throw new SearchRefusal(`no such index [${index}]`, "index_not_found_exception", 404)
  return locale
}

/** Credentials of the guest, which everybody has: the specification's search service answers nobody without them. */
const guest = `${usualSettings.user}:${usualSettings.password}`
const requireAccess = (c: Context): void => {
  const [scheme = "", credentials = ""] = (c.req.header("authorization") ?? "").split(/ +/)
  if (scheme.toLowerCase() === "basic" && credentials === btoa(guest)) return
  const reason = scheme === "" ? `missing authentication credentials for REST request [${c.req.path}]` : "unable to authenticate user"
  throw new SearchRefusal(reason, "security_exception", 401)
}

/** Fields that the address requests in `_source`: all without a value, none for `false`; `undefined` leaves them to the body. */
const fieldsOf = (c: Context): SearchBody["_source"] => {
  const value = c.req.query("_source") ?? c.req.query("_source_includes")
  if (value === undefined) return undefined
  if (value === "" || value === "true") return true
  if (value === "false") return false
  return value
    .split(",")
    .map((field) => field.trim())
    .filter((field) => field !== "")
}

/** The body with the fields of the address, which go first. */
const withFields = (body: SearchBody, fields: SearchBody["_source"]): SearchBody =>
  fields === undefined ? body : { ...body, _source: fields }

const textOf = async (c: Context): Promise<string> => {
  const text = new TextDecoder().decode(await bytesWithin(c.req.raw, limits.body))
  if (excessOf(text) === "depth") throw new SearchRefusal("the request is nested too deeply", "illegal_argument_exception")
  return text
}

const formOf = (c: Context, index: string, typed: boolean): ResponseForm => ({
  index,
  typed,
  totalAsNumber: typed || c.req.query("rest_total_hits_as_int") === "true",
})

/** Value that is made at the first call, then cached. */
const lazily = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | null = null
  return () => (made ??= make())
}

const millisecondsSince = (start: number): number => Math.round(performance.now() - start)

type Options = { readonly service: Search; readonly zones?: ReadonlyArray<Zone> }

/** App to mount at `/search-service`. Starts to load the index at once. */
export const searchRoutes = ({ service, zones = [] }: Options): Hono => {
  const airports = lazily(readAirports)
  const zipAreas = lazily(() => readZipAreas(zones))
  const app = new Hono()
  // A search that needs the index reports the failure itself.
  service.prepare().catch(() => undefined)

  const searchOne = (typed: boolean) => async (c: Context) => {
    const began = performance.now()
    const index = c.req.param("index") ?? ""
    const body = withFields(readSearch(await textOf(c)), fieldsOf(c))
    const result = await service.search(body, localeOf(index), c.req.query("explain") !== undefined)
    return c.json(searchResponse(result, formOf(c, index, typed), millisecondsSince(began)))
  }

  /** Each search of an `_msearch` succeeds or fails on its own. */
  const searchSeveral = (typed: boolean) => async (c: Context) => {
    const respond = async ({ index, body }: NamedSearch) => {
      const began = performance.now()
      try {
        const name = index ?? c.req.param("index") ?? usualSettings.products
        const result = await service.search(withFields(body(), fieldsOf(c)), localeOf(name))
        return { ...searchResponse(result, formOf(c, name, typed), millisecondsSince(began)), status: 200 }
      } catch (error) {
        if (error instanceof SearchRefusal) return refusalBody(error)
        if (error instanceof SearchUnavailable) return unavailableBody(error)
        throw error
      }
    }
    const began = performance.now()
    const responses = await Promise.all(readSearches(await textOf(c)).map(respond))
    return c.json({ took: millisecondsSince(began), responses })
  }

  /** A search in an index of places, which has no types. */
  const searchPlaces = (index: string, indexOf: () => Promise<PlaceIndex>) => async (c: Context) => {
    const began = performance.now()
    const places = await indexOf()
    const result = places.search(withFields(readSearch(await textOf(c)), fieldsOf(c)))
    return c.json(searchResponse(result, formOf(c, index, false), millisecondsSince(began)))
  }

  const readDocument = (typed: boolean) => async (c: Context) => {
    const index = c.req.param("index") ?? ""
    const id = c.req.param("id") ?? ""
    const fields = fieldsOf(c)
    const source = await service.document(id, localeOf(index), Array.isArray(fields) ? fields : true)
    return c.json(documentResponse(source, id, formOf(c, index, typed), fields !== false), source === null ? 404 : 200)
  }

  app.use(async (c, next) => {
    requireAccess(c)
    await next()
    c.header("Cache-Control", "no-store")
  })
  app.post("/_msearch", searchSeveral(false))
  app.post("/:index/_msearch", searchSeveral(false))
  app.post("/:index/product/_msearch", searchSeveral(true))
  for (const locale of locales) {
    const index = indexIn(usualSettings.airports, locale)
    app.post(
      `/${index}/_search`,
      searchPlaces(index, async () => (await airports())[locale]),
    )
  }
  app.post("/maps/zipcode/_search", searchPlaces("maps", zipAreas))
  app.post("/maps/_search", searchPlaces("maps", zipAreas))
  app.post("/:index/product/_search", searchOne(true))
  app.post("/:index/_search", searchOne(false))
  app.get("/:index/product/:id", readDocument(true))
  app.get("/:index/_doc/:id", readDocument(false))
  app.notFound((c) => {
    const reason = `no handler found for uri [${c.req.path}] and method [${c.req.method}]`
    return c.json(refusalBody(new SearchRefusal(reason, "illegal_argument_exception")), 400)
  })
  app.onError((error, c) => {
    if (error instanceof SearchUnavailable) return c.json(unavailableBody(error), 503, { "Retry-After": "2" })
    const refusal =
      error instanceof BodyTooLarge
        ? new SearchRefusal(`a search takes at most ${limits.body} bytes`, "content_too_long_exception", 413)
        : error
    if (!(refusal instanceof SearchRefusal)) throw error
    return c.json(refusalBody(refusal), refusal.status, refusal.status === 401 ? { "WWW-Authenticate": 'Basic realm="search"' } : {})
  })
  return app
}
