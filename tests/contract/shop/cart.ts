/** Current orders of visitors and users, and their merge. */
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Order } from "#domain/entities/orders/order.ts"
import { totals } from "#domain/rules/cart/cart.ts"
import { couponUse } from "#domain/rules/wallet/coupons.ts"
import { tugrik } from "#domain/rules/money.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { priceAt, saleState } from "#domain/rules/catalogue/sale.ts"
import { type Answer, asClient, type Body, text, type Trial } from "#tests/contract/test-backend.ts"

const lines = (answer: Answer): ReadonlyArray<Body> => Object.values(answer.body["line_items"] ?? {})
const quantities = (answer: Answer): ReadonlyArray<number> => lines(answer).map((line) => Number(line["quantity"]))

export const cartCalls = (shop: () => Trial): void => {
  const tokenOf = (answer: Answer) => ({ "x-order-token": text(answer.body["token"]) })
  const current = (headers: Readonly<Record<string, string>> = {}) => shop().call("GET", "/api/v2/orders/current", { headers })
  const change = (order: Answer, quantity: unknown, headers: Readonly<Record<string, string>>) =>
    shop().call("PUT", `/api/v2/orders/${text(order.body["number"])}/line_items/${text(lines(order)[0]?.["id"])}`, {
      body: { line_item: { quantity } },
      headers,
    })

  describe("visitors' carts", () => {
    it("are limited to a hundred new ones an hour from one address; existing ones stay usable", async () => {
      const variant = await shop().variant(1000)
      const add = (address: string, headers: Readonly<Record<string, string>> = {}) =>
        shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: variant, quantity: 1 }, headers, address })
      const first = await add("203.0.113.60")
      for (let at = 0; at < 99; at += 1) await add("203.0.113.60")
      const refused = await add("203.0.113.60")
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
      expect((await add("203.0.113.60", { "x-order-token": text(first.body["token"]) })).body["total_quantity"]).toBe(2)
      expect((await add("203.0.113.60", (await shop().somebody()).headers)).status).toBe(200)
      expect((await add("203.0.113.61")).status).toBe(200)
    })
  })

  describe("visitor's cart", () => {
    it("is missing at first, and begins with the first unit [B1] [C6]", async () => {
      expect((await current()).status).toBe(204)
      const order = await shop().add(await shop().variant(5), 2)
      expect(order.status).toBe(200)
      expect(order.body["number"]).toMatch(/^R\d{9}$/)
      expect(order.body).toMatchObject({ state: "cart", total_quantity: 2, ship_total: "0.0", wallet: null })
      const again = await current(tokenOf(order))
      expect(again.body).toEqual(order.body)
    })

    it("keeps the options of a line, as texts [B2]", async () => {
      const variant_id = await shop().variant(5)
      const add = (options: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) =>
        shop().call("POST", "/api/v2/orders/populate", { body: { variant_id, quantity: 1, options }, headers })
      const order = await add({ engraving: "Номин", letters: 5, nested: {} })
      expect(lines(order)[0]?.["options"]).toEqual({ engraving: "Номин", letters: "5" })
      expect(lines(await add({}, tokenOf(order)))[0]).toMatchObject({ quantity: 2, options: { engraving: "Номин", letters: "5" } })
      expect(lines(await shop().add(variant_id, 1))[0]).not.toHaveProperty("options")
    })

    it("is inaccessible to others", async () => {
      const order = await shop().add(await shop().variant(5), 1)
      const path = `/api/v2/orders/${text(order.body["number"])}`
      expect((await shop().call("GET", path)).status).toBe(404)
      expect((await shop().call("GET", path, { headers: (await shop().somebody()).headers })).status).toBe(404)
      const foreign = await shop().call("PUT", `${path}/empty`, { headers: { "x-order-token": "guess", "accept-language": "en" } })
      expect(foreign.status).toBe(404)
      expect(foreign.body["error"]).toBe("The order was not found")
    })

    it("adds units of one variant up in one line", async () => {
      const variant = await shop().variant(5)
      const order = await shop().add(variant, 2)
      const more = await shop().add(variant, 3, tokenOf(order))
      expect(quantities(more)).toEqual([5])
      expect(more.body["number"]).toBe(order.body["number"])
    })

    it("refuses more than the stock, with the number left", async () => {
      const variant = await shop().variant(4)
      const order = await shop().add(variant, 3)
      const mn = await shop().add(variant, 2, tokenOf(order))
      expect(mn.status).toBe(422)
      expect(mn.body["errors"]).toEqual({ quantity: ["Үлдэгдэл хүрэлцэхгүй байна. Сагсан дахь 3 ширхэг дээр 1-г нэмж болно."] })
      const en = await change(order, 9, { ...tokenOf(order), "accept-language": "en-GB,en;q=0.9" })
      expect(en.body).toEqual({ error: "Not enough in stock. Only 4 left.", errors: { quantity: ["Not enough in stock. Only 4 left."] } })
      await shop().add(variant, 1, tokenOf(order))
      expect((await shop().add(variant, 1, tokenOf(order))).body["error"]).toBe("Үлдсэн 4 ширхэг бүгд таны сагсанд байна")
      const none = await shop().add(await shop().variant(0), 1)
      expect(none.body["error"]).toBe("Энэ бараа дууссан байна")
    })

    it.each([[-1], [1.5], ["many"], [null], [1000]])("refuses a quantity of %s", async (quantity) => {
      const order = await shop().add(await shop().variant(5), 1)
      const answer = await change(order, quantity, tokenOf(order))
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body["errors"] ?? {})).toEqual(["quantity"])
      const added = await shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: 101, quantity: quantity ?? "" } })
      expect(added.status).toBe(422)
    })

    it("refuses an unknown variant", async () => {
      const answer = await shop().add(999_999_999, 1)
      expect(answer.status).toBe(422)
      expect(answer.body["errors"]).toEqual({ variant_id: ["Ийм бараа олдсонгүй"] })
    })

    it("changes and removes lines; one that is gone is 404 [B4] [C6]", async () => {
      const order = await shop().add(await shop().variant(5), 1)
      expect(quantities(await change(order, 4, tokenOf(order)))).toEqual([4])
      const removed = await change(order, 0, tokenOf(order))
      expect(removed.body).toMatchObject({ total_quantity: 0, total: "0.0" })
      const gone = await change(order, 2, tokenOf(order))
      expect(gone.status).toBe(404)
      expect(gone.body["error"]).toBe("Энэ бараа сагсанд алга")
    })

    it("is deleted two months after its last change, not after its creation", async () => {
      const variant = await shop().variant(5)
      const [used, left] = [await shop().add(variant, 1), await shop().add(variant, 1)]
      await shop().db.query("update orders set updated_at = updated_at - interval '61 days' where number = any ($1)", [
        [used, left].map(({ body }) => text(body["number"])),
      ])
      await shop().add(variant, 1, tokenOf(used))
      shop().wait(60)
      await shop().backend.tend()
      expect([(await current(tokenOf(used))).status, (await current(tokenOf(left))).status]).toEqual([200, 204])
    })

    it("is emptied in one call", async () => {
      const order = await shop().add(await shop().variant(5), 1)
      const emptied = await shop().call("PUT", `/api/v2/orders/${text(order.body["number"])}/empty`, { headers: tokenOf(order) })
      expect(emptied.body).toMatchObject({ state: "cart", total_quantity: 0 })
    })
  })

  describe("user's cart", () => {
    it("is the same one for concurrent tabs", async () => {
      const { headers } = await shop().somebody()
      const variants = await Promise.all([shop().variant(5), shop().variant(5), shop().variant(5), shop().variant(5)])
      const orders = await Promise.all(variants.map((variant) => shop().add(variant, 1, headers)))
      expect(new Set(orders.map(({ body }) => body["number"])).size).toBe(1)
      expect((await current(headers)).body["total_quantity"]).toBe(4)
    })

    it("takes over a visitor's on registration", async () => {
      const order = await shop().add(await shop().variant(5), 2)
      const somebody = await shop().somebody(text(order.body["token"]))
      const own = await current(somebody.headers)
      expect(quantities(own)).toEqual([2])
      expect(own.body["token"]).toBeNull()
      expect((await current(tokenOf(order))).status).toBe(204)
    })

    it("takes over a visitor's without a fault in concurrent reads", async () => {
      const somebody = await shop().somebody()
      const visitor = await shop().add(await shop().variant(5), 1)
      shop().wait(1)
      await shop().call("POST", "/api/v2/mcs_auth", { body: { login: somebody.login }, address: null })
      const code = await shop().lastCode(somebody.login)
      const headers = { ...asClient, ...tokenOf(visitor) }
      const statuses = new Set<number>()
      const pollUntilGone = async (): Promise<void> => {
        const { status } = await current(tokenOf(visitor))
        statuses.add(status)
        if (status === 200) await pollUntilGone()
      }
      const tabs = Array.from({ length: 8 }, pollUntilGone)
      await shop().call("POST", "/api/v2/mcs_auth/verify", { body: { login: somebody.login, code }, headers })
      await Promise.all(tabs)
      expect(statuses).toEqual(new Set([200, 204]))
    })

    it("is merged with a visitor's on login, up to the stock, and reports cut lines [B6]", async () => {
      const scarce = await shop().variant(3)
      const plenty = await shop().variant(9)
      const somebody = await shop().somebody()
      await shop().add(scarce, 2, somebody.headers)
      const visitor = await shop().add(scarce, 3)
      await shop().add(plenty, 1, tokenOf(visitor))
      // A new code may be sent after a minute.
      shop().wait(1)
      await shop().call("POST", "/api/v2/mcs_auth", { body: { login: somebody.login } })
      const loggedIn = await shop().call("POST", "/api/v2/mcs_auth/verify", {
        body: { login: somebody.login, code: await shop().lastCode(somebody.login) },
        headers: { ...asClient, ...tokenOf(visitor) },
      })
      expect(loggedIn.body["cut"]).toMatchObject([{ variant_id: scarce, wanted: 5, kept: 3 }])
      const own = await current(somebody.headers)
      expect(lines(own).map((line) => [line["variant_id"], line["quantity"]])).toEqual([[scarce, 3], [plenty, 1]])
    })
  })

  describe("price in a cart", () => {
    it("follows the rule before, during and after a sale", async () => {
      const variant = await shop().variant(5, 100_000)
      const order = await shop().add(variant, 1)
      const [held] = await shop().db.query<{ product: number; start: string | null; expire: string | null; percent: number }>(
        "select p.id as product, sale_start_at as start, sale_expire_at as expire, sale_percent as percent from variants v join products p on p.id = v.product_id where v.id = $1",
        [variant],
      )
      const setSale = (percent: number, start: string | null, expire: string | null) =>
        shop().db.query("update products set sale_percent = $2, sale_start_at = $3, sale_expire_at = $4 where id = $1", [held?.product, percent, start, expire])
      const states = new Set<string>()
      const edge = fc.option(fc.constantFrom(-60_000, -1, 60_000))
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(0, 1, 20_000), fc.constantFrom(0, 20), edge, edge, async (off, percent, start, expire) => {
          const at = (ahead: number | null) => (ahead === null ? null : instantOf(shop().now() + ahead))
          const sold = { price: tugrik(100_000), sellingPrice: tugrik(100_000 - off), salePercent: percent, saleStartAt: at(start), saleExpireAt: at(expire) }
          await setSale(percent, sold.saleStartAt, sold.saleExpireAt)
          await shop().db.query("update variants set price = $2, selling_price = $3 where id = $1", [variant, sold.price, sold.sellingPrice])
          const now = instantOf(shop().now())
          states.add(saleState(sold, now))
          const read = await current(tokenOf(order))
          expect(lines(read).map(({ price, list_price: listPrice }) => [price, listPrice])).toEqual([[`${priceAt(sold, now)}.0`, "100000.0"]])
        }),
        { numRuns: 40 },
      )
      await setSale(held?.percent ?? 0, held?.start ?? null, held?.expire ?? null)
      expect([...states].toSorted()).toEqual(["coming", "none", "over", "running"])
    })
  })

  describe("coupon", () => {
    const apply = (number: Body | undefined, code: string, headers: Readonly<Record<string, string>>) =>
      shop().call("PUT", `/api/v2/orders/${text(number)}/apply_coupon_code`, { body: { coupon_code: code }, headers })

    it("requires a login", async () => {
      const order = await shop().add(await shop().variant(5), 1)
      const answer = await apply(order.body["number"], "WINTER10", tokenOf(order))
      expect(answer.status).toBe(401)
      expect(answer.body["error"]).toBe("Нэвтэрнэ үү")
    })

    it("takes ten percent off, once, until removed", async () => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 100_000), 2, headers)
      const applied = await apply(order.body["number"], " winter10", headers)
      expect(applied.body).toMatchObject({
        coupon_codes: ["WINTER10"],
        adjustments: [{ kind: "coupon", label: "WINTER10", amount: "-20000.0" }],
        total: "180000.0",
      })
      const again = await apply(order.body["number"], "WINTER10", headers)
      expect(again.body["status_code"]).toBe("coupon_code_already_applied")
      const path = `/api/v2/orders/${text(order.body["number"])}/coupon_codes/WINTER10`
      const removed = await shop().call("DELETE", path, { headers: { ...headers, "idempotency-key": "off with it" } })
      expect(removed.body).toMatchObject({ coupon_codes: [], total: "200000.0" })
    })

    it.each([
      ["NOSUCH", "coupon_code_not_found", "There is no such coupon"],
      ["EXPIRED5", "coupon_code_expired", "The coupon has expired"],
      ["BIG50", "coupon_code_not_eligible", "This coupon is for purchases of 500,000₮ or more"],
      ["  ", undefined, "Enter your coupon code"],
    ])("%s is refused by name", async (code, statusCode, message) => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 499_999), 1, headers)
      const answer = await apply(order.body["number"], code, { ...headers, "accept-language": "en" })
      expect(answer.status).toBe(422)
      expect(answer.body["status_code"]).toBe(statusCode)
      expect(answer.body["error"]).toBe(message)
    })

    it.each([[499_999, false], [500_000, true], [500_001, true]])("with a minimum of 500,000 applies to %i: %s", async (price, isTaken) => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, price), 1, headers)
      const answer = await apply(order.body["number"], "BIG50", headers)
      expect([answer.status, answer.body["total"]]).toEqual(isTaken ? [200, `${price - 50_000}.0`] : [422, undefined])
    })

    it("takes off what the rule says, for any coupon and purchase", async () => {
      const { headers } = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const order = await shop().add(variant, 1, headers)
      const outcomes = new Set<string>()
      await fc.assert(
        fc.asyncProperty(
          fc.record({ percent: fc.option(fc.integer({ min: 1, max: 100 })), amount: fc.integer({ min: 1, max: 200_000 }), minimum: fc.constantFrom(0, 80_000), starts: fc.constantFrom(null, null, -1000, 60_000), expires: fc.constantFrom(null, null, 60_000, -1000) }),
          fc.constantFrom(60_001, 79_999, 80_000, 80_001),
          async ({ percent, minimum, starts, expires, ...off }, price) => {
            const at = (ahead: number | null) => (ahead === null ? null : instantOf(shop().now() + ahead))
            const coupon = { percent, amount: percent === null ? off.amount : null, minimum, startsAt: at(starts), expiresAt: at(expires) }
            const code = `RULE${shop().unique()}`
            await shop().db.query("insert into coupons (code, percent, amount, minimum, starts_at, expires_at) values ($1, $2, $3, $4, $5, $6)", [code, ...Object.values(coupon)])
            await shop().db.query("update variants set price = $2, selling_price = $2 where id = $1", [variant, price])
            const answer = await apply(order.body["number"], code, headers)
            const use = couponUse({ number: code, name: "", description: "", status: "active", usedAt: null, ...coupon, amount: coupon.amount === null ? null : tugrik(coupon.amount), minimum: tugrik(minimum) }, tugrik(price), instantOf(shop().now()))
            outcomes.add(use._tag)
            if (answer.status === 200) {
              const decoded = Schema.decodeUnknownSync(Order)(answer.body)
              expect(decoded).toMatchObject(totals(decoded))
            }
            expect([answer.status, answer.body["total"]]).toEqual(use._tag === "TakesOff" ? [200, `${price - use.amount}.0`] : [422, undefined])
          },
        ),
        { numRuns: 40 },
      )
      expect([...outcomes].toSorted()).toEqual(["Expired", "NotYet", "TakesOff", "TooSmall"])
    })

    it("applies only from its minimum, as the cart changes", async () => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 300_000), 2, headers)
      expect((await apply(order.body["number"], "BIG50", headers)).body["total"]).toBe("550000.0")
      expect((await change(order, 1, headers)).body["total"]).toBe("300000.0")
    })
  })
}
