/** Products of a file that are published later: where they do not show before, and that they are found from that moment on. */
import { beforeAll, expect, it } from "vitest"
import { guest } from "#tests/contract/search/trial.ts"
import type { Answer, Somebody, Trial } from "#tests/contract/support/test-backend.ts"
import { ownColumns, type ImportSteps } from "./import-steps.ts"

type ProductIds = { readonly product: number; readonly variant: number }

export const publishedLaterOf = (shop: () => Trial, { take, indexedNames }: ImportSteps): void => {
  /** Imports a product with a stock of four that is published in the far future. */
  const takeUnpublished = async (slug: string, names: string, sku: string): Promise<ProductIds> => {
    await take(`${ownColumns},published_at`, `${slug},${names},women,,129000,,4,${sku},,,,2099-06-01`)
    const [ids] = await shop().db.query<ProductIds>(
      "select p.id as product, v.id as variant from products p join variants v on v.product_id = p.id where p.slug = $1",
      [slug],
    )
    if (ids === undefined) throw new Error(`the import made no product ${slug}`)
    return ids
  }
  /** Moves the publication of a product by an interval from now, such as `-1 minute`. */
  const publish = (slug: string, interval: string) =>
    shop().db.query("update products set available_on = now() + $2::interval where slug = $1", [slug, interval])

  let unpublished: ProductIds = { product: 0, variant: 0 }
  beforeAll(async () => {
    unpublished = await takeUnpublished("later-on", "Сандал,Chair", "LO-1")
  })

  type Refusal = { readonly place: string; readonly status: number; readonly ask: (somebody: Somebody) => Promise<Answer> }
  const refusals: ReadonlyArray<Refusal> = [
    { place: "its page", status: 404, ask: () => shop().call("GET", "/api/v2/products/later-on") },
    { place: "a cart", status: 422, ask: ({ headers }) => shop().add(unpublished.variant, 1, headers) },
    {
      place: "a wish list",
      status: 422,
      ask: ({ headers }) => shop().call("POST", "/api/v2/wishlists/add_id", { body: { variant_id: unpublished.variant }, headers }),
    },
    {
      place: "a request for an offer",
      status: 404,
      ask: ({ headers, login }) =>
        shop().call("POST", "/api/v2/quotes", {
          body: { product_id: unpublished.product, contact: login, note: "", quantity: 1 },
          headers,
        }),
    },
  ]
  it.each(refusals)("is refused with $status by $place", async ({ ask, status }) => {
    expect((await ask(await shop().somebody())).status).toBe(status)
  })

  it("is left out of products by their ids", async () => {
    const { status, body } = await shop().call("GET", `/api/v2/products?ids=${unpublished.product}`)
    expect([status, body["products"]]).toEqual([200, []])
  })

  it("is as new as its publication, and one of the past as old", async () => {
    await take(`${ownColumns},published_at`, "long-ago,Сандал,Chair,women,,129000,,4,LA-1,,,,2020-06-01")
    const rows = await shop().db.query<{ created: string }>(
      "select created_at as created from products where slug in ('later-on', 'long-ago') order by slug",
    )
    expect(rows.map(({ created }) => created)).toEqual(["2099-05-31T16:00:00.000Z", "2020-05-31T16:00:00.000Z"])
  })

  it("has no stock to sell", async () => {
    const { body } = await shop().call("GET", `/api/v2/products/0/variants/${unpublished.variant}/stock_items`)
    expect(body["stock_items"]).toMatchObject([{ variant_id: unpublished.variant, count_on_hand: 0, available: false }])
  })

  it("is not ordered from a cart that was filled before the product was taken back", async () => {
    const somebody = await shop().somebody()
    const { variant } = await takeUnpublished("taken-back", "Сандал,Chair", "TB-1")
    await publish("taken-back", "-1 minute")
    const number = await shop().checkedOut(somebody, variant)
    await publish("taken-back", "1 day")
    expect((await shop().place(somebody, number)).status).toBe(422)
  })

  it("is found from the moment at which it is published", async () => {
    const hits = async () => {
      const { body } = await shop().call("POST", "/search-service/products/_search", {
        headers: guest,
        body: { query: { bool: { filter: [{ term: { slug: "later-found" } }] } } },
      })
      return body["hits"]?.["total"]?.["value"]
    }
    const found = async () => ({
      hits: await hits(),
      mongolian: await indexedNames("түндэрсандал"),
      english: await indexedNames("thunderchair"),
    })
    await takeUnpublished("later-found", "Түндэрсандал,Thunderchair", "LF-1")
    await shop().backend.tend()
    expect(await found()).toEqual({ hits: 0, mongolian: { words: 0, phrases: 0 }, english: { words: 0, phrases: 0 } })
    await publish("later-found", "-1 minute")
    await shop().backend.tend()
    expect(await found()).toEqual({ hits: 1, mongolian: { words: 1, phrases: 1 }, english: { words: 1, phrases: 1 } })
    expect(
      await shop().db.query("select from search_awaited a join products p on p.id = a.product_id where p.slug = 'later-found'"),
    ).toEqual([])
  })
}
