/** Bound on what unpaid orders of one person hold, and limits on what one person may begin. Decision 39. */
import { describe, expect, it } from "vitest"
import { limits } from "#backend/http/rate-limits.ts"
import { maxUnpaidOrders, maxUnpaidUnits } from "#domain/rules/orders/unpaid-orders.ts"
import { address, text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

export const unpaidOrders = (shop: () => Trial): void => {
  describe("unpaid orders", () => {
    it("reserve a bounded number of units for one person, until one is paid or cancelled", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(1000, 1000)
      const first = await shop().placed(somebody, variant, maxUnpaidUnits - 1)
      const number = await shop().checkedOut(somebody, variant, 2)
      const refused = await shop().place(somebody, number)
      expect([refused.status, text(refused.body["error"])]).toEqual([422, expect.stringContaining(first)])
      expect(await shop().onHand(variant)).toBe(1000 - maxUnpaidUnits + 1)
      await shop().cancel(somebody, first)
      expect((await shop().place(somebody, number)).status).toBe(200)
    })

    it("are refused alone above the units", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(1000, 1000)
      const refused = await shop().place(somebody, await shop().checkedOut(somebody, variant, maxUnpaidUnits + 1))
      expect([refused.status, await shop().onHand(variant)]).toEqual([422, 1000])
    })

    it("hold of a stay its rooms times its nights", async () => {
      const dateIn = (days: number): string => new Date(shop().now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
      const [room] = await shop().db.query<{ id: number; variant_id: number; rooms: number }>(
        "select id, variant_id, rooms from hotel_rooms where hotel_id = 5 order by id limit 1",
      )
      if (room === undefined) throw new Error("hotel 5 has no rooms")
      const setRooms = (rooms: number) => shop().db.query("update hotel_rooms set rooms = $2 where id = $1", [room.id, rooms])
      const withStay = async (somebody: Somebody, from: number, nights: number): Promise<string> => {
        const options = { arrives: dateIn(from), leaves: dateIn(from + nights), rooms: 10, guests: 10 }
        const { body } = await shop().call("POST", "/api/v2/orders/populate", {
          body: { variant_id: room.variant_id, options },
          headers: somebody.headers,
        })
        await shop().call("PUT", `/api/v2/checkouts/${text(body["number"])}`, {
          body: { state: "address", order: { ship_address_attributes: address } },
          headers: somebody.headers,
        })
        return text(body["number"])
      }
      await setRooms(40)
      const somebody = await shop().somebody()
      expect((await shop().place(somebody, await withStay(somebody, 200, 21))).status).toBe(422)
      const first = await withStay(somebody, 200, 20)
      expect((await shop().place(somebody, first)).status).toBe(200)
      const refused = await shop().place(somebody, await withStay(somebody, 240, 1))
      expect([refused.status, text(refused.body["error"])]).toEqual([422, expect.stringContaining(first)])
      await shop().cancel(somebody, first)
      await setRooms(room.rooms)
    })

    it("are bounded in number for one person, and paid ones are not counted", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(1000, 1000)
      const numbers: string[] = []
      for (let at = 0; at < maxUnpaidOrders; at += 1) numbers.push(await shop().placed(somebody, variant))
      const next = await shop().checkedOut(somebody, variant)
      expect((await shop().place(somebody, next)).status).toBe(422)
      await shop().bank(numbers[0] ?? "", "pay")
      expect((await shop().place(somebody, next)).status).toBe(200)
    })
  })

  describe("what one person begins", () => {
    it.each([
      ["recharges", limits.recharges.max, "POST", "/api/v2/store_credits/recharge", { amount: 10_000, payment_method_id: 1 }],
      ["cards", limits.cardRegistrations.max, "PUT", "/api/v2/users/register_card", {}],
      ["exports", limits.exports.max, "GET", "/api/v2/users/export", undefined],
    ] as const)("is limited: %s", async (name, max, method, path, body) => {
      const { id, headers } = await shop().somebody()
      expect((await shop().call(method, path, { body, headers })).status).toBeLessThan(300)
      await shop().setCount(`${name} of ${id}`, max)
      expect((await shop().call(method, path, { body, headers })).status).toBe(429)
    })
  })
}
