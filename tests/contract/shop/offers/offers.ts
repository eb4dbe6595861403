/** Price suggestions and quotes: own contacts, answers of the merchant, prices granted to one person. */
import { describe, expect, it } from "vitest"
import type { Scope } from "#adapters/shop/contract/endpoint.ts"
import { plain, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { newKeyHeaders } from "../merchant/merchant-steps.ts"

export const offerCalls = (shop: () => Trial): void => {
  const productOf = async (variant: number): Promise<number> => {
    const [row] = await shop().db.query<{ id: number }>("select product_id as id from variants where id = $1", [variant])
    return row?.id ?? 0
  }
  /** A variant of a product with this price. */
  const productAt = async (price: number): Promise<{ readonly variant: number; readonly product: number }> => {
    const variant = await shop().variant(9, price)
    const product = await productOf(variant)
    await shop().priceProduct(product, price)
    return { variant, product }
  }
  const post = (somebody: Somebody, path: string, body: unknown, key?: string) =>
    shop().call("POST", `/api/v2/${path}`, { body, headers: { ...somebody.headers, ...(key !== undefined && { "idempotency-key": key }) } })
  const suggest = (somebody: Somebody, product: number, price: number, contact = somebody.login) =>
    post(somebody, "price_suggestions", { product_id: product, price, contact })
  const quote = (somebody: Somebody, product: number, quantity: number, contact = somebody.login) =>
    post(somebody, "quotes", { product_id: product, quantity, contact })
  const decide = (number: string, decision: "accept" | "reject", price: number | null = null) =>
    shop().call("POST", `/sandbox/offers/${number}/${decision}`, decision === "accept" ? { body: { price } } : {})
  const linePrice = async (somebody: Somebody) => {
    const { body } = await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })
    return text(body["line_items"]?.[0]?.["price"])
  }

  describe("a price suggestion", () => {
    it("is requested, then accepted or rejected, with those before it as its history [E23] [C24] [S29j]", async () => {
      const somebody = await shop().somebody()
      const { product } = await productAt(90_000)
      const first = await suggest(somebody, product, 60_000)
      expect(first.body).toMatchObject({ status: "requested", price: "60000.0", history: [], product: { price: "90000.0" } })
      await decide(text(first.body["number"]), "reject")
      const second = await suggest(somebody, product, 75_000)
      await decide(text(second.body["number"]), "accept")
      const { body } = await shop().call("GET", "/api/v2/price_suggestions", { headers: somebody.headers })
      expect(body["price_suggestions"]).toMatchObject([
        { status: "accepted", accepted_price: "75000.0", history: [{ price: "60000.0", status: "rejected" }] },
        { status: "rejected", accepted_price: null, valid_until: null },
      ])
    })

    it("comes from an own confirmed contact only [V5]", async () => {
      const somebody = await shop().somebody()
      const { product } = await productAt(90_000)
      expect((await suggest(somebody, product, 60_000, "other@example.mn")).status).toBe(422)
      expect((await suggest(somebody, product, 60_000, "99001122")).status).toBe(422)
      await shop().db.query("update users set email_confirmed = false where id = $1", [somebody.id])
      expect((await suggest(somebody, product, 60_000)).status).toBe(422)
      const asVisitor = { body: { product_id: product, price: 1, contact: somebody.login } }
      expect((await shop().call("POST", "/api/v2/price_suggestions", asVisitor)).status).toBe(401)
    })

    it("is below today's price, for a known product, and one at a time", async () => {
      const somebody = await shop().somebody()
      const { product } = await productAt(90_000)
      expect((await suggest(somebody, product, 90_000)).status).toBe(422)
      expect((await suggest(somebody, 2_000_000_000, 60_000)).status).toBe(404)
      expect((await suggest(somebody, product, 60_000)).status).toBe(200)
      expect((await suggest(somebody, product, 61_000)).status).toBe(422)
    })

    it("is stored once, however often the same request is sent", async () => {
      const somebody = await shop().somebody()
      const { product } = await productAt(90_000)
      const body = { product_id: product, price: 60_000, contact: somebody.login }
      const key = `suggestion-${shop().unique()}-of-one-press`
      const [first, repeated] = [await post(somebody, "price_suggestions", body, key), await post(somebody, "price_suggestions", body, key)]
      expect(plain(repeated.body["number"])).toBe(plain(first.body["number"]))
      const { body: listed } = await shop().call("GET", "/api/v2/price_suggestions", { headers: somebody.headers })
      expect(listed["price_suggestions"]).toHaveLength(1)
    })

    it("is answered once, and by the merchant alone", async () => {
      const somebody = await shop().somebody()
      const { product } = await productAt(90_000)
      const number = text((await suggest(somebody, product, 70_000)).body["number"])
      const answeredByShopper = await shop().call("POST", `/sandbox/offers/${number}/accept`, {
        body: { price: 1 },
        headers: somebody.headers,
        address: "203.0.113.9",
      })
      expect(answeredByShopper.status).toBe(404)
      expect((await decide(number, "reject")).status).toBe(200)
      expect((await decide(number, "accept")).status).toBe(422)
      expect((await decide("Q000000000", "reject")).status).toBe(404)
    })
  })

  describe("an accepted price", () => {
    it("counts in the cart of that person alone, until it expires [E23]", async () => {
      const [owner, other] = [await shop().somebody(), await shop().somebody()]
      const { variant, product } = await productAt(90_000)
      await decide(text((await suggest(owner, product, 70_000)).body["number"]), "accept")
      for (const shopper of [owner, other]) await shop().add(variant, 1, shopper.headers)
      expect([await linePrice(owner), await linePrice(other)]).toEqual(["70000.0", "90000.0"])
      await shop().db.query("update offers set valid_until = created_at where user_id = $1", [owner.id])
      expect(await linePrice(owner)).toBe("90000.0")
    })

    it("stays with the order that was placed at it", async () => {
      const somebody = await shop().somebody()
      const { variant, product } = await productAt(90_000)
      await decide(text((await suggest(somebody, product, 70_000)).body["number"]), "accept")
      const number = await shop().placed(somebody, variant)
      await shop().db.query("update offers set valid_until = created_at where user_id = $1", [somebody.id])
      expect((await shop().order(somebody, number)).body).toMatchObject({ item_total: "70000.0" })
    })

    it("is for one unit of one order, and valid again when the order is cancelled [E23]", async () => {
      const somebody = await shop().somebody()
      const { variant, product } = await productAt(90_000)
      await decide(text((await suggest(somebody, product, 70_000)).body["number"]), "accept")
      const usedBy = async () => {
        const { body } = await shop().call("GET", "/api/v2/price_suggestions", { headers: somebody.headers })
        return body["price_suggestions"]?.[0]?.["order_number"]
      }
      await shop().add(variant, 2, somebody.headers)
      expect(await linePrice(somebody)).toBe("90000.0")
      const cart = await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })
      await shop().call("PUT", `/api/v2/orders/${text(cart.body["number"])}/empty`, { headers: somebody.headers })
      expect(await usedBy()).toBeNull()
      const number = await shop().placed(somebody, variant)
      expect([(await shop().order(somebody, number)).body["item_total"], await usedBy()]).toEqual(["70000.0", number])
      await shop().add(variant, 1, somebody.headers)
      expect(await linePrice(somebody)).toBe("90000.0")
      await shop().cancel(somebody, number)
      expect([await linePrice(somebody), await usedBy()]).toEqual(["70000.0", null])
    })

    it("counts for one of several variants of the product", async () => {
      const somebody = await shop().somebody()
      const { variant, product } = await productAt(90_000)
      const [other] = await shop().db.query<{ id: number }>(
        `insert into variants (id, product_id, sku, position, options, price, selling_price, on_hand)
         select (select max(id) + 1 from variants), product_id, sku || '-2', 99, options, price, selling_price, 9 from variants where id = $1 returning id`,
        [variant],
      )
      await decide(text((await suggest(somebody, product, 70_000)).body["number"]), "accept")
      for (const each of [variant, other?.id ?? 0]) await shop().add(each, 1, somebody.headers)
      const lines = (await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })).body["line_items"] ?? []
      expect(Object.values(lines).map((line) => text(line["price"]))).toEqual(["70000.0", "90000.0"])
    })

    it("of a quote counts for its quantity [S29d]", async () => {
      const somebody = await shop().somebody()
      const { variant, product } = await productAt(90_000)
      const requested = await quote(somebody, product, 5)
      expect(requested.body).toMatchObject({ status: "requested", price: null, quantity: 5 })
      expect((await decide(text(requested.body["number"]), "accept")).status).toBe(422)
      await decide(text(requested.body["number"]), "accept", 65_000)
      expect((await shop().call("GET", "/api/v2/quotes", { headers: somebody.headers })).body["quotes"]).toMatchObject([
        { status: "accepted", price: "65000.0" },
      ])
      await shop().add(variant, 4, somebody.headers)
      expect(await linePrice(somebody)).toBe("90000.0")
      await shop().add(variant, 1, somebody.headers)
      expect(await linePrice(somebody)).toBe("65000.0")
      await shop().add(variant, 1, somebody.headers)
      expect(await linePrice(somebody)).toBe("90000.0")
    })
  })

  describe("the merchant's programs", () => {
    const key = (...scopes: ReadonlyArray<Scope>) => newKeyHeaders(shop(), ...scopes)
    const put = (headers: Readonly<Record<string, string>>, number: string, body: object) =>
      shop().call("PUT", `/api/v2/merchant/offers/${number}`, { headers, body })

    it("read the waiting offers and answer each once, however often they send the answer [E23] [B8]", async () => {
      const [headers, orders, somebody] = [await key("offers"), await key("orders"), await shop().somebody()]
      const { product } = await productAt(90_000)
      const suggested = text((await suggest(somebody, product, 70_000)).body["number"])
      const requested = text((await quote(somebody, product, 5)).body["number"])
      const waiting = async (query: string) => {
        const { body } = await shop().call("GET", `/api/v2/merchant/offers?${query}`, { headers })
        return Object.values(body["offers"] ?? {}).map((offer) => plain(offer["number"]))
      }
      expect((await waiting("kind=suggestion")).filter((number) => [suggested, requested].includes(String(number)))).toEqual([suggested])
      expect((await shop().call("GET", "/api/v2/merchant/offers", { headers: orders })).status).toBe(403)
      expect((await put(headers, requested, { status: "accepted" })).status).toBe(422)
      for (let time = 0; time < 2; time += 1) {
        const { body } = await put(headers, requested, { status: "accepted", price: 65_000 })
        expect(body).toMatchObject({ status: "accepted", granted_price: "65000.0", quantity: 5, product: { price: "90000.0" } })
        expect((await put(headers, suggested, { status: "accepted" })).body).toMatchObject({ granted_price: "70000.0" })
      }
      expect((await put(headers, suggested, { status: "rejected" })).status).toBe(422)
      expect((await put(headers, suggested, { status: "accepted", price: 60_000 })).status).toBe(422)
      expect((await put(headers, "Q000000000", { status: "rejected" })).status).toBe(404)
      expect(await waiting("page=1")).not.toContain(suggested)
      expect((await put(somebody.headers, suggested, { status: "accepted" })).status).toBe(401)
    })
  })
}
