/** Stores, their stock, hotels and look books as files: shown by an own shop, closed where they are in use. S29i, E12, E29, C24. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import type { StoreContent } from "#domain/entities/content/store-content.ts"
import type { HotelContent } from "#domain/entities/travel/hotel-content.ts"
import type { GiftCardContent } from "#domain/entities/wallet/gift-card-content.ts"
import type { LookBookContent } from "#domain/entities/catalogue/look-book-content.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import type { ContentPart } from "#backend/content-files/content-kind.ts"
import { exportPictures, storePictures } from "#backend/content-files/content-pictures.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"
import { picturesOfFolder } from "#backend/import/pictures/picture-sources.ts"
import { importedPicture } from "#backend/pictures/imported-picture.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, Trial } from "#tests/contract/support/test-backend.ts"
import { contentSteps } from "./content-shop.ts"

type Files = Readonly<Record<string, ReadonlyArray<unknown>>>

/** Content whose messages have the path in place of file and line. */
const contentOf = (files: Files): Promise<ReadonlyArray<ContentPart>> =>
  Promise.all(
    Object.entries(files).map(async ([name, items]) => ({
      name,
      kind: await kindOf(name),
      items,
      located: (path: ReadonlyArray<PropertyKey>, reason: MessageRef) => ({
        key: "setting.at" as const,
        values: { file: name, line: 1, setting: path.join("."), reason },
      }),
    })),
  )

const putInto = async (shop: Trial, files: Files) =>
  applyContent(shop.db, await contentOf(files), { now: instantOf(shop.now()), isTrial: false })

const failureOf = async (shop: Trial, files: Files): Promise<string> => {
  const error = await putInto(shop, files).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorError)) throw error ?? new Error("it was not refused")
  return formatMessage("en", error.reason)
}

const itemsOf = async <Item>(shop: Trial, name: string) => (await (await kindOf(name)).read(shop.db)) as ReadonlyArray<Item>
const exampleOf = async <Item>(name: string) => (await kindOf(name)).example as Item

