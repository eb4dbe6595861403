import { afterEach, describe, expect, it, vi } from "vitest"
import { createSearch, type SearchOptions } from "#adapters/search/search.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"

const hit = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  _index: "products",
  _id: String(id),
  _score: 1,
  _source: {
    id,
    slug: `goods-${id}`,
    sku: `ABC100-0${id}`,
    title: `Бараа ${id}`,
    image: { src: `/pictures/goods-${id}`, tint: 2 },
    price: "12000.0",
    selling_price: 9000,
    badges: null,
    brand: { code: "nuurlan", name: "Нуурлан" },
    total_on_hand: "4",
    ...changes,
  },
})
const answer = (hits: ReadonlyArray<unknown>, more: Readonly<Record<string, unknown>> = {}) => ({
  took: 1,
  timed_out: false,
  hits: { total: hits.length, hits },
  status: 200,
  ...more,
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
    heard.push({
      url: request.url,
      authorization: request.headers.get("authorization"),
      bodies: lines.filter((_, at) => at % 2 === 1).map((line) => JSON.parse(line) as Record<string, unknown>),
    })
    const call = calls[Math.min(heard.length, calls.length) - 1]
    if (call === undefined) throw new TypeError("Failed to fetch")
    return call()
  }
  return { heard, fetch }
}
const answering =
  (...responses: ReadonlyArray<unknown>) =>
  () =>
    Response.json({ took: 1, responses })
const over = (fetch: typeof globalThis.fetch, changes: Partial<SearchOptions> = {}) =>
  createSearch({ fetch, origin: "https://shop.test", locale: "mn", backoff: () => 0, ...changes })

