/** Hits, counts, order and suggestions of searches, and changes of products that they see. */
import { describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { createSearch } from "#backend/search/search.ts"
import { byList } from "#domain/entities/catalogue/facet.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { plain } from "#tests/contract/support/test-backend.ts"
import { findProducts, kinds } from "#tools/find-products.ts"
import { ids, inWomen, now, sources, typed, typeless, type SearchTrial } from "./trial.ts"
import { typedWords } from "./typed-terms.ts"

export const narrowing = (trial: () => SearchTrial): void => {
  describe("search", () => {
    it("leaves the filter of the hits out of the counts", async () => {
      const { body } = await trial().ask(typeless, {
        size: 100,
        _source: ["brand"],
        query: { bool: { filter: [inWomen] } },
        post_filter: { term: { "brand.code": "tselmen" } },
        aggs: {
          brands: { terms: { field: "brand.code", size: 50 } },
          sizes: { filter: { term: { "brand.code": "tselmen" } }, aggs: { values: { terms: { field: "size_codes", size: 3 } } } },
        },
      })
      const brands = plain(body["aggregations"]?.["brands"]?.["buckets"]) as ReadonlyArray<{ key: string; doc_count: number }>
      expect(body["hits"]?.["total"]).toEqual({ value: 9, relation: "eq" })
      expect(brands.find(({ key }) => key === "tselmen")?.doc_count).toBe(9)
      expect(brands.length).toBeGreaterThan(3)
      expect(body["aggregations"]?.["sizes"]?.["doc_count"]).toBe(9)
      expect(plain(body["aggregations"]?.["sizes"]?.["values"]?.["buckets"])).toHaveLength(3)
    })

    it("counts categories within categories [C25]", async () => {
      const { body } = await trial().ask(typeless, {
        size: 0,
        aggs: { l0: { terms: { field: "l0.permalink", size: 20 }, aggs: { l1: { terms: { field: "l1.permalink", size: 20 } } } } },
      })
      const tops = plain(body["aggregations"]?.["l0"]?.["buckets"]) as ReadonlyArray<{
        key: string
        doc_count: number
        l1: { buckets: ReadonlyArray<{ key: string; doc_count: number }> }
      }>
      expect(tops.map(({ doc_count }) => doc_count).reduce((sum, count) => sum + count)).toBe(192)
      for (const { key, doc_count: all, l1 } of tops) {
        expect(l1.buckets.every((bucket) => bucket.key.startsWith(`${key}/`))).toBe(true)
        expect(l1.buckets.reduce((sum, bucket) => sum + bucket.doc_count, 0)).toBeLessThanOrEqual(all)
      }
    })

    it("counts the categories of a search by all five levels, for the storefront [C25]", async () => {
      const { facets, total } = await trial()
        .storefront("mn")
        .listing({ ...emptyListingQuery, text: "гутал" })
      expect(facets.taxons.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      type Counted = { readonly key: string; readonly count: number; readonly below?: ReadonlyArray<Counted> }
      const check = ({ key, count, below = [] }: Counted): number => {
        expect(below.every((inner) => inner.key.startsWith(`${key}/`) && inner.count <= count)).toBe(true)
        return 1 + Math.max(0, ...below.map(check))
      }
      expect(Math.max(...facets.taxons.map(check))).toBeGreaterThanOrEqual(3)
    })

    it("finds products by variants, by SKUs and by id [C25]", async () => {
      const search = trial().storefront("mn")
      const { product } = await search.product("gitar")
      const other = (await search.product("5")).product
      expect(other.slug).toBe("nooluuran-kardigan")
      const variants = [product, other].flatMap(({ variants: all }) => all.slice(0, 1).map(({ id }) => id))
      expect((await search.byVariants([...variants, 999_999_999])).map(({ slug }) => slug).toSorted()).toEqual([
        "gitar",
        "nooluuran-kardigan",
      ])
      expect((await search.bySkus([other.sku, "NONE100-01", product.sku])).map(({ slug }) => slug)).toEqual(["nooluuran-kardigan", "gitar"])
      expect(await search.byVariants([])).toEqual([])
      expect(await search.product("99999999").catch((problem: unknown) => problem)).toEqual({ _tag: "Missing" })
    })

    it("prints the product for each kind of search of the command line [C25]", async () => {
      const search = trial().storefront("en")
      const { product } = await search.product("gitar")
      const narrowed = {
        words: ["guitar"],
        sku: [product.sku],
        variant: [String(product.variants[0]?.id)],
        slug: ["gitar"],
        taxon: ["books-music/instruments"],
        vendor: [product.store?.vendorId ?? ""],
        deals: [],
        new: [],
        sale: [],
      }
      expect(Object.keys(narrowed).toSorted()).toEqual(Object.keys(kinds).toSorted())
      for (const [kind, values] of Object.entries(narrowed)) {
        const lines = (await findProducts(search, [kind, ...values])) ?? []
        expect(lines.length, kind).toBeGreaterThan(0)
        if (values.length > 0)
          expect(
            lines.some((line) => line.startsWith(`${product.id}\t${product.sku}\t${product.title}\t`)),
            kind,
          ).toBe(true)
      }
      expect(await findProducts(search, ["taxon", "women"])).toHaveLength(
        (await search.listing({ ...emptyListingQuery, permalink: "women" })).total,
      )
      expect(await findProducts(search, ["constructor"])).toBeNull()
    })

    it("has a lifestyle row of one category and store [C25] [S31]", async () => {
      const search = trial().storefront("mn")
      const { lifestyle } = await search.home({ productCat: "home", storeCodes: ["modlog"] })
      const { body } = await trial().ask(typed, {
        size: 400,
        _source: ["store", "l0", "product_cat"],
        query: { ids: { values: lifestyle.map(({ id }) => id) } },
      })
      expect(lifestyle.length).toBeGreaterThan(3)
      expect(
        new Set(sources(body).map((source) => `${(source["store"] as { code: string }).code} ${String(source["product_cat"])}`)),
      ).toEqual(new Set(["modlog home"]))
    })

    it("has the products with most reviews instead of no hits [C25]", async () => {
      const { instead } = await trial()
        .storefront("mn")
        .listing({ ...emptyListingQuery, text: "кваркваркв" })
      expect(instead).toHaveLength(20)
      const reviews = instead?.map(({ totalReviews }) => totalReviews) ?? []
      expect(reviews).toEqual(reviews.toSorted((one, other) => other - one))
    })

    it("has one random order for each seed across pages [C25]", async () => {
      const page = async (from: number, seed: number) =>
        ids(
          (
            await trial().ask(typed, {
              size: 64,
              from,
              _source: false,
              query: { function_score: { query: { match_all: {} }, random_score: { seed } } },
            })
          ).body,
        )
      const pages = [...(await page(0, 7)), ...(await page(64, 7)), ...(await page(128, 7))]
      expect(new Set(pages).size).toBe(192)
      expect(await page(0, 7)).toEqual(pages.slice(0, 64))
      expect(await page(0, 8)).not.toEqual(pages.slice(0, 64))
    })

    it("orders by price, age and sale, and by id among equals [C25]", async () => {
      const by = async (sort: ReadonlyArray<Record<string, string>>) => sources((await trial().ask(typed, { size: 192, sort })).body)
      const prices = (await by([{ selling_price: "asc" }])).map((source) => Number(source["selling_price"]))
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      const ages = (await by([{ created_at: "desc" }])).map((source) => String(source["created_at"]))
      expect(ages).toEqual(ages.toSorted().toReversed())
      const sales = (await by([{ sale_percent: "desc" }, { id: "asc" }])).map(
        (source) => [Number(source["sale_percent"]), Number(source["id"])] as const,
      )
      expect(sales).toEqual(sales.toSorted((one, other) => other[0] - one[0] || one[1] - other[1]))
    })

    it("finds similar products without the product itself", async () => {
      const { body } = await trial().ask(typed, { size: 5, query: { more_like_this: { fields: ["title"], like: [{ _id: "1" }] } } })
      expect(ids(body)[0]).toBe("2")
      expect(ids(body)).not.toContain("1")
    })

    it("suggests phrases by prefix and corrects unknown words", async () => {
      const { body } = await trial().ask(typed, {
        size: 0,
        suggest: {
          phrases: { prefix: "цай", completion: { field: "suggest", size: 5 } },
          words: { text: "хар хувцс", term: { field: "suggest_words", size: 2 } },
        },
      })
      const phrases = (plain(body["suggest"]?.["phrases"]?.[0]?.["options"]) as ReadonlyArray<{ text: string }>).map(({ text }) => text)
      expect(phrases).toContain("цай")
      expect(plain(body["suggest"]?.["words"]?.[0]?.["options"])).toEqual([])
      expect(body["suggest"]?.["words"]?.[1]?.["options"]?.[0]?.["text"]).toBe("хувцас")
    })
  })

  it.each(typedWords)("finds for «%s» %s among the first three", async (words, slug) => {
    const { tiles } = await trial()
      .storefront("mn")
      .listing({ ...emptyListingQuery, text: words })
    expect(tiles.slice(0, 3).map((tile) => tile.slug)).toContain(slug)
  })

  it("accepts the largest request of a storefront", async () => {
    const page = await trial()
      .storefront("mn")
      .listing({
        ...emptyListingQuery,
        permalink: "women/clothing/outerwear",
        text: "пальто",
        ...byList(({ list }) => (list === "brands" ? ["tselmen"] : ["black"])),
        priceFrom: 1,
        priceTo: 2,
        rating: 1,
        onSale: true,
      })
    expect(page.total).toBe(0)
    expect(page.facets.brands).toContainEqual({ key: "tselmen", label: "Цэлмэн", count: 0 })
  })

  it("filters a listing by brand, and counts its facets within the category", async () => {
    const query = { ...emptyListingQuery, permalink: "women/clothing", brands: ["tselmen"], sort: "price_asc" } as const
    const { tiles, facets } = await trial().storefront("en").listing(query)
    expect(tiles.every(({ brand }) => brand?.code === "tselmen")).toBe(true)
    expect(facets.brands.length).toBeGreaterThan(1)
    expect(facets.taxons.every(({ key }) => key.startsWith("women/clothing/"))).toBe(true)
    expect(facets.colours.find(({ key }) => key === "black")).toMatchObject({ label: "Black", hex: "#1A1A1A" })
  })

  it("continues a listing page by page, the same as when it is opened at a later page", async () => {
    const search = trial().storefront("en")
    const [first, second] = [await search.listing(emptyListingQuery), await search.listingMore({ ...emptyListingQuery, page: 2 })]
    const pages = [...first.tiles, ...second.tiles].map(({ id }) => id)
    expect(new Set(pages).size).toBe(80)
    const both = await search.listing({ ...emptyListingQuery, page: 2 })
    expect(both.tiles.map(({ id }) => id)).toEqual(pages)
  })

  it("labels a chosen brand and colour without hits", async () => {
    const query = { ...emptyListingQuery, permalink: "books-music", brands: ["tselmen", "nobody"], colours: ["black"], priceTo: 1 }
    const { facets, tiles } = await trial().storefront("en").listing(query)
    expect(tiles).toEqual([])
    expect(facets.brands).toContainEqual({ key: "tselmen", label: "Tselmen", count: 0 })
    expect(facets.brands.map(({ key }) => key)).not.toContain("nobody")
    expect(facets.colours).toContainEqual({ key: "black", label: "Black", count: 0, hex: "#1A1A1A" })
  })

  it("suggests products, categories and brands while typing", async () => {
    const offered = await trial().storefront("mn").suggestions("ноолуур")
    expect(offered.text).toBe("ноолуур")
    expect(offered.phrases[0]).toMatch(/^ноолуур/)
    expect(offered.products).toHaveLength(6)
    expect(offered.taxons.map(({ permalink }) => permalink)).toContain("women/clothing/outerwear/coats/cashmere-coats")
    expect((await trial().storefront("mn").suggestions("nuur")).brands).toEqual([{ code: "nuurlan", name: "Нуурлан" }])
  })

  it("sees no stock change that is rolled back", async () => {
    const search = trial().storefront("mn")
    const onHand = async () => (await search.bySlugs(["gitar"]))[0]?.totalOnHand
    const before = await onHand()
    await trial()
      .db.transaction(async (tx) => {
        await tx.query("update variants set on_hand = 0 where product_id = (select id from products where slug = 'gitar')")
        throw new Error("undone")
      })
      .catch(() => undefined)
    expect(await onHand()).toBe(before)
  })

  it("sees a committed stock change in the product, in its variants and in the list", async () => {
    const search = trial().storefront("mn")
    const onHand = async () => (await search.bySlugs(["gitar"]))[0]?.totalOnHand
    const listed = async () => (await search.listing({ ...emptyListingQuery, permalink: "books-music/instruments" })).total
    const all = await listed()
    await trial().db.query("update variants set on_hand = 0 where product_id = (select id from products where slug = 'gitar')")
    expect(await onHand()).toBe(0)
    expect(await listed()).toBe(all - 1)
    expect((await search.product("gitar")).product.variants.every(({ totalOnHand }) => totalOnHand === 0)).toBe(true)
    await trial().db.query("update variants set on_hand = 5 where product_id = (select id from products where slug = 'gitar')")
    expect(await listed()).toBe(all)
  })

  it("warns at its start that more products than the limit need a cluster", async () => {
    const warnings: unknown[] = []
    const log = { warn: (...words: ReadonlyArray<unknown>) => void warnings.push(words) }
    await createSearch(trial().db, () => now, log, 192).prepare()
    await createSearch(trial().db, () => now, log).prepare()
    expect(warnings).toEqual([])
    await createSearch(trial().db, () => now, log, 191).prepare()
    expect(warnings).toEqual([[{ products: 192 }, "so many products want a search cluster: set SEARCH_URL"]])
  })

  it("sees reindexed and deleted products, as a new process does", async () => {
    const other = createSearch(trial().db, () => now)
    const total = async () => (await other.search({ size: 0 }, "mn")).total
    expect(await total()).toBe(192)
    const gone = (await trial().db.query<{ id: number }>("select id from products where slug = 'kaktus'"))[0]?.id ?? 0
    await trial().db.query("delete from search_entries where product_id = $1", [gone])
    expect([await total(), await other.document(String(gone), "mn", true)]).toEqual([191, null])
    await trial().db.query('update products set title = title || \'{"mn": "Сувдан товч"}\' where id = $1', [gone])
    await indexProducts(trial().db, [gone], instantOf(now.getTime()))
    expect(await total()).toBe(192)
    const named = async (text: string) =>
      (
        await trial()
          .storefront("mn")
          .listing({ ...emptyListingQuery, text })
      ).tiles.map(({ slug }) => slug)
    expect([await named("сувдан"), await named("кактус")]).toEqual([["kaktus"], []])
  })
}
