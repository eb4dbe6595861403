/** Search adapter: lists of products, one product, suggestions, the home page, and places. */
import { describe, expect, it } from "vitest"
import { answer, answering, hit, nothing, searchOver, service } from "./search-service.ts"

/** Problem with which a call fails. */
const problemOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (problem: unknown) => problem,
  )

describe("search adapter", () => {
  it("sends several searches in one call, as a guest", async () => {
    const { fetch, requests } = service(answering(nothing, nothing, nothing, nothing))
    await searchOver(fetch).home(null)
    expect(requests.map(({ authorization, bodies }) => [authorization, bodies.length])).toEqual([[`Basic ${btoa("guest:guest")}`, 4]])
  })

  it.each([
    ["mn", "typed", "https://shop.test/search-service/products/product/_msearch"],
    ["en", "typeless", "https://shop.test/search-service/products_en/_msearch"],
  ] as const)("sends searches in %s, of the %s path style, to %s", async (locale, pathStyle, url) => {
    const { fetch, requests } = service(answering(nothing))
    await searchOver(fetch, { locale, settings: { pathStyle } }).deals()
    expect(requests.map((request) => request.url)).toEqual([url])
  })

  it("reads a product with numbers as text and without its optional fields", async () => {
    const { fetch } = service(answering(answer([hit(1)])))
    expect((await searchOver(fetch).deals())[0]).toMatchObject({
      price: 12_000,
      sellingPrice: 9000,
      badges: [],
      totalOnHand: 4,
      onlyVariantId: null,
      swatches: [],
      averageRating: 0,
    })
  })

  it("drops and reports an unreadable product, and shows the rest", async () => {
    const dropped: string[] = []
    const { fetch } = service(answering(answer([hit(1), hit(2, { selling_price: -5 }), { _id: "3" }, hit(4)])))
    const tiles = await searchOver(fetch, { report: (id, as) => dropped.push(`${as} ${id}`) }).sale()
    expect(tiles.map(({ id }) => id)).toEqual([1, 4])
    expect(dropped).toEqual(["tile 2", "tile 3"])
  })

  it("returns saved products in order, without missing ones", async () => {
    const { fetch } = service(answering(answer([hit(1), hit(2)])))
    expect((await searchOver(fetch).bySlugs(["goods-2", "gone", "goods-1"])).map(({ slug }) => slug)).toEqual(["goods-2", "goods-1"])
  })

  it("sends no request for no saved products", async () => {
    const { fetch, requests } = service()
    expect(await searchOver(fetch).bySlugs([])).toEqual([])
    expect(requests).toEqual([])
  })

  describe("a product by its id", () => {
    it("has its vendor and its keywords [C25] [E1]", async () => {
      const source = hit(7, {
        store: { name: "Нуурлан", code: "nuurlan", vendor_id: null },
        vid: "12",
        translated: "Goods",
        keyword: { id: 3, name: "Dresses", mn: "Даашинз", gpc: "10001", gpc_txt: "Dresses" },
        custom_suggestion: "зуны даашинз",
      })._source
      const { fetch } = service(answering(nothing), () => Response.json({ found: true, _source: source }))
      const { product, keywords } = await searchOver(fetch).product("7")
      expect([product.id, product.store?.vendorId]).toEqual([7, "12"])
      expect(keywords).toEqual({ translated: "Goods", category: "Dresses", words: ["Даашинз", "Dresses", "зуны даашинз"] })
    })

    it.each([
      ["typed", "https://shop.test/search-service/products/product/7?_source"],
      ["typeless", "https://shop.test/search-service/products/_doc/7?_source"],
    ] as const)("is fetched, in the %s path style, from %s", async (pathStyle, url) => {
      const { fetch, requests } = service(answering(nothing), () => Response.json({ found: true, _source: hit(7)._source }))
      await searchOver(fetch, { settings: { pathStyle } }).product("7")
      expect(requests.map((request) => request.url).slice(1)).toEqual([url])
    })

    it("is the one with these digits as its slug, where there is one", async () => {
      const { fetch } = service(answering(answer([hit(3, { slug: "7" })])), () => Response.json({ found: true, _source: hit(7)._source }))
      expect((await searchOver(fetch).product("7")).product.id).toBe(3)
    })

    it.each([
      ["Missing", "is not found", () => Response.json({ found: false }, { status: 404 })],
      ["Unreadable", "is answered with a page", () => new Response("<html>")],
    ] as const)("is %s when it %s", async (tag, _, response) => {
      expect(await problemOf(searchOver(service(answering(nothing), response).fetch).product("8"))).toEqual({ _tag: tag })
    })
  })

  it("requests 50 products as suggestions, and returns the first six [C25]", async () => {
    const { fetch, requests } = service(answering(answer(Array.from({ length: 9 }, (_, at) => hit(at + 1)))))
    expect((await searchOver(fetch).suggestions("ба")).products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    expect(requests[0]?.bodies[0]?.["size"]).toBe(50)
  })

  it("requests 40 categories, brands and phrases as suggestions, all in one call", async () => {
    const { fetch, requests } = service(answering(answer([hit(1)])))
    await searchOver(fetch).suggestions("ба")
    expect(requests[0]?.bodies[0]).toMatchObject({
      aggs: { taxons: { terms: { size: 40 } }, brands: { terms: { size: 40 } } },
      suggest: { phrases: { completion: { size: 40 } } },
    })
    expect(requests).toHaveLength(1)
  })

  it("requests the lifestyle row of the home page by the category and stores of the site, if it names any [C25] [S31]", async () => {
    const { fetch, requests } = service(
      answering(nothing, nothing, nothing, nothing, answer([hit(5)])),
      answering(nothing, nothing, nothing, nothing),
    )
    expect((await searchOver(fetch).home({ productCat: "home", storeCodes: ["modlog"] })).lifestyle.map(({ id }) => id)).toEqual([5])
    expect((await searchOver(fetch).home(null)).lifestyle).toEqual([])
    expect(JSON.stringify(requests[0]?.bodies[4])).toContain('{"term":{"product_cat":"home"}},{"terms":{"store.code":["modlog"]}}')
    expect(requests.map(({ bodies }) => bodies.length)).toEqual([5, 4])
  })

  describe("places", () => {
    const airport = { _id: "UBN", _source: { iata: "UBN", name: "Чингис хаан", cc: "MN" } }

    it("are airports by their own path, without unreadable ones [C25] [E24]", async () => {
      const { fetch, requests } = service(() => Response.json(answer([airport, { _id: "X", _source: { iata: "nowhere" } }])))
      const airports = await searchOver(fetch).airports("ubn")
      expect(airports.map((place) => place.kind === "airport" && place.airport.iata)).toEqual(["UBN"])
      expect(requests.map(({ url }) => url)).toEqual(["https://shop.test/search-service/airport/_search"])
    })

    it("are postal areas by their own path [C25] [E25]", async () => {
      const { fetch, requests } = service(() => Response.json(nothing))
      expect(await searchOver(fetch, { locale: "en" }).zipAreas("16000")).toEqual([])
      expect(requests.map(({ url }) => url)).toEqual(["https://shop.test/search-service/maps/zipcode/_search"])
    })

    it("are none where their request fails", async () => {
      const { fetch } = service(() => new Response(null, { status: 400 }))
      expect(await searchOver(fetch).airports("ubn")).toEqual([])
    })

    it("are none for a blank text, without a request", async () => {
      const { fetch, requests } = service()
      expect(await searchOver(fetch).airports(" ")).toEqual([])
      expect(requests).toEqual([])
    })
  })

  it("fails suggestions with a problem when the service fails [C25]", async () => {
    const { fetch } = service(() => new Response(null, { status: 500 }))
    expect(await problemOf(searchOver(fetch).suggestions("но"))).toEqual({ _tag: "SearchDown" })
  })

  it("has no suggestions for a blank text, without a request [C25]", async () => {
    const { fetch, requests } = service()
    expect(await searchOver(fetch).suggestions("  ")).toEqual({ text: "  ", phrases: [], products: [], taxons: [], brands: [] })
    expect(requests).toEqual([])
  })
})