/** Goods that the examples name. */
const goods = `handle,title_mn,category,category_mn,sku,price,stock
zugiin-bal-500-g,Зөгийн бал,food,Хүнс,JMS2720-01,24000,9
shaazan-dankh,Шаазан данх,home,Гэр,SD-1,90000,9
maikhan,Майхан,sport/camping/tents,Спорт > Аялал > Майхан,MK-1,400000,9
`

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
      expect(failure).toContain("hotels:1: 12.category: the shop has no category no/such")
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

  describe(`an own shop with content of files on ${engine.name}`, () => {
    let shop: Trial
    beforeAll(async () => {
      shop = await Trial.begin(engine, { isDemo: false })
      await contentSteps(() => shop).importGoods(goods)
    }, 180_000)
    afterAll(() => shop.end())
    const get = async (path: string) => (await shop.call("GET", `/api/v2/${path}`)).body

    it("takes pictures that lie beside the files, once, and gives them to another shop [E29]", async () => {
      const folder = await mkdtemp(join(tmpdir(), "delguur-pictures-"))
      try {
        const example = await exampleOf<LookBookContent>("look-books")
        const book = (picture: string) => ({ "look-books": [{ ...example, pictures: [{ picture, products: [] }] }] })
        const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1f4e9e" } })
          .png()
          .toBuffer()
        await writeFile(join(folder, "look.png"), bytes)
        const take = async (files: Files, into: Trial, isTrial = false) => {
          const how = { now: instantOf(into.now()), isTrial }
          const content = await storePictures(into.db, await contentOf(files), {
            ...how,
            storage: await into.storage(),
            read: picturesOfFolder(folder),
          })
          return applyContent(into.db, content, how)
        }
        await take(book("look.png"), shop)
        const [stored] = await itemsOf<LookBookContent>(shop, "look-books")
        const name = stored?.pictures[0]?.picture ?? ""
        expect(name).toMatch(/^photo-[0-9a-f]{32}-1f4e9e$/u)
        expect(await take(book("look.png"), shop, true)).toEqual([])
        expect(await take(book("look.png"), shop)).toEqual([])
        const giftCard = await exampleOf<GiftCardContent>("gift-cards")
        const card = (picture: string) => ({ "gift-cards": [{ ...giftCard, picture }] })
        expect(await take(card("look.png"), shop)).toMatchObject([{ kind: "gift-cards", change: "new" }])
        expect(await itemsOf<GiftCardContent>(shop, "gift-cards")).toMatchObject([{ picture: name }])
        expect(await take(card("look.png"), shop)).toEqual([])
        await expect(take(card("no-such-picture"), shop)).rejects.toThrow("0.picture")
        const shown = await shop.backend.fetch(new Request(`http://localhost/pictures/${name}-160.webp`))
        expect(shown.status).toBe(200)
        const refusal = (picture: string) =>
          take(book(picture), shop).then(
            () => "",
            (error: unknown) => (error instanceof OperatorError ? formatMessage("en", error.reason) : String(error)),
          )
        expect(await refusal("none.png")).toContain("look-books:1: 0.pictures.0.picture: none.png")
        expect(await refusal("../look.png")).toContain("look-books:1: 0.pictures.0.picture: ../look.png")
        expect(await refusal("photo-of-nothing")).toContain("look-books:1: 0.pictures.0.picture: photo-of-nothing")
        const pictures = await shop.storage()
        await exportPictures(await contentOf(book(name)), folder, (own) => importedPicture({ db: shop.db, pictures }, own))
        const other = await Trial.begin(engine, { isDemo: false })
        try {
          await take(book(name), other)
          expect((await other.backend.fetch(new Request(`http://localhost/pictures/${name}-160.webp`))).status).toBe(200)
        } finally {
          await other.end()
        }
        await putInto(shop, { "look-books": [] })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }, 180_000)

    it("shows the example of each kind to a shopper [S29i] [E12] [E29] [C9] [C24]", async () => {
      const lacks = async () => plain((await get("site_data"))["configs"]?.["lacks"])
      expect(await lacks()).toEqual(expect.arrayContaining(["stores", "look_books"]))
      const names = ["stores", "store-stock", "look-books", "nutrition", "amenities", "hotels"]
      const files = Object.fromEntries(await Promise.all(names.map(async (name) => [name, [await exampleOf(name)]] as const)))
      expect((await putInto(shop, files)).map(({ change }) => change)).toEqual(names.map(() => "new"))
      expect(await putInto(shop, files)).toEqual([])
      expect(await lacks()).not.toEqual(expect.arrayContaining(["stores"]))
      expect(plain(listOf((await get("stores"))["stores"])[0])).toMatchObject({
        id: 3,
        name: "Зайсан салбар",
        services: ["Захиалга авах", "Зогсоол"],
      })
      const [variant] = await shop.db.query<{ id: number }>("select id from variants where sku = 'JMS2720-01'")
      expect(plain(listOf((await get(`stores?variant_id=${variant?.id}`))["stores"])[0])).toMatchObject({ id: 3, count_on_hand: 4 })
      const [honey] = await shop.db.query<{ id: number }>("select id from products where slug = 'zugiin-bal-500-g'")
      expect((await get(`products/${honey?.id}/nutrition`))["energy"]).toBe(304)
      const [book] = listOf((await get("look_books"))["look_books"])
      expect(plain(book)).toMatchObject({ id: 20, title: "Цайны ширээ", slugs: ["shaazan-dankh"] })
      expect(plain(listOf(book?.["images"])[0]?.["hotspots"])).toMatchObject([{ slug: "shaazan-dankh", x: 0.31, y: 0.4 }])
      const hotels = listOf((await get("horeca/hotel_rooms?from=2027-03-02&to=2027-03-03"))["hotels"])
      expect(plain(hotels[0])).toMatchObject({ id: 20, name: "Тэрэлж амралт", check_in: "14:00" })
      expect(plain(listOf(hotels[0]?.["rooms"])[0])).toMatchObject({ id: 200, capacity: 3, available: 8, includes: ["Өглөөний цай"] })
    })
  })
}
