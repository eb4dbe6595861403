/** Stores, their stock, hotels and look books as files: applied, refused, closed where they are in use. S29i, E12, E29, C24. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { StoreContent } from "#domain/entities/content/store-content.ts"
import type { HotelContent } from "#domain/entities/travel/hotel-content.ts"
import type { LookBookContent } from "#domain/entities/catalogue/look-book-content.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, Trial } from "#tests/contract/support/test-backend.ts"
import { contentSteps } from "./content-shop.ts"
import { exampleOf, type Files, itemsOf, putInto } from "./place-steps.ts"

const failureOf = async (shop: Trial, files: Files): Promise<string> => {
  const error = await putInto(shop, files).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorError)) throw error ?? new Error("it was not refused")
  return formatMessage("en", error.reason)
}

export const describePlaces = (engine: Engine): void => {
  describe(`stores, hotels and look books of files on ${engine.name}`, () => {
    let shop: Trial
    beforeAll(async () => {
      shop = await Trial.begin(engine)
    }, 180_000)
    afterAll(() => shop.end())
    const put = (files: Files) => putInto(shop, files)
    const get = async (path: string) => (await shop.call("GET", `/api/v2/${path}`)).body
    const storeIds = async () => listOf((await get("stores"))["stores"]).map(({ id }) => Number(id))
    const dateIn = (days: number) => new Date(shop.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)

    it("give stores back with the ids and hours that they had [S29i]", async () => {
      const stores = await itemsOf<StoreContent>(shop, "stores")
      const [first] = listOf((await get("stores"))["stores"])
      expect(
        await put({
          stores: stores.map((store) => (store.id === 1 ? { ...store, hours: { "tue-sat": "9:00-13:00, 14:00-18:30" } } : store)),
        }),
      ).toMatchObject([{ key: "1", change: "changed" }])
      const [changed] = listOf((await get("stores"))["stores"])
      expect(listOf(changed?.["hours"])).toHaveLength(10)
      expect(plain(listOf(changed?.["hours"])[1])).toEqual({ weekday: 2, from: 840, to: 1110 })
      await put({ stores })
      expect(plain(listOf((await get("stores"))["stores"])[0])).toEqual(plain(first))
    })

    it("close a store that an order names, take its stock away, and open it again [C24]", async () => {
      const stores = await itemsOf<StoreContent>(shop, "stores")
      const stock = await itemsOf<{ readonly store: string }>(shop, "store-stock")
      const number = await shop.placed(await shop.somebody(), await shop.variant(5, 50_000))
      await shop.db.query("update orders set pickup_store_id = 5 where number = $1", [number])
      const without = { stores: stores.filter(({ id }) => id !== 5 && id !== 6) }
      expect(await put(without)).toMatchObject([
        { key: "5", change: "ended" },
        { key: "6", change: "gone" },
      ])
      expect(await put(without)).toEqual([])
      expect(await storeIds()).toEqual([1, 2, 3, 4, 7, 8, 9])
      expect(await shop.db.query("select from store_stock where store_id in (5, 6)")).toEqual([])
      expect(await shop.db.query("select pickup_store_id as id from orders where number = $1", [number])).toEqual([{ id: 5 }])
      const cart = await shop.somebody()
      await shop.add(await shop.variant(5), 1, cart.headers)
      const [current] = await shop.db.query<{ number: string }>("select number from orders where user_id = $1", [cart.id])
      const { body } = await shop.call("GET", `/api/v2/checkouts/${current?.number}/pickup_stores`, { headers: cart.headers })
      expect(listOf(body["stores"]).map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 7, 8, 9])
      expect(await failureOf(shop, { "store-stock": stock })).toContain("the shop has no store of the name Драгон салбар")
      await put({ stores, "store-stock": stock })
      expect(await storeIds()).toContain(5)
      expect(await itemsOf(shop, "store-stock")).toEqual(stock)
    })

    it("refuse stock of unknown goods, and two stores of one name", async () => {
      expect(await failureOf(shop, { "store-stock": [{ store: "Зайсан салбар", sku: "NONE", stock: 1 }] })).toBe(
        "store-stock:1: 0.sku: the shop has no goods with the SKU NONE",
      )
      const stores = await itemsOf<StoreContent>(shop, "stores")
      const [{ name } = { name: { mn: "" } }] = stores
      expect(await failureOf(shop, { stores: stores.map((store) => (store.id === 2 ? { ...store, name } : store)) })).toContain(
        "stores:1: 1.name",
      )
    })

    it("close a room that is booked and delete one that is not; the nights of orders stay [E29]", async () => {
      const hotels = await itemsOf<HotelContent>(shop, "hotels")
      const rooms = async (id: number) =>
        listOf((await get(`horeca/hotel_detail?id=${id}&from=${dateIn(40)}&to=${dateIn(42)}`))["rooms"]).map((room) => ({
          id: Number(room["id"]),
          left: Number(room["available"]),
        }))
      const hotel = hotels.find(({ id }) => id === 2)!
      const [twin, double] = hotel.rooms
      const somebody = await shop.somebody()
      const number = await shop.placed(somebody, await shop.variant(5, 50_000))
      await shop.db.query(
        `insert into booked_stays (order_id, room_id, arrives, leaves, rooms) select id, $2, $3, $4, 3 from orders where number = $1`,
        [number, twin!.id, dateIn(40), dateIn(42)],
      )
      await shop.db.query(
        "insert into room_nights (room_id, night, sold, rooms) select $1, d::date, 3, 10 from generate_series($2::date, $3::date, '1 day') d",
        [twin!.id, dateIn(40), dateIn(41)],
      )
      expect(await put({ hotels })).toEqual([])
      const withSold = { ...hotel, rooms: [{ ...twin!, sold: [{ from: dateIn(41), to: dateIn(50), count: 7 }] }, double!] }
      const others = hotels.filter(({ id }) => id !== 2)
      expect(await put({ hotels: [...others, withSold] })).toMatchObject([{ key: "2", change: "changed" }])
      expect(await rooms(2)).toContainEqual({ id: twin!.id, left: 0 })
      expect(await failureOf(shop, { hotels: [...others, { ...withSold, rooms: [{ ...twin!, count: 2, sold: [] }, double!] }] })).toContain(
        `of 2 rooms more are sold on the night of ${dateIn(40)}: 3 to orders`,
      )
      const closed = await put({ hotels: [...others, { ...hotel, rooms: [double!] }] })
      expect(closed.map(({ key, change }) => `${change} ${key}`)).toEqual(["changed 2", `ended 2.rooms.${twin!.id}`])
      // Its next change says nothing of the closed room.
      const cheaper = { ...hotel, rooms: [{ ...double!, price: double!.price - 1000 }] }
      expect((await put({ hotels: [...others, cheaper] })).map(({ key, change }) => `${change} ${key}`)).toEqual(["changed 2"])
      expect((await rooms(2)).map(({ id }) => id)).toEqual([double!.id])
      expect(await shop.db.query("select listed from hotel_rooms where id = $1", [twin!.id])).toEqual([{ listed: false }])
      const cart = await shop.somebody()
      const options = { arrives: dateIn(60), leaves: dateIn(61), rooms: 1, guests: 1 }
      const [room] = await shop.db.query<{ variant_id: number }>("select variant_id from hotel_rooms where id = $1", [twin!.id])
      const added = await shop.call("POST", "/api/v2/orders/populate", {
        body: { variant_id: room?.variant_id, options },
        headers: cart.headers,
      })
      expect(added.status).toBe(422)
      expect(await put({ hotels: others })).toMatchObject([{ key: "2", change: "ended" }])
      expect(await put({ hotels: others })).toEqual([])
      expect(
        listOf((await get(`horeca/hotel_rooms?from=${dateIn(60)}&to=${dateIn(61)}`))["hotels"]).map(({ id }) => Number(id)),
      ).not.toContain(2)
      await put({ hotels })
      expect(await itemsOf(shop, "hotels")).toEqual(hotels)
      expect(await rooms(2)).toContainEqual({ id: twin!.id, left: 7 })
      expect(await put({ hotels: hotels.filter(({ id }) => id !== 11) })).toMatchObject([{ key: "11", change: "gone" }])
      expect(await shop.db.query("select from products where slug = 'stay-26'")).toEqual([])
      await put({ hotels })
    })

    it("count no nights that are over against the rooms that there are [E29]", async () => {
      const hotels = await itemsOf<HotelContent>(shop, "hotels")
      const of = (from: number) =>
        hotels.map((hotel) =>
          hotel.id === 2
            ? {
                ...hotel,
                rooms: hotel.rooms.map((room) => ({ ...room, count: 3, sold: [{ from: dateIn(from), to: dateIn(from), count: 4 }] })),
              }
            : hotel,
        )
      expect(await failureOf(shop, { hotels: of(0) })).toContain("of 3 rooms more are sold")
      await put({ hotels: of(-1) })
      await put({ hotels })
    })

    it("leave the ids of rooms to rooms, whatever is imported between them [E29]", async () => {
      const hotels = await itemsOf<HotelContent>(shop, "hotels")
      const [hotel] = hotels
      const room = (id: number) => ({ ...hotel!.rooms[0]!, id })
      const withRooms = (...ids: ReadonlyArray<number>) => [{ ...hotel!, rooms: [...hotel!.rooms, ...ids.map(room)] }, ...hotels.slice(1)]
      await put({ hotels: withRooms(500) })
      await contentSteps(() => shop).importGoods("handle,title_mn,category,sku,price,stock\nurevch,Үрэвч,women,RS-1,24000,9\n")
      await put({ hotels: withRooms(500, 501) })
      expect((await get("products/urevch"))["title"]).toBe("Үрэвч")
      await put({ hotels })
    })

    it("refuse a room of another hotel, an unknown amenity and an unknown category", async () => {
      const hotels = await itemsOf<HotelContent>(shop, "hotels")
      const wrong = { ...(await exampleOf<HotelContent>("hotels")), category: "no/such", amenities: ["Далай"] }
      const failure = await failureOf(shop, { hotels: [...hotels, { ...wrong, rooms: wrong.rooms.map((room) => ({ ...room, id: 1 })) }] })
      expect(failure).toContain("hotels:1: 12.rooms.0.id: 1 is the id of another room")
      expect(failure).toContain("hotels:1: 12.amenities.0: Далай is none of amenities.json")
      expect(failure).toContain("hotels:1: 12.category: the shop has no category «no/such»")
    })

    it("take an amenity that is left out from its hotels", async () => {
      const [amenities, hotels] = [
        await itemsOf<{ readonly name: { readonly mn: string } }>(shop, "amenities"),
        await itemsOf(shop, "hotels"),
      ]
      await put({ amenities: amenities.filter(({ name }) => name.mn !== "Саун") })
      expect((await itemsOf<HotelContent>(shop, "hotels")).some(({ amenities: names = [] }) => names.includes("Саун"))).toBe(false)
      await put({ amenities, hotels })
    })

    it("refuse a look book with unknown goods, or with the same goods twice in a picture [E12]", async () => {
      const example = await exampleOf<LookBookContent>("look-books")
      const [look] = example.pictures
      const [place] = look?.products ?? []
      const withPlaces = (products: ReadonlyArray<unknown>) => ({ "look-books": [{ ...example, pictures: [{ ...look, products }] }] })
      expect(await failureOf(shop, withPlaces([{ ...place, handle: "none" }]))).toBe(
        "look-books:1: 0.pictures.0.products.0.handle: the shop has no product with the handle none",
      )
      expect(await failureOf(shop, withPlaces([place, place]))).toContain("look-books:1: 0.pictures.0.products.1.handle")
    })
  })
}
