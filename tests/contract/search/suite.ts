/** Contract of the search service on one engine. */
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { limits } from "#adapters/search/contract/limits.ts"
import { IndexedProduct } from "#domain/entities/search/search-document.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { plain, text } from "#tests/contract/support/test-backend.ts"
import { facets } from "./facets.ts"
import { narrowing } from "./narrowing.ts"
import { ownSynonyms } from "./own-synonyms.ts"
import { saleMoments } from "./sale-moments.ts"
import { places } from "./places.ts"
import { productChanges } from "./product-changes.ts"
import { rulesOfLists } from "./rules.ts"
import { spelling } from "./spelling.ts"
import { leftOutWords } from "./left-out-words.ts"
import { typedTexts } from "./typed-texts.ts"
import { wearers } from "./wearers.ts"
import { beginSearch, inWomen, sources, typed, typeless, type SearchTrial, type ServiceOf } from "./trial.ts"

export const describeSearch = (engine: Engine, serviceOf?: ServiceOf): void => {
  describe(`the search on ${engine.name}`, () => {
    let trial: SearchTrial
    beforeAll(async () => {
      trial = await beginSearch(engine, serviceOf)
    })
    afterAll(() => trial.db.close())

    describe("response", () => {
      it("has the total as a number and a type in each hit, on typed paths", async () => {
        const { status, body } = await trial.ask(typed, { size: 1 })
        expect(status).toBe(200)
        expect(body["hits"]?.["total"]).toBe(192)
        expect(body["hits"]?.["hits"]?.[0]?.["_type"]).toBe("product")
      })

      it("has the total as an object and no type, on typeless paths", async () => {
        const { body } = await trial.ask(typeless, { size: 1 })
        expect(body["hits"]?.["total"]).toEqual({ value: 192, relation: "eq" })
        expect(body["hits"]?.["hits"]?.[0]).not.toHaveProperty("_type")
        const counted = await trial.ask(`${typeless}?rest_total_hits_as_int=true`, { size: 0 })
        expect(counted.body["hits"]?.["total"]).toBe(192)
      })

      it("is one product by its id, or 404", async () => {
        const one = await trial.get("/products/product/5?_source")
        expect(one.body["found"]).toBe(true)
        expect(one.body["_source"]?.["slug"]).toBe("nooluuran-kardigan")
        const none = await trial.get("/products/_doc/99999999")
        expect(none.status).toBe(404)
        expect(none.body["found"]).toBe(false)
      })

      it("is in the language of its index, and found by terms of either", async () => {
        const { body } = await trial.ask("/products_en/_search", {
          size: 1,
          _source: ["title"],
          query: { multi_match: { query: "гитар", fields: ["title", "translated"], operator: "and" } },
        })
        expect(sources(body)).toEqual([{ title: "Acoustic guitar" }])
      })

      describe("of every product", () => {
        const decodedOf = async (index: string) => {
          const { body } = await trial.ask(`/${index}/_search`, { size: 100, sort: [{ id: "asc" }] })
          return sources(body).map((document) => Schema.decodeUnknownSync(IndexedProduct)(document))
        }

        it("follows the schema, with its title in the other language [E1]", async () => {
          const [mongolian, english] = [await decodedOf("products"), await decodedOf("products_en")]
          expect(mongolian).toHaveLength(100)
          expect(mongolian.map(({ translated }) => translated)).toEqual(english.map(({ title }) => title))
          expect(english.map(({ translated }) => translated)).toEqual(mongolian.map(({ title }) => title))
        })

        it("has the same swatches in each language but for their names, and pictures and properties", async () => {
          const [mongolian, english] = [await decodedOf("products"), await decodedOf("products_en")]
          const nameless = ({ swatches }: typeof IndexedProduct.Type) => swatches.map((swatch) => ({ ...swatch, name: "" }))
          expect(mongolian.map(nameless)).toEqual(english.map(nameless))
          expect(mongolian.filter(({ swatches }) => swatches.some(({ image }) => image !== null)).length).toBeGreaterThan(20)
          expect(mongolian.filter(({ property }) => Object.keys(property ?? {}).length > 0).length).toBeGreaterThan(50)
        })

        it("has what other clients of the index read", async () => {
          for (const { productCat, taxonomy, keyword, vid, updatedAt, suggest, suggestLatin } of await decodedOf("products")) {
            expect([productCat, taxonomy?.id, keyword?.mn, vid, updatedAt].every(Boolean)).toBe(true)
            expect([suggest?.input.length, suggestLatin?.input.length]).toEqual([2, 1])
          }
        })

        it("gives the storefront the title in the other language and the name of the lowest category as keywords", async () => {
          const { product, keywords } = await trial.storefront("mn").product("nooluuran-kardigan")
          const english = await trial.storefront("en").product("nooluuran-kardigan")
          const lowest = [product.l4, product.l3, product.l2, product.l1].find((level) => level !== null)
          expect([keywords.translated, keywords.words[0]]).toEqual([english.product.title, lowest?.name])
        })
      })

      it("has a result for each of several searches", async () => {
        const lines = [{ index: "products" }, { size: 0 }, { index: "nothing" }, { size: 0 }, {}, { query: { script: {} } }]
        const { status, body } = await trial.ask("/_msearch", lines.map((line) => `${JSON.stringify(line)}\n`).join(""))
        expect(status).toBe(200)
        expect([0, 1, 2].map((at) => body["responses"]?.[at]?.["status"])).toEqual([200, 404, 400])
      })

      it("is 404 for an index and 400 for a field named like a property of every object", async () => {
        expect((await trial.ask("/constructor/_search", { size: 1 })).status).toBe(404)
        const { status } = await trial.ask(typeless, { size: 1, query: { multi_match: { query: "coat", fields: ["constructor"] } } })
        expect(status).toBe(400)
      })

      it("has only the requested fields", async () => {
        const { body } = await trial.ask(typed, { size: 1, _source: ["slug", "brand.code"], query: { ids: { values: ["5"] } } })
        expect(sources(body).map((source) => Object.keys(source).toSorted())).toEqual([["brand", "slug"]])
        const { body: bare } = await trial.ask(typed, { size: 1, _source: false })
        expect(bare["hits"]?.["hits"]?.[0]).not.toHaveProperty("_source")
      })
    })

    describe("fields in the address", () => {
      const documentKeys = async (parameters: string) =>
        Object.keys(plain((await trial.get(`/products/product/5${parameters}`)).body["_source"]) ?? {}).toSorted()

      it("are those of a document: all, some or none [C25]", async () => {
        expect((await documentKeys("?_source")).length).toBeGreaterThan(20)
        expect(await documentKeys("?_source")).toEqual(await documentKeys("?_source=true"))
        expect([await documentKeys("?_source=slug,brand.code"), await documentKeys("?_source_includes=slug")]).toEqual([
          ["brand", "slug"],
          ["slug"],
        ])
        expect((await trial.get("/products/_doc/5?_source=false")).body).toMatchObject({ found: true })
        expect((await trial.get("/products/_doc/5?_source=false")).body).not.toHaveProperty("_source")
      })

      it("go before those of a search, and of each of several [C25]", async () => {
        const query = { ids: { values: ["5"] } }
        const { body } = await trial.ask(`${typed}?_source=slug`, { query, _source: ["title"] })
        expect(sources(body).map((source) => Object.keys(source))).toEqual([["slug"]])
        const { body: several } = await trial.ask(
          "/_msearch?_source=slug",
          `{}\n${JSON.stringify({ query })}\n{}\n${JSON.stringify({ query, _source: false })}\n`,
        )
        expect([0, 1].map((at) => Object.keys(plain(several["responses"]?.[at]?.["hits"]?.["hits"]?.[0]?.["_source"]) ?? {}))).toEqual([
          ["slug"],
          ["slug"],
        ])
        const { body: none } = await trial.ask("/products/_msearch?_source=false", `{}\n${JSON.stringify({ query })}\n`)
        expect(none["responses"]?.[0]?.["hits"]?.["hits"]?.[0]).not.toHaveProperty("_source")
      })
    })

    describe("refusal in Elasticsearch's form", () => {
      it.each([
        ["what is not JSON", "{", 400, "json_parse_exception"],
        ["a script", { query: { script_score: { script: { source: "1" } } } }, 400, "parsing_exception"],
        ["a wildcard", { query: { wildcard: { title: "*" } } }, 400, "parsing_exception"],
        ["a key it does not know", { sise: 10 }, 400, "parsing_exception"],
        ["a field it does not keep", { query: { term: { password: "x" } } }, 400, "query_shard_exception"],
        ["too large a page", { size: 401 }, 400, "parsing_exception"],
        ["too deep a page", { from: 10_001 }, 400, "parsing_exception"],
        ["too many buckets", { aggs: { all: { terms: { field: "brand.code", size: 201 } } } }, 400, "parsing_exception"],
        ["two fields in one clause", { query: { term: { sku: "a", slug: "b" } } }, 400, "parsing_exception"],
        ["an order by a list", { sort: [{ badges: "asc" }] }, 400, "illegal_argument_exception"],
        ["words beside the query", { post_filter: { multi_match: { query: "a", fields: ["title"] } } }, 400, "query_shard_exception"],
        ["a request of more than 64 kB", `{"query": "${"x".repeat(70_000)}"}`, 413, "content_too_long_exception"],
      ])("%s", async (_, body, status, type) => {
        const answer = await trial.ask(typed, body)
        expect(answer.status).toBe(status)
        expect(answer.body["status"]).toBe(status)
        expect(answer.body["error"]?.["type"]).toBe(type)
        expect(answer.body["error"]?.["root_cause"]?.[0]?.["type"]).toBe(type)
      })

      it("limits nested clauses", async () => {
        const deep = Array.from({ length: 40 }).reduce<unknown>((query) => ({ bool: { must: query } }), { match_all: {} })
        expect((await trial.ask(typed, { query: deep })).status).toBe(400)
      })

      it.each([
        ["clauses", { query: { bool: { filter: Array.from({ length: limits.clauses }, () => inWomen) } } }],
        [
          "aggregations",
          {
            aggs: Object.fromEntries(
              Array.from({ length: limits.aggregations + 1 }, (_, at) => [`a${at}`, { stats: { field: "selling_price" } }]),
            ),
          },
        ],
        ["texts", { query: { bool: { should: Array.from({ length: 9 }, () => ({ multi_match: { query: "цай", fields: ["title"] } })) } } }],
        [
          "suggesters",
          {
            suggest: Object.fromEntries(
              Array.from({ length: 5 }, (_, at) => [`s${at}`, { text: "цайй", term: { field: "suggest_words" } }]),
            ),
          },
        ],
      ])("more %s than are written down", async (named, body) => {
        const answer = await trial.ask(typed, { size: 0, ...body })
        expect([answer.status, text(answer.body["error"]?.["reason"])]).toEqual([400, expect.stringContaining(named)])
      })

      it("limits the suggesters of several searches together", async () => {
        const suggest = {
          one: { text: "хувцс", term: { field: "suggest_words" } },
          other: { text: "пуалто", term: { field: "suggest_words" } },
        }
        const lines = Array.from({ length: 3 }, () => `{}\n${JSON.stringify({ size: 0, suggest })}\n`)
        const { body } = await trial.ask("/_msearch", `${lines.join("")}{}\n{}\n`)
        expect([0, 1, 2, 3].map((at) => body["responses"]?.[at]?.["status"])).toEqual([200, 200, 400, 200])
      })

      it.each(["", "Basic", `Basic ${btoa("guest:wrong")}`, `Basic ${btoa("guest")}`, "Bearer guest:guest"])(
        "is 401 for the credentials «%s» on every path [C25]",
        async (authorization) => {
          const post = [
            "/products/product/_search",
            "/products/_search",
            "/_msearch",
            "/products/_msearch",
            "/products/product/_msearch",
            "/airport/_search",
            "/airport_en/_search",
            "/maps/zipcode/_search",
            "/maps/_search",
            "/nowhere",
          ]
          const statuses = [
            ...(await Promise.all(post.map((path) => trial.ask(path, "{}\n{}\n", { authorization })))),
            ...(await Promise.all(["/products/product/5", "/products/_doc/5"].map((path) => trial.get(path, { authorization })))),
          ].map(({ status, body }) => [status, text(body["error"]?.["type"])])
          expect(new Set(statuses.map(String))).toEqual(new Set(["401,security_exception"]))
          expect((await trial.ask(typed, { size: 0 }, { authorization: `basic  ${btoa("guest:guest")}` })).status).toBe(200)
        },
      )

      it("covers unknown indexes and a missing final line break", async () => {
        expect((await trial.ask("/orders/_search", {})).status).toBe(404)
        expect((await trial.ask("/_msearch", "{}\n{}")).status).toBe(400)
      })

      it("never treats text as SQL", async () => {
        const hostile = "'; drop table products; -- \\ ' | ! & <-> :*"
        for (const query of [
          { term: { sku: hostile } },
          { prefix: { sku: "%_\\" } },
          { term: { "l0.permalink": hostile } },
          { multi_match: { query: hostile, fields: ["title"], operator: "and" } },
        ]) {
          const { status, body } = await trial.ask(typed, { size: 1, query })
          expect([status, body["hits"]?.["total"]]).toEqual([200, 0])
        }
      })
    })

    typedTexts(() => trial)
    wearers(() => trial)
    ownSynonyms(() => trial)
    leftOutWords(() => trial)
    facets(() => trial)
    narrowing(() => trial)
    saleMoments(() => trial)
    spelling(() => trial)
    places(() => trial)
    describe("changes of products", () => productChanges(() => trial))
    // Last, because it changes every product.
    rulesOfLists(() => trial)
  })
}
