/** Placed orders: delivery, ordering again, lists by group, and payment methods that the site switches off. */
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { myOrders } from "#adapters/shop/contract/orders/orders.ts"
import { createBackend } from "#backend/backend.ts"
import { orderGroup, orderGroups } from "#domain/rules/orders/order-groups.ts"
import { hour, instantOf, millisecondsOf } from "#domain/rules/instants.ts"
import { isFulfilled } from "#domain/rules/orders/under-way.ts"
import { text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { demoSession } from "../identity/identity-steps.ts"
import { methodIds } from "#domain/rules/cart/payment-methods.ts"

export const placedOrders = (shop: () => Trial): void => {
  describe("delivery", () => {
    it("of a paid order goes from ready to shipped, with a courier, to delivered [B8]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().bank(number, "pay")
      expect((await shop().courier(number, "ready")).body).toMatchObject({ shipment_state: "ready", courier: null })
      expect((await shop().courier(number, "shipped")).body).toMatchObject({ shipment_state: "shipped", courier: { phone: "88112233" } })
      expect((await shop().courier(number, "delivered")).body["shipment_state"]).toBe("delivered")
      expect(text((await shop().order(somebody, number)).body["delivered_at"])).toMatch(/^\d{4}-/)
    })

    it("neither begins before payment nor skips a state, and has no state of another name [B8]", async () => {
      const number = await shop().placed(await shop().somebody(), await shop().variant(5))
      expect((await shop().courier(number, "ready")).status).toBe(422)
      await shop().bank(number, "pay")
      expect((await shop().courier(number, "delivered")).status).toBe(422)
      expect((await shop().call("POST", `/sandbox/shipments/${number}/lost`)).status).toBe(404)
    })
  })

  describe("ordering again", () => {
    const again = (somebody: Somebody, number: string) =>
      shop().call("POST", `/api/v2/orders/${number}/reorder`, { headers: somebody.headers })

    it("adds the lines up to the stock, and reports what is left out", async () => {
      const somebody = await shop().somebody()
      const [plenty, few, gone] = [await shop().variant(9), await shop().variant(4), await shop().variant(2)]
      await shop().add(few, 3, somebody.headers)
      await shop().add(gone, 2, somebody.headers)
      const number = await shop().placed(somebody, plenty, 2)
      const repeated = await again(somebody, number)
      expect(Object.values(repeated.body["order"]?.["line_items"] ?? {}).map((line) => [line["variant_id"], line["quantity"]])).toEqual([
        [few, 1],
        [plenty, 2],
      ])
      expect(repeated.body["left_out"]).toMatchObject([
        { quantity: 2, is_sold_out: false },
        { quantity: 2, is_sold_out: true },
      ])
      expect(Object.values((await again(somebody, number)).body["order"]?.["line_items"] ?? {}).map((line) => line["quantity"])).toEqual([
        1, 4,
      ])
    })

    it("is for own placed orders alone", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      expect((await again(await shop().somebody(), number)).status).toBe(404)
      const cart = await shop().checkedOut(somebody, await shop().variant(5))
      expect((await again(somebody, cart)).status).toBe(422)
    })
  })

  describe("placed orders", () => {
    it("are filtered by the group of their state", async () => {
      const headers = await demoSession(shop(), "demo@example.mn")
      const all = Schema.decodeUnknownSync(myOrders.answer)((await shop().call("GET", "/api/v2/orders/mine", { headers })).body).items
      for (const group of orderGroups) {
        const { body } = await shop().call("GET", `/api/v2/orders/mine?group=${group}`, { headers })
        expect(Object.values(body["orders"] ?? {}).map((order) => text(order["number"]))).toEqual(
          all.filter((order) => orderGroup(order, isFulfilled(order, instantOf(shop().now()))) === group).map(({ number }) => number),
        )
      }
      expect((await shop().call("GET", "/api/v2/orders/mine?group=lost", { headers })).status).toBe(422)
    })

    it("of the demo shopper that are under way arrive in more than half a day", async () => {
      const headers = await demoSession(shop(), "demo@example.mn")
      const { body } = await shop().call("GET", "/api/v2/orders/mine", { headers })
      const coming = Schema.decodeUnknownSync(myOrders.answer)(body).items.filter(
        ({ shipmentState }) => shipmentState === "ready" || shipmentState === "shipped",
      )
      const inHalfADay = Date.now() + 12 * hour
      expect(coming.map(({ number, deliveryTo }) => [number, deliveryTo !== null && millisecondsOf(deliveryTo) > inHalfADay])).toEqual([
        ["R100000002", true],
        ["R100000003", true],
      ])
    })

    it("of the demo shopper are listed newest first, by pages, in every state", async () => {
      const headers = await demoSession(shop(), "demo@example.mn")
      const page = await shop().call("GET", "/api/v2/orders/mine?page=1", { headers })
      expect(page.body).toMatchObject({ count: 8, total_count: 8, current_page: 1, per_page: 10, pages: 1 })
      const states = Object.values(page.body["orders"] ?? {}).map((order) =>
        [order["state"], order["payment_state"], order["shipment_state"]].map(text).join(" "),
      )
      expect(states[0]).toBe("complete paid pending")
      expect(new Set(states).size).toBe(7)
      const beyond = await shop().call("GET", "/api/v2/orders/mine?page=2", { headers })
      expect(beyond.body).toMatchObject({ orders: [], total_count: 8, pages: 1 })
    })
  })

  describe("a payment method that the site switches off", () => {
    it("is listed with its reason and refused [X7]", async () => {
      const inactiveMethods = [
        { type: "card", note: { mn: "Банкны засвар", en: "The bank is being serviced" } },
        { type: "wallet", note: null },
      ] as const
      const backend = await createBackend({ ...shop().config, inactiveMethods }, { db: shop().db, timed: false })
      const request = async (method: string, path: string, headers: Readonly<Record<string, string>>, body: unknown = null) => {
        const answer = await backend.fetch(
          new Request(`http://localhost${path}`, {
            method,
            headers: { "content-type": "application/json", ...headers },
            body: body === null ? null : JSON.stringify(body),
          }),
          { address: "127.0.0.1" },
        )
        return {
          status: answer.status,
          body: (await answer.json()) as { readonly payment_methods?: ReadonlyArray<object>; readonly error?: string },
        }
      }
      const { body } = await request("GET", "/api/v2/checkouts/payment_methods", { "accept-language": "en" })
      expect(body.payment_methods).toMatchObject([
        { method_type: "qr", active: true },
        { method_type: "bank_transfer", active: true },
        { method_type: "internet_bank", active: true },
        { method_type: "card", active: false, note: "The bank is being serviced" },
        { method_type: "wallet", active: false, note: "This payment method is not active at the moment" },
        { method_type: "lease", active: true },
      ])
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5))
      const place = (id: number) =>
        request(
          "PUT",
          `/api/v2/checkouts/${number}`,
          { ...somebody.headers, "accept-language": "mn" },
          { state: "payment", order: { payments_attributes: [{ payment_method_id: id }] } },
        )
      const refused = await place(methodIds.card)
      expect([refused.status, refused.body.error]).toEqual([422, "Өөр төлбөрийн хэлбэр сонгоно уу: Банкны засвар"])
      expect((await place(methodIds.wallet)).status).toBe(422)
      expect((await place(methodIds.qr)).status).toBe(200)
    })
  })
}
