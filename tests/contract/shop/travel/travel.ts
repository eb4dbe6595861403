/** Hotels, stays and passengers. Contract C21. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { address, type Answer, type Body, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { expectedOf } from "../cart/expected.ts"

export const travelCalls = (shop: () => Trial): void => {
  const api = (method: string, path: string, somebody: Somebody | null = null, body?: unknown) =>
    shop().call(method, `/api/v2/${path}`, { ...(body !== undefined && { body }), ...(somebody !== null && { headers: somebody.headers }) })
  /** Date in Ulaanbaatar so many days from now. */
  const dateIn = (days: number): string => new Date(shop().now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
  const itemsOf = (value: Body | undefined): ReadonlyArray<Body> => Object.values((value ?? {}) as Record<string, Body>)
  const dates = (from: number, to: number) => `from=${dateIn(from)}&to=${dateIn(to)}`
  const detail = async (id: number, from: number, to: number) =>
    (await api("GET", `horeca/hotel_detail?id=${id}&${dates(from, to)}`)).body
  const populate = (somebody: Somebody, variant: unknown, options: unknown): Promise<Answer> =>
    api("POST", "orders/populate", somebody, { variant_id: variant, options })
  const saveAddress = (somebody: Somebody, number: string) =>
    api("PUT", `checkouts/${number}`, somebody, { state: "address", order: { ship_address_attributes: address } })
  const nights = (from: number, to: number, rooms = 1, guests = 2) => ({
    arrives: dateIn(from),
    leaves: dateIn(to),
    rooms,
    guests,
  })

  const addPassenger = async (somebody: Somebody, first_name: string, gender = "female"): Promise<number> =>
    Number(
      itemsOf((await api("POST", "passengers", somebody, { first_name, last_name: "Batbold", gender })).body["passengers"]).at(
        -1,
      )?.["id"],
    )

  describe("hotels", () => {
    it("are found by place in either script, amenity and free rooms, the cheapest first [C21] [E29]", async () => {
      const { amenities } = (await api("GET", "horeca/amenity_list")).body
      expect(itemsOf(amenities)).toHaveLength(10)
      const found = async (query: string) => itemsOf((await api("GET", `horeca/hotel_rooms?${dates(5, 7)}${query}`)).body["hotels"])
      expect(await found("")).toHaveLength(12)
      expect((await found("&place=khuvsgul")).map((hotel) => hotel["name"])).toEqual(
        (await found(`&place=${encodeURIComponent("Хөвсгөл")}`)).map((hotel) => hotel["name"]),
      )
      expect(await found(`&place=${encodeURIComponent("Хөвсгөл")}`)).toHaveLength(2)
      expect((await found("&amenities=6,10")).map((hotel) => text(hotel["name"]))).toEqual(["Туул плаза"])
      expect(await found("&guests=20")).toHaveLength(0)
      expect((await api("GET", `horeca/hotel_detail?id=999&${dates(5, 7)}`)).status).toBe(404)
    })

    it("say why none is found: no such place, amenities, too many guests [E29]", async () => {
      const none = async (query: string) => (await api("GET", `horeca/hotel_rooms?${dates(5, 7)}${query}`)).body["none"]
      expect(await none("")).toBeNull()
      const nowhere = await none(`&place=${encodeURIComponent("Токио")}`)
      expect(nowhere).toMatchObject({ reason: "place" })
      expect(itemsOf((nowhere as Body)["places"] as Body)).toContain("Хөвсгөл")
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
      const rooms = itemsOf((await api("GET", "horeca/hotel_detail?id=2")).body["rooms"])
      expect(rooms.map((room) => room["stay"])).toEqual([null, null])
    })

    it("have full nights and last rooms from the start, since hotels sell rooms themselves too [E29]", async () => {
      const fullNights = async (id: number) => {
        const { body } = await api("GET", `horeca/hotel_nights?id=${id}&${dates(7, 27)}`)
        return itemsOf(body["nights"]).filter((night) => night["price"] === null).length
      }
      expect(await Promise.all([1, 4, 9, 10, 12].map(fullNights))).toEqual([3, 2, 2, 2, 1])
      expect(itemsOf((await detail(4, 7, 8))["rooms"]).at(-1)?.["available"]).toBe(1)
      expect(itemsOf((await detail(2, 5, 7))["rooms"])[1]).toMatchObject({ available: 0, stay: null })
    })

    it("price a stay whose parts sum to the total, or say why it cannot be booked", async () => {
      const price = (body: unknown) => api("POST", "horeca/calculate_price", null, body)
      const { status, body } = await price({ room_id: 1, from: dateIn(3), to: dateIn(10), rooms: 2, guests: 5 })
      expect(status).toBe(200)
      expect(itemsOf(body["parts"]).reduce((sum, part) => sum + Number(part["amount"]), 0)).toBe(Number(body["total"]))
      expect(itemsOf(body["parts"]).map((part) => part["kind"])).toEqual(expect.arrayContaining(["nights", "weekend", "guests"]))
      for (const invalid of [{ to: dateIn(3) }, { from: dateIn(-1) }, { to: dateIn(34) }, { guests: 20 }, { rooms: 9 }]) {
        expect((await price({ room_id: 1, from: dateIn(3), to: dateIn(5), rooms: 1, guests: 2, ...invalid })).status).toBe(422)
      }
      expect((await price({ room_id: 99_999, from: dateIn(3), to: dateIn(5) })).status).toBe(404)
    })

    it("show the least price of each night, and a night as full once all rooms are sold [V2]", async () => {
      const shown = async (query: string) => api("GET", `horeca/hotel_nights?${query}`)
      const { status, body } = await shown(`id=2&${dates(70, 77)}`)
      expect(status).toBe(200)
      const cheapest: Body = itemsOf((await detail(2, 70, 71))["rooms"])[0]?.["stay"] ?? {}
      expect(itemsOf(body["nights"])).toHaveLength(7)
      expect(itemsOf(body["nights"])[0]).toEqual({ date: dateIn(70), price: cheapest["total"] })
      await shop().db.query(
        "insert into room_nights (room_id, night, sold, rooms) select id, $1, rooms, rooms from hotel_rooms where hotel_id = 2",
        [dateIn(72)],
      )
      const isFull = itemsOf((await shown(`id=2&${dates(70, 77)}`)).body["nights"]).map((night) => night["price"] === null)
      expect(isFull).toEqual([false, false, true, false, false, false, false])
      await shop().db.query("delete from room_nights where night = $1", [dateIn(72)])
      expect(itemsOf((await shown(`id=2&${dates(-5, 2)}`)).body["nights"]).map((night) => night["date"])).toEqual([dateIn(0), dateIn(1)])
      const refused = [[`id=999&${dates(5, 7)}`, 404], [`id=2&${dates(5, 5)}`, 422], [`id=2&${dates(5, 68)}`, 422]] as const
      for (const [query, expected] of refused) expect((await shown(query)).status).toBe(expected)
    })

    it("sell a stay like goods, without delivery: priced by the shop, paid, a ticket, and returned when cancelled", async () => {
      const somebody = await shop().somebody()
      const [room] = itemsOf((await detail(2, 40, 43))["rooms"])
      const variant = room?.["variant_id"]
      expect((await populate(somebody, variant, {})).status).toBe(422)
      const order = (await populate(somebody, variant, { ...nights(40, 43), price: 1 })).body
      const total = Number(
        (await api("POST", "horeca/calculate_price", null, { room_id: room?.["id"], from: dateIn(40), to: dateIn(43) })).body[
          "total"
        ],
      )
      expect(Number(order["item_total"])).toBe(total)
      const again = (await populate(somebody, variant, nights(40, 41))).body
      expect(itemsOf(again["line_items"])).toHaveLength(1)
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
      expect(Number(itemsOf((await detail(2, 42, 43))["rooms"])[0]?.["available"])).toBe(Number(room?.["available"]) - 1)
      await shop().bank(number, "pay")
      const tickets = () => shop().db.query<{ starts_at: string }>("select starts_at from tickets where user_id = $1", [somebody.id])
      const arrival = new Date(`${dateIn(40)}T14:00:00+08:00`).getTime()
      expect((await tickets()).map(({ starts_at }) => new Date(starts_at).getTime())).toEqual([arrival])
      const paid = (await shop().order(somebody, number)).body
      expect(new Date(text(paid["cancellable_until"])).getTime()).toBe(arrival - 24 * 3_600_000)
      expect((await shop().cancel(somebody, number)).status).toBe(200)
      expect(await tickets()).toHaveLength(0)
      expect(itemsOf((await detail(2, 42, 43))["rooms"])[0]?.["available"]).toBe(room?.["available"])
    })

    it("need a place again once goods are in the cart, which no option makes a stay [B23]", async () => {
      const somebody = await shop().somebody()
      const [room] = itemsOf((await detail(3, 60, 61))["rooms"])
      const number = text((await populate(somebody, room?.["variant_id"], nights(60, 61))).body["number"])
      await api("PUT", `checkouts/${number}`, somebody, {
        state: "address",
        order: { ship_address_attributes: { ...address, city: "", district: "", address1: "" } },
      })
      const { body: order } = await populate(somebody, await shop().variant(3), { arrives: dateIn(60) })
      expect(itemsOf(order["line_items"]).map((line) => line["options"]?.["arrives"] === undefined)).toEqual([false, true])
      expect((await shop().place(somebody, number)).status).toBe(422)
      await saveAddress(somebody, number)
      const placed = await shop().place(somebody, number)
      expect([placed.status, Number(placed.body["ship_total"]) > 0]).toEqual([200, true])
    })

    it("carry the names of the chosen passengers from the cart to the ticket [E26]", async () => {
      const somebody = await shop().somebody()
      const [room] = itemsOf((await detail(3, 40, 42))["rooms"])
      const passengers = "MS BATBOLD NOMIN, MR BATBOLD ANAND"
      const [nomin] = [await addPassenger(somebody, "Nomin"), await addPassenger(somebody, "Anand", "male")]
      const order = (await populate(somebody, room?.["variant_id"], { ...nights(40, 42), passengers })).body
      expect(text(itemsOf(order["line_items"])[0]?.["options_text"])).toContain(passengers)
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
      expect(text(itemsOf(reordered?.["line_items"])[0]?.["options_text"])).toMatch(/, MR BATBOLD ANAND$/)
      const again = (await populate(somebody, room?.["variant_id"], nights(40, 42))).body
      expect(text(itemsOf(again["line_items"])[0]?.["options_text"])).not.toContain("BATBOLD")
    })

    it("accept only names of the account's passengers, each once, and no more than there are guests [E26]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const [room] = itemsOf((await detail(3, 44, 46))["rooms"])
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

    it("refuse a stay whose price has changed since it was seen, and sell it at the new one", async () => {
      const somebody = await shop().somebody()
      const [room] = itemsOf((await detail(6, 45, 47))["rooms"])
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

    it("never sell a night twice, however bookings and cancellations of overlapping stays interleave [C21]", async () => {
      const [room] = itemsOf((await detail(12, 80, 81))["rooms"]).slice(-1)
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

    it("sell the last room of a night once to fifty concurrent buyers", async () => {
      const [room] = itemsOf((await detail(4, 60, 62))["rooms"]).slice(-1)
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

  describe("travel that is off", () => {
    it("is refused with 403, and sold neither in a new order nor again [P3]", async () => {
      const somebody = await shop().somebody()
      const [room] = itemsOf((await detail(5, 50, 52))["rooms"])
      const booked = (await populate(somebody, room?.["variant_id"], nights(50, 52))).body
      await saveAddress(somebody, text(booked["number"]))
      expect((await shop().place(somebody, text(booked["number"]))).status).toBe(200)
      const { flags } = shop().config.site
      Object.assign(flags, { travel: false })
      const calls = [
        "passengers",
        "horeca/amenity_list",
        `horeca/hotel_rooms?${dates(5, 7)}`,
        `horeca/hotel_detail?id=2&${dates(5, 7)}`,
        `horeca/hotel_nights?id=2&${dates(5, 7)}`,
      ]
      const statuses = await Promise.all(calls.map(async (path) => (await api("GET", path, somebody)).status))
      const added = await populate(somebody, room?.["variant_id"], nights(53, 54))
      const again = await api("POST", `orders/${text(booked["number"])}/reorder`, somebody)
      Object.assign(flags, { travel: true })
      expect([...statuses, added.status]).toEqual([403, 403, 403, 403, 403, 403])
      expect(itemsOf(again.body["left_out"])).toHaveLength(1)
      expect((await populate(somebody, room?.["variant_id"], nights(53, 54))).status).toBe(200)
    })
  })
}
