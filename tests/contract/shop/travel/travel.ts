/** Hotels: search, prices and nights. Contract C21. */
import { describe, expect, it } from "vitest"
import { type Body, listOf, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { travelSteps } from "./travel-steps.ts"
import { withFlags } from "../shell/flag-steps.ts"

export const travelCalls = (shop: () => Trial): void => {
  const { api, dateIn, dates, detail, populate, saveAddress, nights } = travelSteps(shop)

  describe("hotels", () => {
    it("are found by place in either script, amenity and free rooms, the cheapest first [C21] [E29]", async () => {
      const { amenities } = (await api("GET", "horeca/amenity_list")).body
      expect(listOf(amenities)).toHaveLength(10)
      const found = async (query: string) => listOf((await api("GET", `horeca/hotel_rooms?${dates(5, 7)}${query}`)).body["hotels"])
      expect(await found("")).toHaveLength(12)
      expect((await found("&place=khuvsgul")).map((hotel) => hotel["name"])).toEqual(
        (await found(`&place=${encodeURIComponent("Хөвсгөл")}`)).map((hotel) => hotel["name"]),
      )
      expect(await found(`&place=${encodeURIComponent("Хөвсгөл")}`)).toHaveLength(2)
      expect((await found("&amenities=6,10")).map((hotel) => text(hotel["name"]))).toEqual(["Туул плаза"])
      expect(await found("&guests=20")).toHaveLength(0)
      expect((await api("GET", `horeca/hotel_detail?id=999&${dates(5, 7)}`)).status).toBe(404)
    })

    it("report why none is found: no such place, amenities, too many guests [E29]", async () => {
      const none = async (query: string) => (await api("GET", `horeca/hotel_rooms?${dates(5, 7)}${query}`)).body["none"]
      expect(await none("")).toBeNull()
      const nowhere = await none(`&place=${encodeURIComponent("Токио")}`)
      expect(nowhere).toMatchObject({ reason: "place" })
      expect(listOf((nowhere as Body)["places"] as Body)).toContain("Хөвсгөл")
      expect(await none(`&place=${encodeURIComponent("Хөвсгөл")}&amenities=6`)).toMatchObject({ reason: "amenities" })
      expect(await none("&guests=9")).toMatchObject({ reason: "guests", capacity: 6 })
    })

    it("are not searched and not priced for days that cannot be booked, and shown without days [E29]", async () => {
      const refusedQueries = [
        ["from=2026-02-30&to=2026-03-01", "from"],
        [dates(9, 3), "to"],
        [dates(-2, 1), "from"],
        [dates(3, 34), "to"],
        [dates(365, 367), "to"],
        [`${dates(3, 4)}&rooms=3`, "guests"],
      ] as const
      for (const [query, field] of refusedQueries) {
        for (const call of ["hotel_rooms?", "hotel_detail?id=2&"]) {
          const { status, body } = await api("GET", `horeca/${call}${query}`)
          expect([status, Object.keys(body["errors"] as Body)]).toEqual([422, [field]])
        }
      }
      const rooms = listOf((await api("GET", "horeca/hotel_detail?id=2")).body["rooms"])
      expect(rooms.map((room) => room["stay"])).toEqual([null, null])
    })

    it("have full nights and last rooms from the start, since hotels sell rooms themselves too [E29]", async () => {
      const fullNights = async (id: number) => {
        const { body } = await api("GET", `horeca/hotel_nights?id=${id}&${dates(7, 27)}`)
        return listOf(body["nights"]).filter((night) => night["price"] === null).length
      }
      expect(await Promise.all([1, 4, 9, 10, 12].map(fullNights))).toEqual([3, 2, 2, 2, 1])
      expect(listOf((await detail(4, 7, 8))["rooms"]).at(-1)?.["available"]).toBe(1)
      expect(listOf((await detail(2, 5, 7))["rooms"])[1]).toMatchObject({ available: 0, stay: null })
    })

    it("price a stay whose parts sum to the total, or report why it cannot be booked", async () => {
      const price = (body: unknown) => api("POST", "horeca/calculate_price", null, body)
      const { status, body } = await price({ room_id: 1, from: dateIn(3), to: dateIn(10), rooms: 2, guests: 5 })
      expect(status).toBe(200)
      expect(listOf(body["parts"]).reduce((sum, part) => sum + Number(part["amount"]), 0)).toBe(Number(body["total"]))
      expect(listOf(body["parts"]).map((part) => part["kind"])).toEqual(expect.arrayContaining(["nights", "weekend", "guests"]))
      for (const invalid of [{ to: dateIn(3) }, { from: dateIn(-1) }, { to: dateIn(34) }, { guests: 20 }, { rooms: 9 }]) {
        expect((await price({ room_id: 1, from: dateIn(3), to: dateIn(5), rooms: 1, guests: 2, ...invalid })).status).toBe(422)
      }
      expect((await price({ room_id: 99_999, from: dateIn(3), to: dateIn(5) })).status).toBe(404)
    })

    it("show the least price of each night, and a night as full once all rooms are sold [V2]", async () => {
      const shown = async (query: string) => api("GET", `horeca/hotel_nights?${query}`)
      const { status, body } = await shown(`id=2&${dates(70, 77)}`)
      expect(status).toBe(200)
      const cheapest: Body = listOf((await detail(2, 70, 71))["rooms"])[0]?.["stay"] ?? {}
      expect(listOf(body["nights"])).toHaveLength(7)
      expect(listOf(body["nights"])[0]).toEqual({ date: dateIn(70), price: cheapest["total"] })
      await shop().db.query(
        "insert into room_nights (room_id, night, sold, rooms) select id, $1, rooms, rooms from hotel_rooms where hotel_id = 2",
        [dateIn(72)],
      )
      const isFull = listOf((await shown(`id=2&${dates(70, 77)}`)).body["nights"]).map((night) => night["price"] === null)
      expect(isFull).toEqual([false, false, true, false, false, false, false])
      await shop().db.query("delete from room_nights where night = $1", [dateIn(72)])
      expect(listOf((await shown(`id=2&${dates(-5, 2)}`)).body["nights"]).map((night) => night["date"])).toEqual([dateIn(0), dateIn(1)])
      const refused = [
        [`id=999&${dates(5, 7)}`, 404],
        [`id=2&${dates(5, 5)}`, 422],
        [`id=2&${dates(5, 68)}`, 422],
      ] as const
      for (const [query, expected] of refused) expect((await shown(query)).status).toBe(expected)
    })
  })

  describe("travel that is off", () => {
    it("is refused with 403, and sold neither in a new order nor again [P3]", async () => {
      const somebody = await shop().somebody()
      const [room] = listOf((await detail(5, 50, 52))["rooms"])
      const booked = (await populate(somebody, room?.["variant_id"], nights(50, 52))).body
      await saveAddress(somebody, text(booked["number"]))
      expect((await shop().place(somebody, text(booked["number"]))).status).toBe(200)
      const calls = [
        "passengers",
        "horeca/amenity_list",
        `horeca/hotel_rooms?${dates(5, 7)}`,
        `horeca/hotel_detail?id=2&${dates(5, 7)}`,
        `horeca/hotel_nights?id=2&${dates(5, 7)}`,
      ]
      await withFlags(shop(), { travel: false }, async () => {
        const statuses = await Promise.all(calls.map(async (path) => (await api("GET", path, somebody)).status))
        const added = await populate(somebody, room?.["variant_id"], nights(53, 54))
        expect([...statuses, added.status]).toEqual([403, 403, 403, 403, 403, 403])
        const again = await api("POST", `orders/${text(booked["number"])}/reorder`, somebody)
        expect(listOf(again.body["left_out"])).toHaveLength(1)
      })
      expect((await populate(somebody, room?.["variant_id"], nights(53, 54))).status).toBe(200)
    })
  })
}