describe("search adapter", () => {
  it("sends several searches in one call, without credentials, by the path style and the locale's index", async () => {
    const { fetch, heard } = service(answering(nothing))
    await over(fetch).deals()
    await over(fetch, { locale: "en", settings: { pathStyle: "typeless" } }).deals()
    expect(heard.map(({ url }) => url)).toEqual([
      "https://shop.test/search-service/products/product/_msearch",
      "https://shop.test/search-service/products_en/_msearch",
    ])
    expect(heard[0]?.authorization).toBe(`Basic ${btoa("guest:guest")}`)
  })

  it("reads hits of any version: numbers as text, missing fields, totals with or without a relation", async () => {
    const { fetch } = service(answering(answer([hit(1)])))
    expect((await over(fetch).deals())[0]).toMatchObject({
      price: 12_000,
      sellingPrice: 9000,
      badges: [],
      totalOnHand: 4,
      onlyVariantId: null,
      swatches: [],
      averageRating: 0,
    })
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
    const { fetch, heard } = service(answering(answer([hit(1)]), nothing))
    await over(fetch).listing({ ...emptyListingQuery, page: 3 })
    await over(fetch).listingMore({ ...emptyListingQuery, page: 4 })
    expect(heard.map(({ bodies: [hits] }) => [hits?.["from"], hits?.["size"]])).toEqual([
      [0, 120],
      [120, 40],
    ])
  })

  it("searches again with corrected terms when nothing is found, and keeps the shopper's own", async () => {
    const mended = answer([], { suggest: { words: [{ text: "хувцс", options: [{ text: "хувцас" }] }] } })
    const { fetch, heard } = service(answering(nothing, mended), answering(answer([hit(1)]), answer([hit(1)])))
    const page = await over(fetch).listing({ ...emptyListingQuery, text: "хувцс" })
    expect(heard).toHaveLength(2)
    expect([page.corrected, page.query.text, page.tiles.length]).toEqual(["хувцас", "хувцс", 1])
  })

  it("shows products of the category instead of an empty list, otherwise the most popular, and nothing if they fail to load [C25]", async () => {
    const { fetch, heard } = service(answering(nothing, nothing), answering(nothing), answering(answer([hit(1)]), answer([hit(2)])))
    const page = await over(fetch).listing({ ...emptyListingQuery, permalink: "women/shoes", brands: ["nuurlan"] })
    expect(page.instead?.map(({ id }) => id)).toEqual([2])
    expect(heard.at(-1)?.bodies.map(({ size, sort }) => [size, sort])).toEqual([
      [20, [{ total_reviews: "desc" }, { id: "asc" }]],
      [100, [{ created_at: "desc" }, { id: "desc" }]],
    ])
    const popular = service(answering(nothing, nothing), answering(nothing), answering(answer([hit(1)]), nothing))
    expect(
      (await over(popular.fetch).listing({ ...emptyListingQuery, permalink: "women/shoes", brands: ["nuurlan"] })).instead?.map(
        ({ id }) => id,
      ),
    ).toEqual([1])
    const failing = service(answering(nothing, nothing), () => new Response(null, { status: 400 }))
    expect((await over(failing.fetch).listing({ ...emptyListingQuery, brands: ["nuurlan"] })).instead).toBeUndefined()
  })

  it("fetches a product by its id with its vendor and its keywords, in the path style of the service [C25] [E1]", async () => {
    const source = hit(7, {
      store: { name: "Нуурлан", code: "nuurlan", vendor_id: null },
      vid: "12",
      translated: "Goods",
      keyword: { id: 3, name: "Dresses", mn: "Даашинз", gpc: "10001", gpc_txt: "Dresses" },
      custom_suggestion: "зуны даашинз",
    })._source
    const { fetch, heard } = service(() => Response.json({ found: true, _source: source }))
    const { product, keywords } = await over(fetch).product("7")
    expect([product.id, product.store?.vendorId, keywords]).toEqual([
      7,
      "12",
      { translated: "Goods", category: "Dresses", words: ["Даашинз", "Dresses", "зуны даашинз"] },
    ])
    await over(fetch, { settings: { pathStyle: "typeless" } }).product("7")
    expect(heard.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      "/search-service/products/product/7?_source",
      "/search-service/products/_doc/7?_source",
    ])
    expect(
      await over(service(() => Response.json({ found: false }, { status: 404 })).fetch)
        .product("8")
        .catch((problem: unknown) => problem),
    ).toEqual({ _tag: "Missing" })
    expect(
      await over(service(() => new Response("<html>")).fetch)
        .product("8")
        .catch((problem: unknown) => problem),
    ).toEqual({ _tag: "Unreadable" })
  })

  it("counts the categories of a search by five levels of 20, and those of a category by one [C25]", async () => {
    const below = { buckets: [{ key: "women/shoes|Гутал|Эмэгтэй", doc_count: 3 }] }
    const counted = answer([hit(1)], {
      aggregations: {
        taxons: {
          values: {
            buckets: [
              { key: "women|Эмэгтэй|", doc_count: 5, below },
              { key: "men|Эрэгтэй|", doc_count: 1 },
            ],
          },
        },
      },
    })
    const { fetch, heard } = service(answering(answer([hit(1)]), counted))
    const page = await over(fetch).listing({ ...emptyListingQuery, text: "гутал" })
    expect(page.facets.taxons).toEqual([
      { key: "women", label: "Эмэгтэй", count: 5, below: [{ key: "women/shoes", label: "Гутал", count: 3 }] },
      { key: "men", label: "Эрэгтэй", count: 1 },
    ])
    type Levels = { terms: { field: string; size: number }; aggs?: { below: Levels } }
    const levels = ({ terms, aggs }: Levels): ReadonlyArray<unknown> => [
      [terms.field, terms.size],
      ...(aggs === undefined ? [] : levels(aggs.below)),
    ]
    const ofTaxons = (body: Record<string, unknown> = {}) =>
      levels((body["aggs"] as Record<string, { aggs: { values: Levels } }>)["taxons"]!.aggs.values)
    expect(ofTaxons(heard[0]?.bodies[1])).toEqual([0, 1, 2, 3, 4].map((level) => [`l${level}.facet`, 20]))
    await over(fetch)
      .listing({ ...emptyListingQuery, permalink: "women" })
      .catch(() => null)
    expect(ofTaxons(heard[1]?.bodies[1])).toEqual([["l1.facet", 20]])
  })

  it("asks for 50 products as suggestions, and shows the first six [C25]", async () => {
    const { fetch, heard } = service(answering(answer(Array.from({ length: 9 }, (_, at) => hit(at + 1)))))
    expect((await over(fetch).suggestions("ба")).products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    expect(heard[0]?.bodies[0]?.["size"]).toBe(50)
  })

  it("asks for 40 categories, brands and phrases as suggestions, and for nothing else", async () => {
    const { fetch, heard } = service(answering(answer([hit(1)])))
    await over(fetch).suggestions("ба")
    expect(heard[0]?.bodies[0]).toMatchObject({
      aggs: { taxons: { terms: { size: 40 } }, brands: { terms: { size: 40 } } },
      suggest: { phrases: { completion: { size: 40 } } },
    })
    expect(heard).toHaveLength(1)
  })

  it("has the row of lifestyle from the category and stores of the site, if it names any [C25] [S31]", async () => {
    const { fetch, heard } = service(
      answering(nothing, nothing, nothing, nothing, answer([hit(5)])),
      answering(nothing, nothing, nothing, nothing),
    )
    expect((await over(fetch).home({ productCat: "home", storeCodes: ["modlog"] })).lifestyle.map(({ id }) => id)).toEqual([5])
    expect((await over(fetch).home(null)).lifestyle).toEqual([])
    expect(JSON.stringify(heard[0]?.bodies[4])).toContain('{"term":{"product_cat":"home"}},{"terms":{"store.code":["modlog"]}}')
    expect(heard.map(({ bodies }) => bodies.length)).toEqual([5, 4])
  })

  it("finds airports and postal areas at their own paths, and none if that fails [C25] [E24] [E25]", async () => {
    const airport = { _id: "UBN", _source: { iata: "UBN", name: "Чингис хаан", cc: "MN" } }
    const requests: string[] = []
    const places = (response: () => Response) => async (input: RequestInfo | URL, init?: RequestInit) => {
      requests.push(new URL(new Request(input, init).url).pathname)
      return response()
    }
    const found = places(() => Response.json(answer([airport, { _id: "X", _source: { iata: "nowhere" } }])))
    expect((await over(found).airports("ubn")).map((place) => place.kind === "airport" && place.airport.iata)).toEqual(["UBN"])
    expect(await over(found, { locale: "en" }).zipAreas("16000")).toEqual([])
    expect(await over(places(() => new Response(null, { status: 400 }))).airports("ubn")).toEqual([])
    expect(requests).toEqual(["/search-service/airport/_search", "/search-service/maps/zipcode/_search", "/search-service/airport/_search"])
    expect(await over(service().fetch).airports(" ")).toEqual([])
  })

  it("tells failed suggestions from none [C25]", async () => {
    await expect(over(service(() => new Response(null, { status: 500 })).fetch).suggestions("но")).rejects.toHaveProperty("_tag")
    expect(await over(service().fetch).suggestions("  ")).toEqual({ text: "  ", phrases: [], products: [], taxons: [], brands: [] })
  })
})

