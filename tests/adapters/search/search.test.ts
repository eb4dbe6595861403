import { afterEach, describe, expect, it, vi } from "vitest"
import { createSearch, type SearchOptions } from "#adapters/search/search.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"

const hit = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  _index: "products",
  _id: String(id),
  _score: 1,
  _source: {
    id, slug: `goods-${id}`, sku: `ABC100-0${id}`, title: `Бараа ${id}`, image: { src: `/pictures/goods-${id}`, tint: 2 },
    price: "12000.0", selling_price: 9000, badges: null, brand: { code: "nuurlan", name: "Нуурлан" }, total_on_hand: "4", ...changes,
  },
})
const answer = (hits: ReadonlyArray<unknown>, more: Readonly<Record<string, unknown>> = {}) => ({
  took: 1, timed_out: false, hits: { total: hits.length, hits }, status: 200, ...more,
})
const nothing = answer([])

type Heard = { readonly url: string; readonly authorization: string | null; readonly bodies: ReadonlyArray<Record<string, unknown>> }

/** A search service that answers the n-th call by the n-th of `calls`, further ones by the last; and the requests it received. */
const service = (...calls: ReadonlyArray<() => Response>) => {
  const heard: Heard[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const lines = (await request.text()).split("\n").filter((line) => line !== "")
    heard.push({ url: request.url, authorization: request.headers.get("authorization"), bodies: lines.filter((_, at) => at % 2 === 1).map((line) => JSON.parse(line) as Record<string, unknown>) })
    const call = calls[Math.min(heard.length, calls.length) - 1]
    if (call === undefined) throw new TypeError("Failed to fetch")
    return call()
  }
  return { heard, fetch }
}
const answering = (...responses: ReadonlyArray<unknown>) => () => Response.json({ took: 1, responses })
const over = (fetch: typeof globalThis.fetch, changes: Partial<SearchOptions> = {}) =>
  createSearch({ fetch, origin: "https://shop.test", locale: "mn", backoff: () => 0, ...changes })

describe("search adapter", () => {
  it("sends several searches in one call, without credentials, by the path style and the locale's index", async () => {
    const { fetch, heard } = service(answering(nothing))
    await over(fetch).deals()
    await over(fetch, { locale: "en", settings: { pathStyle: "typeless" } }).deals()
    expect(heard.map(({ url }) => url)).toEqual(["https://shop.test/search-service/products/product/_msearch", "https://shop.test/search-service/products_en/_msearch"])
    expect(heard[0]?.authorization).toBe(`Basic ${btoa("guest:guest")}`)
  })

  it("reads hits of any version: numbers as text, missing fields, totals with or without a relation", async () => {
    const { fetch } = service(answering(answer([hit(1)])))
    expect((await over(fetch).deals())[0]).toMatchObject({ price: 12_000, sellingPrice: 9000, badges: [], totalOnHand: 4, onlyVariantId: null, colours: [], averageRating: 0 })
    const { fetch: newer } = service(answering({ ...nothing, hits: { total: { value: 186, relation: "eq" }, hits: [] } }, nothing))
    expect((await over(newer).listing(emptyListingQuery)).total).toBe(186)
  })

  it("shows a listing even if labels of chosen values cannot be fetched", async () => {
    const found = answer([hit(1)], { aggregations: {} })
    const { fetch, heard } = service(answering(found, nothing), () => new Response("{}", { status: 400 }))
    const page = await over(fetch).listing({ ...emptyListingQuery, brands: ["nuurlan"] })
    expect(page.tiles.map(({ id }) => id)).toEqual([1])
    expect(page.facets.brands).toEqual([])
    expect(heard).toHaveLength(2)
  })

  it("drops and reports an unreadable product, and shows the rest", async () => {
    const dropped: string[] = []
    const { fetch } = service(answering(answer([hit(1), hit(2, { selling_price: -5 }), { _id: "3" }, hit(4)])))
    const tiles = await over(fetch, { report: (id, as) => dropped.push(`${as} ${id}`) }).sale()
    expect(tiles.map(({ id }) => id)).toEqual([1, 4])
    expect(dropped).toEqual(["tile 2", "tile 3"])
  })

  it("returns saved products in order, without missing ones", async () => {
    const { fetch } = service(answering(answer([hit(1), hit(2)])))
    expect((await over(fetch).bySlugs(["goods-2", "gone", "goods-1"])).map(({ slug }) => slug)).toEqual(["goods-2", "goods-1"])
    expect(await over(service().fetch).bySlugs([])).toEqual([])
  })

  it("counts each facet without its own filter and with all others", async () => {
    const { fetch, heard } = service(answering(nothing, nothing))
    await over(fetch).listing({ ...emptyListingQuery, brands: ["nuurlan"], rating: 4 })
    const aggs = heard[0]?.bodies[1]?.["aggs"] as Record<string, { filter: { bool: { filter: ReadonlyArray<unknown> } } }>
    const brand = { terms: { "brand.code": ["nuurlan"] } }
    const rating = { range: { average_rating: { gte: 4 } } }
    expect(aggs["brands"]?.filter.bool.filter).toEqual([rating])
    expect(aggs["ratings"]?.filter.bool.filter).toEqual([brand])
    expect(aggs["colours"]?.filter.bool.filter).toEqual([brand, rating])
    expect(heard[0]?.bodies[0]?.["post_filter"]).toEqual({ bool: { filter: [brand, rating] } })
  })

  it("fetches all pages up to the opened one, then the next one only", async () => {
    const { fetch, heard } = service(answering(nothing, nothing))
    await over(fetch).listing({ ...emptyListingQuery, page: 3 })
    await over(fetch).listingMore({ ...emptyListingQuery, page: 4 })
    expect(heard.map(({ bodies: [hits] }) => [hits?.["from"], hits?.["size"]])).toEqual([[0, 120], [120, 40]])
  })

  it("searches again with corrected terms when nothing is found, and keeps the shopper's own", async () => {
    const mended = answer([], { suggest: { words: [{ text: "хувцс", options: [{ text: "хувцас" }] }] } })
    const { fetch, heard } = service(answering(nothing, mended), answering(answer([hit(1)]), answer([hit(1)])))
    const page = await over(fetch).listing({ ...emptyListingQuery, text: "хувцс" })
    expect(heard).toHaveLength(2)
    expect([page.corrected, page.query.text, page.tiles.length]).toEqual(["хувцас", "хувцс", 1])
  })

  it("offers no suggestions, without a problem, when they fail [C25]", async () => {
    const empty = { text: "но", phrases: [], products: [], taxons: [], brands: [] }
    expect(await over(service(() => new Response(null, { status: 500 })).fetch).suggestions("но")).toEqual(empty)
    expect(await over(service().fetch).suggestions("но")).toEqual(empty)
    expect(await over(service().fetch).suggestions("  ")).toEqual({ ...empty, text: "  " })
  })
})

