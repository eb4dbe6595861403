/** Products of a file that are published later: where they do not show before. */
import { expect, it } from "vitest"
import { guest } from "#tests/contract/search/trial.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { ownColumns, type ImportSteps } from "./import-steps.ts"

export const publishedLaterOf = (shop: () => Trial, { take, indexedNames }: ImportSteps): void => {
  it("keeps a product that is not yet published off every screen and out of every cart", async () => {
    await take(`${ownColumns},published_at`, "later-on,Сандал,Chair,women,,129000,,4,LO-1,,,,2099-06-01")
    const [{ id, variant } = { id: 0, variant: 0 }] = await shop().db.query<{ id: number; variant: number }>(
      "select p.id, v.id as variant from products p join variants v on v.product_id = p.id where p.slug = 'later-on'",
    )
    const somebody = await shop().somebody()
    expect((await shop().call("GET", "/api/v2/products/later-on")).status).toBe(404)
    expect((await shop().call("GET", `/api/v2/products?ids=${id}`)).body["products"]).toEqual([])
    expect((await shop().add(variant, 1, somebody.headers)).status).toBe(422)
    expect(
      (await shop().call("POST", "/api/v2/wishlists/add_id", { body: { variant_id: variant }, headers: somebody.headers })).status,
    ).toBeGreaterThanOrEqual(400)
    expect(
      (
        await shop().call("POST", "/api/v2/quotes", {
          body: { product_id: id, contact: somebody.login, note: "", quantity: 1 },
          headers: somebody.headers,
        })
      ).status,
    ).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify((await shop().call("GET", `/api/v2/products/0/variants/${variant}/stock_items`)).body)).not.toContain(
      '"count_on_hand":4',
    )
    // In the cart of somebody before it was taken back, it cannot be ordered.
    await shop().db.query("update products set available_on = now() - interval '1 minute' where id = $1", [id])
    const number = await shop().checkedOut(somebody, variant)
    await shop().db.query("update products set available_on = now() + interval '1 day' where id = $1", [id])
    expect((await shop().place(somebody, number)).status).toBe(422)
  })

  it("finds a product from the moment at which it is published", async () => {
    const search = async () =>
      (
        await shop().call("POST", "/search-service/products/_search", {
          headers: guest,
          body: { query: { bool: { filter: [{ term: { slug: "later-found" } }] } } },
        })
      ).body["hits"]?.["total"]?.["value"]
    await take(`${ownColumns},published_at`, "later-found,Түндэрсандал,Thunderchair,women,,129000,,4,LF-1,,,,2099-06-01")
    await shop().backend.tend()
    expect([await search(), await indexedNames("түндэрсандал"), await indexedNames("thunderchair")]).toEqual([
      0,
      { words: 0, phrases: 0 },
      { words: 0, phrases: 0 },
    ])
    await shop().db.query("update products set available_on = now() - interval '1 minute' where slug = 'later-found'")
    await shop().backend.tend()
    expect([await search(), await indexedNames("түндэрсандал"), await indexedNames("thunderchair")]).toEqual([
      1,
      { words: 1, phrases: 1 },
      { words: 1, phrases: 1 },
    ])
    expect(
      await shop().db.query("select from search_awaited a join products p on p.id = a.product_id where p.slug = 'later-found'"),
    ).toEqual([])
  })
}
