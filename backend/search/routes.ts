/** Routes of the search service in Elasticsearch's protocol, with typed and typeless paths. */
import { Hono, type Context } from "hono"
import { BodyTooLarge, bytesWithin, excessOf } from "#adapters/shop/contract/request-bounds.ts"
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { indexIn, usualSettings } from "#adapters/search/settings.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import { locales, type Locale } from "#domain/entities/locale.ts"
import { documentAnswer, searchAnswer, type Form } from "./response.ts"
import { refusalBody, SearchRefusal, SearchUnavailable, unavailableBody } from "./refusal.ts"
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
  throw new SearchRefusal(scheme === "" ? `missing authentication credentials for REST request [${c.req.path}]` : "unable to authenticate user", "security_exception", 401)
}

/** Fields that the address asks for in `_source`: all without a value, none for `false`; `undefined` leaves them to the body. */
const fieldsOf = (c: Context): SearchBody["_source"] => {
  const wanted = c.req.query("_source") ?? c.req.query("_source_includes")
  if (wanted === undefined) return undefined
  if (wanted === "" || wanted === "true") return true
  return wanted === "false" ? false : wanted.split(",").map((field) => field.trim()).filter((field) => field !== "")
}

/** The body with the fields of the address, which go first. */
const withFields = (body: SearchBody, fields: SearchBody["_source"]): SearchBody => (fields === undefined ? body : { ...body, _source: fields })

const textOf = async (c: Context): Promise<string> => {
  const text = new TextDecoder().decode(await bytesWithin(c.req.raw, limits.body))
  if (excessOf(text) === "depth") throw new SearchRefusal("the request is nested too deeply", "illegal_argument_exception")
  return text
}

const formOf = (c: Context, index: string, typed: boolean): Form => ({
  index,
  typed,
  totalAsNumber: typed || c.req.query("rest_total_hits_as_int") === "true",
})

/** Made at the first call, then cached. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

type Options = { readonly service: Search; readonly zones?: ReadonlyArray<Zone> }

/** App to mount at `/search-service`. Starts to load the index at once. */
export const searchRoutes = ({ service, zones = [] }: Options): Hono => {
  const airports = once(readAirports)
  const zipAreas = once(() => readZipAreas(zones))
  const app = new Hono()
  // A search that needs the index reports the failure itself.
  service.prepare().catch(() => undefined)

  const one = (typed: boolean) => async (c: Context) => {
    const began = performance.now()
    const index = c.req.param("index") ?? ""
    const found = await service.search(withFields(readSearch(await textOf(c)), fieldsOf(c)), localeOf(index), c.req.query("explain") !== undefined)
    return c.json(searchAnswer(found, formOf(c, index, typed), Math.round(performance.now() - began)))
  }

  /** Each search of an `_msearch` succeeds or fails on its own. */
  const several = (typed: boolean) => async (c: Context) => {
    const answer = async ({ index, body }: NamedSearch) => {
      const began = performance.now()
      try {
        const name = index ?? c.req.param("index") ?? usualSettings.products
        const found = await service.search(withFields(body(), fieldsOf(c)), localeOf(name))
        return { ...searchAnswer(found, formOf(c, name, typed), Math.round(performance.now() - began)), status: 200 }
      } catch (error) {
        if (error instanceof SearchRefusal) return refusalBody(error)
        if (error instanceof SearchUnavailable) return unavailableBody(error)
        throw error
      }
    }
    const began = performance.now()
    const responses = await Promise.all(readSearches(await textOf(c)).map(answer))
    return c.json({ took: Math.round(performance.now() - began), responses })
  }

  /** A search in an index of places, which has no types. */
  const place = (index: string, indexOf: () => Promise<PlaceIndex>) => async (c: Context) => {
    const began = performance.now()
    const found = (await indexOf()).search(withFields(readSearch(await textOf(c)), fieldsOf(c)))
    return c.json(searchAnswer(found, formOf(c, index, false), Math.round(performance.now() - began)))
  }

  const document = (typed: boolean) => async (c: Context) => {
    const index = c.req.param("index") ?? ""
    const id = c.req.param("id") ?? ""
    const fields = fieldsOf(c)
    const source = await service.document(id, localeOf(index), Array.isArray(fields) ? fields : true)
    return c.json(documentAnswer(source, id, formOf(c, index, typed), fields !== false), source === null ? 404 : 200)
  }

  app.use(async (c, next) => {
    requireAccess(c)
    await next()
    c.header("Cache-Control", "no-store")
  })
  app.post("/_msearch", several(false))
  app.post("/:index/_msearch", several(false))
  app.post("/:index/product/_msearch", several(true))
  for (const locale of locales) {
    const index = indexIn(usualSettings.airports, locale)
    app.post(`/${index}/_search`, place(index, async () => (await airports())[locale]))
  }
  app.post("/maps/zipcode/_search", place("maps", zipAreas))
  app.post("/maps/_search", place("maps", zipAreas))
  app.post("/:index/product/_search", one(true))
  app.post("/:index/_search", one(false))
  app.get("/:index/product/:id", document(true))
  app.get("/:index/_doc/:id", document(false))
  app.notFound((c) => c.json(refusalBody(new SearchRefusal(`no handler found for uri [${c.req.path}] and method [${c.req.method}]`, "illegal_argument_exception")), 400))
  app.onError((error, c) => {
    if (error instanceof SearchUnavailable) return c.json(unavailableBody(error), 503, { "Retry-After": "2" })
    const refusal = error instanceof BodyTooLarge ? new SearchRefusal(`a search takes at most ${limits.body} bytes`, "content_too_long_exception", 413) : error
    if (!(refusal instanceof SearchRefusal)) throw error
    return c.json(refusalBody(refusal), refusal.status, refusal.status === 401 ? { "WWW-Authenticate": 'Basic realm="search"' } : {})
  })
  return app
}