describe("failed search", () => {
  afterEach(() => vi.useRealTimers())

  const failing = (call: (() => Response) | null) => {
    const { fetch, heard } = call === null ? service() : service(call)
    return { heard, problem: over(fetch).newArrivals().catch((problem: unknown) => problem) }
  }

  it.each([
    ["is unreachable without a connection", null, "Unreachable", 3],
    ["is unreachable after two retries of a 503", () => new Response(null, { status: 503 }), "Unreachable", 3],
    ["is unreadable when the response is no JSON", () => new Response("<html>"), "Unreadable", 1],
    ["is unreadable when a response is missing", answering(), "Unreadable", 1],
    ["is unreadable when the query was refused", () => Response.json({ error: {}, status: 400 }, { status: 400 }), "Unreadable", 1],
    ["is unauthorised on status 401", () => new Response(null, { status: 401 }), "Unauthorised", 1],
    ["is unreadable when one of its searches failed", answering({ error: { type: "x" }, status: 404 }), "Unreadable", 1],
    ["is timed out when the service ran out of time", answering({ ...nothing, timed_out: true }), "TimedOut", 1],
  ] as const)("%s", async (_, call, tag, tries) => {
    const { heard, problem } = failing(call)
    expect(await problem).toEqual({ _tag: tag })
    expect(heard).toHaveLength(tries)
  })

  it("times out after ten seconds, even if the response has begun [C25] [W13]", async () => {
    vi.useFakeTimers()
    const { heard, problem } = failing(() => new Response(new ReadableStream({ start: (control) => control.enqueue(new Uint8Array([123])) })))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await problem).toEqual({ _tag: "TimedOut" })
    expect(heard).toHaveLength(1)
  })

  it("throws Missing for an unknown product, Unreadable for a malformed one", async () => {
    expect(await over(service(answering(nothing)).fetch).product("gone").catch((problem: unknown) => problem)).toEqual({ _tag: "Missing" })
    expect(await over(service(answering(answer([{ _id: "1", _source: {} }]))).fetch).product("odd").catch((problem: unknown) => problem)).toEqual({ _tag: "Unreadable" })
  })

  it("throws the abort reason when it is aborted", async () => {
    const controller = new AbortController()
    const { fetch } = service(answering(nothing))
    const left = over(fetch).suggestions("но", controller.signal)
    controller.abort(new Error("left"))
    await expect(left).rejects.toThrow()
  })
})
