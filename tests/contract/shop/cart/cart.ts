/** Current orders of visitors and users, their merge, and their prices. */
import { limits } from "#backend/http/rate-limits.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { priceAt, saleState } from "#domain/rules/catalogue/sale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { asClient, plain, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { change, current, lines, quantities, tokenOf } from "./cart-steps.ts"

export const cartCalls = (shop: () => Trial): void => {
  describe("visitors' carts", () => {
    it("are limited by address when they are new, which existing ones and those of users are not", async () => {
      const variant = await shop().variant(1000)
      const add = (address: string, headers: Readonly<Record<string, string>> = {}) =>
        shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: variant, quantity: 1 }, headers, address })
      const first = await add("203.0.113.60")
      for (let at = 0; at < 130; at += 1) expect((await add("203.0.113.60")).status).toBe(200)
      await shop().setCount("carts from 203.0.113.60", limits.visitorCarts.max)
      const refused = await add("203.0.113.60")
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
      expect((await add("203.0.113.60", { "x-order-token": text(first.body["token"]) })).body["total_quantity"]).toBe(2)
      expect((await add("203.0.113.60", (await shop().somebody()).headers)).status).toBe(200)
      expect((await add("203.0.113.61")).status).toBe(200)
    })
  })

  describe("visitor's cart", () => {
    it("does not exist before the first unit, and is then found by its token [B1] [C6]", async () => {
      expect((await current(shop())).status).toBe(204)
      const order = await shop().add(await shop().variant(5), 2)
      expect(order.status).toBe(200)
      expect(order.body["number"]).toMatch(/^R\d{9}$/)
      expect(order.body).toMatchObject({ state: "cart", total_quantity: 2, ship_total: "0.0", wallet: null })
      const again = await current(shop(), tokenOf(order))
      expect(again.body).toEqual(order.body)
    })

    it("stores the options of a line as texts [B2]", async () => {
      const variant_id = await shop().variant(5)
      const add = (options: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) =>
        shop().call("POST", "/api/v2/orders/populate", { body: { variant_id, quantity: 1, options }, headers })
      const order = await add({ engraving: "Номин", letters: 5, nested: {} })
      expect(lines(order)[0]?.["options"]).toEqual({ engraving: "Номин", letters: "5" })
      expect(lines(await add({}, tokenOf(order)))[0]).toMatchObject({ quantity: 2, options: { engraving: "Номин", letters: "5" } })
      expect(lines(await shop().add(variant_id, 1))[0]).not.toHaveProperty("options")
    })

    it("does not repeat the options of a variant, which the line names in its language [B2]", async () => {
      const [row] = await shop().db.query<{
        id: number
        options: ReadonlyArray<{ readonly key: string; readonly value: string; readonly mn: string }>
      }>("select id, options from variants where options <> '[]' and on_hand > 1 order by id desc limit 1")
      const variantOptions = Object.fromEntries((row?.options ?? []).map(({ key, value }) => [key, value]))
      const order = await shop().call("POST", "/api/v2/orders/populate", {
        body: { variant_id: row?.id, quantity: 1, options: { ...variantOptions, engraving: "Номин" } },
      })
      expect(lines(order)[0]).toMatchObject({ options_text: row?.options.map(({ mn }) => mn).join(", ") })
      expect(plain(lines(order)[0]?.["options"])).toEqual({ engraving: "Номин" })
      expect(Object.keys(variantOptions)).not.toEqual([])
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

    it("refuses more than the stock, with how many can be added or are left, in both languages", async () => {
      const variant = await shop().variant(4)
      const order = await shop().add(variant, 3)
      const mn = await shop().add(variant, 2, tokenOf(order))
      expect(mn.status).toBe(422)
      expect(mn.body["errors"]).toEqual({ quantity: ["Үлдэгдэл хүрэлцэхгүй байна. Сагсан дахь 3 ширхэг дээр 1-г нэмж болно."] })
      const en = await change(shop(), order, 9, { ...tokenOf(order), "accept-language": "en-GB,en;q=0.9" })
      expect(en.body).toEqual({ error: "Not enough in stock. Only 4 left.", errors: { quantity: ["Not enough in stock. Only 4 left."] } })
      await shop().add(variant, 1, tokenOf(order))
      expect((await shop().add(variant, 1, tokenOf(order))).body["error"]).toBe("Үлдсэн 4 ширхэг бүгд таны сагсанд байна")
      const none = await shop().add(await shop().variant(0), 1)
      expect(none.body["error"]).toBe("Энэ барааны сонгосон хэмжээ, өнгө үлдэгдэлгүй байна")
    })

    it.each([[-1], [1.5], ["many"], [null], [1000]])("refuses a quantity of %s", async (quantity) => {
      const order = await shop().add(await shop().variant(5), 1)
      const answer = await change(shop(), order, quantity, tokenOf(order))
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

    it("changes and removes a line, which is then not found [B4] [C6]", async () => {
      const order = await shop().add(await shop().variant(5), 1)
      expect(quantities(await change(shop(), order, 4, tokenOf(order)))).toEqual([4])
      const removed = await change(shop(), order, 0, tokenOf(order))
      expect(removed.body).toMatchObject({ total_quantity: 0, total: "0.0" })
      const gone = await change(shop(), order, 2, tokenOf(order))
      expect(gone.status).toBe(404)
      expect(gone.body["error"]).toBe("Энэ бараа сагсанд алга")
    })

    it("is deleted two months after its last change, not after its creation", async () => {
      const variant = await shop().variant(5)
      const [changed, unchanged] = [await shop().add(variant, 1), await shop().add(variant, 1)]
      await shop().db.query("update orders set updated_at = updated_at - interval '61 days' where number = any ($1)", [
        [changed, unchanged].map(({ body }) => text(body["number"])),
      ])
      await shop().add(variant, 1, tokenOf(changed))
      shop().wait(60)
      await shop().backend.tend()
      expect([(await current(shop(), tokenOf(changed))).status, (await current(shop(), tokenOf(unchanged))).status]).toEqual([200, 204])
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
      expect((await current(shop(), headers)).body["total_quantity"]).toBe(4)
    })

    it("takes over a visitor's on registration", async () => {
      const order = await shop().add(await shop().variant(5), 2)
      const somebody = await shop().somebody(text(order.body["token"]))
      const own = await current(shop(), somebody.headers)
      expect(quantities(own)).toEqual([2])
      expect(own.body["token"]).toBeNull()
      expect((await current(shop(), tokenOf(order))).status).toBe(204)
    })

    it("takes over a visitor's while eight tabs read it, each of which sees it or none", async () => {
      const somebody = await shop().somebody()
      const visitor = await shop().add(await shop().variant(5), 1)
      shop().wait(1)
      await shop().call("POST", "/api/v2/mcs_auth", { body: { login: somebody.login }, address: null })
      const code = await shop().lastCode(somebody.login)
      const headers = { ...asClient, ...tokenOf(visitor) }
      const statuses = new Set<number>()
      const pollUntilGone = async (): Promise<void> => {
        const { status } = await current(shop(), tokenOf(visitor))
        statuses.add(status)
        if (status === 200) await pollUntilGone()
      }
      const tabs = Array.from({ length: 8 }, pollUntilGone)
      await shop().call("POST", "/api/v2/mcs_auth/verify", { body: { login: somebody.login, code }, headers })
      await Promise.all(tabs)
      expect(statuses).toEqual(new Set([200, 204]))
    })

    it("is merged with a visitor's on login, up to the stock, with a report of the cut lines [B6]", async () => {
      const [last, scarce, plenty] = [await shop().variant(9), await shop().variant(3), await shop().variant(9)]
      const somebody = await shop().somebody()
      await shop().add(scarce, 2, somebody.headers)
      const visitor = await shop().add(scarce, 3)
      await shop().add(plenty, 1, tokenOf(visitor))
      await shop().add(last, 1, tokenOf(visitor))
      // A new code may be sent after a minute.
      shop().wait(1)
      await shop().call("POST", "/api/v2/mcs_auth", { body: { login: somebody.login } })
      const loggedIn = await shop().call("POST", "/api/v2/mcs_auth/verify", {
        body: { login: somebody.login, code: await shop().lastCode(somebody.login) },
        headers: { ...asClient, ...tokenOf(visitor) },
      })
      expect(loggedIn.body["cut"]).toMatchObject([{ variant_id: scarce, wanted: 5, kept: 3 }])
      const own = await current(shop(), somebody.headers)
      expect(lines(own).map((line) => [line["variant_id"], line["quantity"]])).toEqual([
        [scarce, 3],
        [plenty, 1],
        [last, 1],
      ])
    })
  })

  describe("a removed line", () => {
    it("is restored at its position with its options [B2]", async () => {
      const { headers } = await shop().somebody()
      const options = { engraving: "Номин" }
      const [first, ...others] = [await shop().variant(5), await shop().variant(5), await shop().variant(5)]
      const add = (position?: number) =>
        shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: first, quantity: 2, options, position }, headers })
      let order = await add()
      for (const variant of others) order = await shop().add(variant, 1, headers)
      for (const _ of ["once", "again"]) {
        const position = Number(lines(order)[0]?.["position"])
        await change(shop(), order, 0, headers)
        order = await add(position)
        expect(plain(order.body["line_items"])).toMatchObject([
          { variant_id: first, quantity: 2, options, position },
          { variant_id: others[0] },
          { variant_id: others[1] },
        ])
      }
    })
  })

  describe("price in a cart", () => {
    it("follows the rule before, during and after a sale", async () => {
      const variant = await shop().variant(5, 100_000)
      const order = await shop().add(variant, 1)
      const [product] = await shop().db.query<{ id: number; start: string | null; expire: string | null; percent: number }>(
        "select p.id, sale_start_at as start, sale_expire_at as expire, sale_percent as percent from variants v join products p on p.id = v.product_id where v.id = $1",
        [variant],
      )
      const setSale = (percent: number, start: string | null, expire: string | null) =>
        shop().db.query("update products set sale_percent = $2, sale_start_at = $3, sale_expire_at = $4 where id = $1", [
          product?.id,
          percent,
          start,
          expire,
        ])
      const states = new Set<string>()
      const millisecondsAhead = fc.option(fc.constantFrom(-60_000, -1, 60_000))
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(0, 1, 20_000),
          fc.constantFrom(0, 20),
          millisecondsAhead,
          millisecondsAhead,
          async (off, percent, start, expire) => {
            const at = (ahead: number | null) => (ahead === null ? null : instantOf(shop().now() + ahead))
            const sold = {
              price: tugrik(100_000),
              sellingPrice: tugrik(100_000 - off),
              salePercent: percent,
              saleStartAt: at(start),
              saleExpireAt: at(expire),
            }
            await setSale(percent, sold.saleStartAt, sold.saleExpireAt)
            await shop().db.query("update variants set price = $2, selling_price = $3 where id = $1", [
              variant,
              sold.price,
              sold.sellingPrice,
            ])
            const now = instantOf(shop().now())
            states.add(saleState(sold, now))
            const read = await current(shop(), tokenOf(order))
            expect(lines(read).map(({ price, list_price: listPrice }) => [price, listPrice])).toEqual([
              [`${priceAt(sold, now)}.0`, "100000.0"],
            ])
          },
        ),
        { numRuns: 40 },
      )
      await setSale(product?.percent ?? 0, product?.start ?? null, product?.expire ?? null)
      expect([...states].toSorted()).toEqual(["coming", "none", "over", "running"])
    })
  })
}
