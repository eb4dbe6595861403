/** Stays in the cart: price, passengers, and rooms that are never sold twice. Contract C21. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { address, listOf, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { expectedOf } from "../cart/checkout-steps.ts"
import { travelSteps } from "./travel-steps.ts"

export const stayCalls = (shop: () => Trial): void => {
  const { api, dateIn, detail, populate, saveAddress, nights, addPassenger } = travelSteps(shop)

  describe("stay in a hotel", () => {
    it("is sold like goods without delivery: priced by the shop, paid, with a ticket, and free again once cancelled", async () => {
      const somebody = await shop().somebody()
      const [room] = listOf((await detail(2, 40, 43))["rooms"])
      const variant = room?.["variant_id"]
      expect((await populate(somebody, variant, {})).status).toBe(422)
      const order = (await populate(somebody, variant, { ...nights(40, 43), price: 1 })).body
      const total = Number(
        (await api("POST", "horeca/calculate_price", null, { room_id: room?.["id"], from: dateIn(40), to: dateIn(43) })).body["total"],
      )
      expect(Number(order["item_total"])).toBe(total)
      const again = (await populate(somebody, variant, nights(40, 41))).body
      expect(listOf(again["line_items"])).toHaveLength(1)
      await populate(somebody, variant, nights(40, 43))
      const number = text(order["number"])
      const receiver = { firstname: "Сараа", lastname: "Бат", phone: "99110000" }
      const save = (changes: object) =>
        api("PUT", `checkouts/${number}`, somebody, {
          state: "address",
          order: { ship_address_attributes: { ...address, ...changes }, delivery_slot: null },
        })
      expect((await save({ phone: "" })).status).toBe(422)
      const saved = await save({ ...receiver, city: "", district: "", address1: "" })
      expect([saved.status, saved.body["address"]]).toMatchObject([200, { ...receiver, city: "", address1: "" }])
      const placed = await shop().place(somebody, number)
      expect(placed.status).toBe(200)
      expect(Number(placed.body["ship_total"])).toBe(0)
      expect(Number(listOf((await detail(2, 42, 43))["rooms"])[0]?.["available"])).toBe(Number(room?.["available"]) - 1)
      await shop().bank(number, "pay")
      const tickets = () => shop().db.query<{ starts_at: string }>("select starts_at from tickets where user_id = $1", [somebody.id])
      const arrival = new Date(`${dateIn(40)}T14:00:00+08:00`).getTime()
      expect((await tickets()).map(({ starts_at }) => new Date(starts_at).getTime())).toEqual([arrival])
      const paid = (await shop().order(somebody, number)).body
      expect(new Date(text(paid["cancellable_until"])).getTime()).toBe(arrival - 24 * 3_600_000)
      expect((await shop().cancel(somebody, number)).status).toBe(200)
      expect(await tickets()).toHaveLength(0)
      expect(listOf((await detail(2, 42, 43))["rooms"])[0]?.["available"]).toBe(room?.["available"])
    })

    it("needs an address once goods join the cart, which no option makes a stay [B23]", async () => {
      const somebody = await shop().somebody()
      const [room] = listOf((await detail(3, 60, 61))["rooms"])
      const number = text((await populate(somebody, room?.["variant_id"], nights(60, 61))).body["number"])
      await api("PUT", `checkouts/${number}`, somebody, {
        state: "address",
        order: { ship_address_attributes: { ...address, city: "", district: "", address1: "" } },
      })
      const { body: order } = await populate(somebody, await shop().variant(3), { arrives: dateIn(60) })
      expect(listOf(order["line_items"]).map((line) => line["options"]?.["arrives"] === undefined)).toEqual([false, true])
      expect((await shop().place(somebody, number)).status).toBe(422)
      await saveAddress(somebody, number)
      const placed = await shop().place(somebody, number)
      expect([placed.status, Number(placed.body["ship_total"]) > 0]).toEqual([200, true])
    })

    it("carries the names of the chosen passengers from the cart to the ticket [E26]", async () => {
      const somebody = await shop().somebody()
      const [room] = listOf((await detail(3, 40, 42))["rooms"])
      const passengers = "MS BATBOLD NOMIN, MR BATBOLD ANAND"
      const [nomin] = [await addPassenger(somebody, "Nomin"), await addPassenger(somebody, "Anand", "male")]
      const order = (await populate(somebody, room?.["variant_id"], { ...nights(40, 42), passengers })).body
      expect(text(listOf(order["line_items"])[0]?.["options_text"])).toContain(passengers)
      const number = text(order["number"])
      await saveAddress(somebody, number)
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      const tickets = await shop().db.query("select seat, guests, position($2 in name->>'mn') as named from tickets where user_id = $1", [
        somebody.id,
        passengers,
      ])
      expect(tickets).toEqual([{ seat: "", guests: passengers, named: 0 }])
      await api("DELETE", `passengers/${nomin}`, somebody)
      const reordered = (await api("POST", `orders/${number}/reorder`, somebody)).body["order"]
      expect(text(listOf(reordered?.["line_items"])[0]?.["options_text"])).toMatch(/, MR BATBOLD ANAND$/)
      const again = (await populate(somebody, room?.["variant_id"], nights(40, 42))).body
      expect(text(listOf(again["line_items"])[0]?.["options_text"])).not.toContain("BATBOLD")
    })

    it("accepts only names of the account's passengers, each once, and no more than there are guests [E26]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const [room] = listOf((await detail(3, 44, 46))["rooms"])
      for (const name of ["Nomin", "Saraa", "Tuya"]) await addPassenger(somebody, name)
      const bookFor = (passengers: string, buyer = somebody) => populate(buyer, room?.["variant_id"], { ...nights(44, 46), passengers })
      const refusedNames = [
        "Bill Gates",
        "MS BATBOLD NOMIN, MR NOBODY",
        "MS BATBOLD NOMIN, MS BATBOLD NOMIN",
        "MS BATBOLD NOMIN, MS BATBOLD SARAA, MS BATBOLD TUYA",
        "ms batbold nomin",
      ]
      for (const passengers of refusedNames) {
        const { status, body } = await bookFor(passengers)
        expect([passengers, status, Object.keys(body["errors"] ?? {})]).toEqual([passengers, 422, ["passengers"]])
      }
      expect(text((await bookFor("Bill Gates")).body["error"])).toContain("«Bill Gates»")
      expect((await bookFor("MS BATBOLD NOMIN", other)).status).toBe(422)
      expect((await bookFor("MS BATBOLD SARAA, MS BATBOLD NOMIN")).status).toBe(200)
    })

    it("is refused when its price has changed since it was seen, and sold at the new one", async () => {
      const somebody = await shop().somebody()
      const [room] = listOf((await detail(6, 45, 47))["rooms"])
      const number = text((await populate(somebody, room?.["variant_id"], nights(45, 47))).body["number"])
      await saveAddress(somebody, number)
      const { body: seen } = await shop().order(somebody, number)
      await shop().db.query("update hotel_rooms set price = price + 10000 where variant_id = $1", [room?.["variant_id"]])
      const refused = await shop().place(somebody, number, 1, {}, expectedOf(seen))
      expect(refused.status).toBe(409)
      const now = refused.body["order"]
      expect(Number(now?.["total"])).toBeGreaterThanOrEqual(Number(seen["total"]) + 20_000)
      const placed = await shop().place(somebody, number, 1, {}, expectedOf(now ?? seen))
      expect([placed.status, placed.body["total"]]).toEqual([200, now?.["total"]])
      await shop().db.query("update hotel_rooms set price = price - 10000 where variant_id = $1", [room?.["variant_id"]])
    })

    it("is refused when its dates have changed since they were seen, at the same price", async () => {
      const somebody = await shop().somebody()
      const [room] = listOf((await detail(6, 50, 57))["rooms"])
      const number = text((await populate(somebody, room?.["variant_id"], nights(50, 51))).body["number"])
      await saveAddress(somebody, number)
      const { body: seen } = await shop().order(somebody, number)
      // The same weekday of another week has the same price.
      await populate(somebody, room?.["variant_id"], nights(57, 58))
      const refused = await shop().place(somebody, number, 1, {}, expectedOf(seen))
      expect([refused.status, refused.body["order"]?.["total"]]).toEqual([409, seen["total"]])
      const placed = await shop().place(somebody, number, 1, {}, expectedOf(refused.body["order"] ?? seen))
      expect(placed.status).toBe(200)
      await shop().cancel(somebody, number)
    })

    it("never sells a night twice, however bookings and cancellations of overlapping stays interleave [C21]", async () => {
      const [room] = listOf((await detail(12, 80, 81))["rooms"]).slice(-1)
      const stay = fc.record({
        from: fc.integer({ min: 80, max: 84 }),
        nights: fc.integer({ min: 1, max: 4 }),
        rooms: fc.integer({ min: 1, max: 2 }),
        isCancelled: fc.boolean(),
      })
      const oversoldNights = `select n.night from room_nights n where n.room_id = $1 and n.night >= '${dateIn(80)}' and (n.sold > n.rooms or n.sold <> coalesce(
        (select sum(s.rooms) from booked_stays s where s.room_id = n.room_id and n.night >= s.arrives and n.night < s.leaves), 0))`
      let [sold, refused] = [0, 0]
      await fc.assert(
        fc.asyncProperty(fc.array(stay, { minLength: 3, maxLength: 6 }), async (stays) => {
          const orders: Array<readonly [Somebody, string]> = []
          for (const { from, nights: count, rooms } of stays) {
            const buyer = await shop().somebody()
            const number = text((await populate(buyer, room?.["variant_id"], nights(from, from + count, rooms))).body["number"])
            await saveAddress(buyer, number)
            orders.push([buyer, number])
          }
          const isPlaced = await Promise.all(
            orders.map(async ([buyer, number], at) => {
              const { status } = await shop().place(buyer, number)
              if (status === 200 && stays[at]?.isCancelled === true) await shop().cancel(buyer, number)
              return status === 200
            }),
          )
          sold += isPlaced.filter(Boolean).length
          refused += isPlaced.filter((placed) => !placed).length
          expect(await shop().db.query(oversoldNights, [room?.["id"]])).toEqual([])
          for (const [at, [buyer, number]] of orders.entries()) {
            if (isPlaced[at] === true && stays[at]?.isCancelled === false) await shop().cancel(buyer, number)
          }
        }),
        { numRuns: 6 },
      )
      expect([sold > 0, refused > 0]).toEqual([true, true])
    })

    it("of the last room is sold once to fifty concurrent buyers", async () => {
      const [room] = listOf((await detail(4, 60, 62))["rooms"]).slice(-1)
      const left = Number(room?.["available"])
      const buyers = await Promise.all(Array.from({ length: 50 }, () => shop().somebody()))
      const numbers: Array<string> = []
      for (const [at, buyer] of buyers.entries()) {
        const order = (await populate(buyer, room?.["variant_id"], nights(60 + (at % 2), 62))).body
        numbers.push(text(order["number"]))
        await saveAddress(buyer, numbers[at] ?? "")
      }
      const answers = await Promise.all(buyers.map((buyer, at) => shop().place(buyer, numbers[at] ?? "")))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(left)
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(50 - left)
      const oversold = await shop().db.query(
        `select s.room_id, d from booked_stays s join hotel_rooms r on r.id = s.room_id cross join generate_series(s.arrives, s.leaves - 1, interval '1 day') d
         group by s.room_id, r.rooms, d having sum(s.rooms) > r.rooms`,
      )
      expect(oversold).toEqual([])
    })
  })
}
