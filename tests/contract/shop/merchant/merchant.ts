/** Calls of the merchant's programs: by key and scope, each step once. */
import { describe, expect, it } from "vitest"
import type { Scope } from "#adapters/shop/contract/endpoint.ts"
import { revokeKey } from "#backend/http/api-keys.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { text, type Trial } from "#tests/contract/support/test-backend.ts"
import { newKeyHeaders } from "./merchant-steps.ts"

export const merchantCalls = (shop: () => Trial): void => {
  const key = (...scopes: ReadonlyArray<Scope>) => newKeyHeaders(shop(), ...scopes)
  const move = (headers: Readonly<Record<string, string>>, number: string, body: object) =>
    shop().call("PUT", `/api/v2/merchant/orders/${number}/shipment`, { headers, body })
  const lettersOf = async (login: string) =>
    (
      await shop().db.query<{ key: string }>("select key from letters where recipient = $1 and key like 'order %' order by id", [login])
    ).map(({ key: about }) => about.split(" ").at(-1))

  describe("the merchant's keys", () => {
    it("open what their scopes name, until they are revoked, and record each use", async () => {
      const [orders, stock] = [await key("orders"), await key("stock")]
      expect((await shop().call("GET", "/api/v2/merchant/orders", { headers: orders })).status).toBe(200)
      expect((await shop().call("GET", "/api/v2/merchant/orders", { headers: stock })).status).toBe(403)
      expect((await shop().call("GET", "/api/v2/merchant/orders", { headers: { authorization: "Bearer delguur_guess" } })).status).toBe(401)
      const [stored] = await shop().db.query<{ id: number; key_hash: string; uses: number }>(
        "select k.id, k.key_hash, (select count(*) from api_key_uses u where u.key_id = k.id)::int as uses from api_keys k where scopes = '{orders}' order by id desc limit 1",
      )
      expect(stored?.uses).toBe(1)
      expect(orders.authorization).not.toContain(stored?.key_hash)
      expect(await revokeKey(shop().db, stored?.id ?? 0, instantOf(shop().now()))).toBe(true)
      expect((await shop().call("GET", "/api/v2/merchant/orders", { headers: orders })).status).toBe(401)
    })
  })

  describe("the merchant", () => {
    it("picks, ships with a parcel number and hands over, each step once and notified to the shopper [B8]", async () => {
      const [headers, somebody] = [await key("orders"), await shop().somebody()]
      const number = await shop().placed(somebody, await shop().variant(5))
      expect((await move(headers, number, { state: "ready" })).status).toBe(422)
      await shop().bank(number, "pay")
      expect((await move(headers, number, { state: "delivered" })).status).toBe(422)
      expect((await move(headers, "R000000000", { state: "ready" })).status).toBe(404)
      await move(headers, number, { state: "ready" })
      const shipped = { state: "shipped", parcel_number: "UB-17", courier: { name: "Ганбат", phone: "88112233" } }
      const answers = await Promise.all([move(headers, number, shipped), move(headers, number, shipped)])
      expect(answers.map(({ status, body }) => [status, body["shipment_state"], body["parcel_number"]])).toEqual([
        [200, "shipped", "UB-17"],
        [200, "shipped", "UB-17"],
      ])
      expect((await shop().order(somebody, number)).body).toMatchObject({ parcel_number: "UB-17", courier: { name: "Ганбат" } })
      const page = await shop().call("GET", "/api/v2/merchant/orders?shipment=shipped", { headers })
      const pastLast = await shop().call("GET", "/api/v2/merchant/orders?shipment=shipped&page=99", { headers })
      expect(pastLast.body).toMatchObject({ count: 0, total_count: page.body["total_count"] })
      expect(page.body["total_count"]).toBeGreaterThan(0)
      expect(Object.values(page.body["orders"] ?? {}).map((order) => text(order["shipment_state"]))).toContain("shipped")
      expect((await move(headers, number, { state: "delivered" })).status).toBe(200)
      expect(await lettersOf(somebody.login)).toEqual(["placed", "paid", "ready", "shipped", "delivered"])
    })

    it("sets the stock by SKU, repeats it without effect, and reports unknown ones", async () => {
      const [headers, variant] = [await key("stock"), await shop().variant(5)]
      const [row] = await shop().db.query<{ sku: string }>("select sku from variants where id = $1", [variant])
      const feed = () =>
        shop().call("PUT", "/api/v2/merchant/stock", {
          headers,
          body: {
            stock: [
              { sku: row?.sku, on_hand: 42 },
              { sku: "no such", on_hand: 1 },
            ],
          },
        })
      expect((await feed()).body).toEqual({ changed: 1, unknown: ["no such"] })
      expect((await feed()).body).toEqual({ changed: 0, unknown: ["no such"] })
      expect(await shop().onHand(variant)).toBe(42)
      expect(
        (await shop().call("PUT", "/api/v2/merchant/stock", { headers, body: { stock: [{ sku: row?.sku, on_hand: -1 }] } })).status,
      ).toBe(422)
    })
  })

  describe("the prices of an ERP", () => {
    it("count from now on, once, and leave placed orders as they are", async () => {
      const [headers, somebody, variant] = [await key("prices"), await shop().somebody(), await shop().variant(9, 40_000)]
      const number = await shop().placed(somebody, variant)
      await shop().bank(number, "pay")
      const [{ sku, slug } = { sku: "", slug: "" }] = await shop().db.query<{ sku: string; slug: string }>(
        "select v.sku, p.slug from variants v join products p on p.id = v.product_id where v.id = $1",
        [variant],
      )
      const feed = (price: number, selling_price?: number) =>
        shop().call("PUT", "/api/v2/merchant/prices", {
          headers,
          body: {
            prices: [
              { sku, price, selling_price },
              { sku: "no such", price: 1 },
            ],
          },
        })
      expect((await feed(60_000, 45_000)).body).toEqual({ changed: 1, unknown: ["no such"] })
      expect((await feed(60_000, 45_000)).body).toEqual({ changed: 0, unknown: ["no such"] })
      expect((await shop().order(somebody, number)).body["line_items"]?.[0]?.["price"]).toBe("40000.0")
      expect((await shop().add(variant, 1, somebody.headers)).body["line_items"]?.[0]).toMatchObject({
        price: "45000.0",
        list_price: "60000.0",
      })
      const [shown] = await shop().db.query<{ cheapest: number; least: number }>(
        "select p.selling_price as cheapest, (select min(selling_price) from variants where product_id = p.id) as least from products p where slug = $1",
        [slug],
      )
      expect(shown?.cheapest).toBe(shown?.least)
      expect((await feed(45_000, 60_000)).status).toBe(422)
      expect((await shop().call("PUT", "/api/v2/merchant/prices", { headers: await key("stock"), body: { prices: [] } })).status).toBe(403)
    })

    it.each([
      ["runs until an end", -60, 60],
      ["is yet to come", 60, 120],
    ])("end the sale that %s of the variants that the feed does not name", async (_, starts, ends) => {
      const variants = await shop().db.query<{ id: number; sku: string; product_id: number }>(
        `select id, sku, product_id from variants where product_id = (
           select p.id from products p join variants v on v.product_id = p.id
           where p.price = p.selling_price and p.listed group by p.id having count(*) > 1 order by p.id desc limit 1)
         order by id`,
      )
      const [named, other] = variants
      if (named === undefined || other === undefined) throw new Error("no product has two variants")
      await shop().db.query("update variants set price = 50000, selling_price = 30000 where product_id = $1", [named.product_id])
      await shop().db.query(
        `update products set price = 50000, selling_price = 30000, sale_percent = 40, badges = array_append(badges, 'sale'),
           sale_start_at = $2, sale_expire_at = $3 where id = $1`,
        [named.product_id, new Date(shop().now() + starts * 60_000), new Date(shop().now() + ends * 60_000)],
      )
      const prices = [{ sku: named.sku, price: 52_000 }]
      await shop().call("PUT", "/api/v2/merchant/prices", { headers: await key("prices"), body: { prices } })
      const sold = await shop().db.query<{ id: number; selling_price: number }>(
        "select id, selling_price from variants where product_id = $1 order by id",
        [named.product_id],
      )
      expect(sold).toEqual(variants.map(({ id }) => ({ id, selling_price: id === named.id ? 52_000 : 50_000 })))
      const [product] = await shop().db.query<{ badges: ReadonlyArray<string> }>(
        "select selling_price, sale_percent, badges from products where id = $1",
        [named.product_id],
      )
      expect(product).toMatchObject({ selling_price: 50_000, sale_percent: 0 })
      expect(product?.badges).not.toContain("sale")
    })
  })
}
