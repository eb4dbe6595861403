/** Limits of unpaid orders of one person by units and by number, and of what one person begins. Decision 39. */
import { describe, expect, it } from "vitest"
import { limits } from "#backend/http/rate-limits.ts"
import { maxUnpaidOrders, maxUnpaidUnits } from "#domain/rules/orders/unpaid-orders.ts"
import { text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { saveAddress } from "../cart/checkout-steps.ts"
import { travelSteps } from "../travel/travel-steps.ts"

export const unpaidOrders = (shop: () => Trial): void => {
  const { dateIn } = travelSteps(shop)

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

    it("are refused, each of them, above the number of units", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(1000, 1000)
      const refused = await shop().place(somebody, await shop().checkedOut(somebody, variant, maxUnpaidUnits + 1))
      expect([refused.status, await shop().onHand(variant)]).toEqual([422, 1000])
    })

    it("count the rooms of a stay times its nights as units", async () => {
      const [room] = await shop().db.query<{ id: number; variant_id: number; rooms: number }>(
        "select id, variant_id, rooms from hotel_rooms where hotel_id = 5 order by id limit 1",
      )
      if (room === undefined) throw new Error("hotel 5 has no rooms")
      const roomsOfStay = 10
      const setRooms = (rooms: number) => shop().db.query("update hotel_rooms set rooms = $2 where id = $1", [room.id, rooms])
      const withStay = async (somebody: Somebody, from: number, nights: number): Promise<string> => {
        const options = { arrives: dateIn(from), leaves: dateIn(from + nights), rooms: roomsOfStay, guests: 10 }
        const { body } = await shop().call("POST", "/api/v2/orders/populate", {
          body: { variant_id: room.variant_id, options },
          headers: somebody.headers,
        })
        const number = text(body["number"])
        await saveAddress(shop(), somebody, number)
        return number
      }
      await setRooms(40)
      try {
        const somebody = await shop().somebody()
        const nights = maxUnpaidUnits / roomsOfStay
        expect((await shop().place(somebody, await withStay(somebody, 200, nights + 1))).status).toBe(422)
        const first = await withStay(somebody, 200, nights)
        expect((await shop().place(somebody, first)).status).toBe(200)
        const refused = await shop().place(somebody, await withStay(somebody, 240, 1))
        expect([refused.status, text(refused.body["error"])]).toEqual([422, expect.stringContaining(first)])
        await shop().cancel(somebody, first)
      } finally {
        await setRooms(room.rooms)
      }
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

  describe("a call that one person repeats", () => {
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