describe("failed search", () => {
  it("is the search's own failure where the shop answers and its cluster does not", async () => {
    const down = { status: 503, error: { type: "no_shard_available_action_exception", reason: "no cluster" } }
    await expect(
      over(service(() => Response.json({ took: 1, responses: [down, down] })).fetch).listing({ ...emptyListingQuery, text: "coat" }),
    ).rejects.toEqual({ _tag: "SearchDown" })
    const failed = { ...down, status: 500 }
    await expect(
      over(service(() => Response.json({ took: 1, responses: [failed, failed] })).fetch).listing({ ...emptyListingQuery, text: "coat" }),
    ).rejects.toEqual({ _tag: "SearchDown" })
  })

  afterEach(() => vi.useRealTimers())

  const failing = (call: (() => Response) | null) => {
    const { fetch, heard } = call === null ? service() : service(call)
    return {
      heard,
      problem: over(fetch)
        .newArrivals()
        .catch((problem: unknown) => problem),
    }
  }

  it.each([
    ["is unreachable without a connection", null, "Unreachable", 3],
    ["is down after two retries of a 503", () => new Response(null, { status: 503 }), "SearchDown", 3],
    ["is unreadable when the response is no JSON", () => new Response("<html>"), "Unreadable", 1],
    ["is unreadable when a response is missing", answering(), "Unreadable", 1],
    ["is unreadable when the query was refused", () => Response.json({ error: {}, status: 400 }, { status: 400 }), "Unreadable", 1],
    ["is unauthorised on status 401", () => new Response(null, { status: 401 }), "Unauthorised", 1],
    ["is unreadable when one of its searches failed", answering({ error: { type: "x" }, status: 404 }), "Unreadable", 1],
    ["is down when one of its searches was refused by an overloaded cluster", answering({ error: {}, status: 429 }), "SearchDown", 1],
    ["is timed out when the service ran out of time", answering({ ...nothing, timed_out: true }), "TimedOut", 1],
  ] as const)("%s", async (_, call, tag, tries) => {
    const { heard, problem } = failing(call)
    expect(await problem).toEqual({ _tag: tag })
    expect(heard).toHaveLength(tries)
  })

  it("times out after ten seconds, even if the response has begun [C25] [W13]", async () => {
    vi.useFakeTimers()
    const { heard, problem } = failing(
      () => new Response(new ReadableStream({ start: (control) => control.enqueue(new Uint8Array([123])) })),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await problem).toEqual({ _tag: "TimedOut" })
    expect(heard).toHaveLength(1)
  })

  it("throws Missing for an unknown product, Unreadable for a malformed one", async () => {
    expect(
      await over(service(answering(nothing)).fetch)
        .product("gone")
        .catch((problem: unknown) => problem),
    ).toEqual({ _tag: "Missing" })
    expect(
      await over(service(answering(answer([{ _id: "1", _source: {} }]))).fetch)
        .product("odd")
        .catch((problem: unknown) => problem),
    ).toEqual({ _tag: "Unreadable" })
  })

  it("throws the abort reason when it is aborted", async () => {
    const controller = new AbortController()
    const { fetch } = service(answering(nothing))
    const left = over(fetch).suggestions("но", controller.signal)
    controller.abort(new Error("left"))
    await expect(left).rejects.toThrow()
  })
})
