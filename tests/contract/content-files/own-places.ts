/** Stores, hotels and look books of an own shop, by the examples of its files and with pictures beside them. S29i, E12, E29, C9, C24. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import type { GiftCardContent } from "#domain/entities/wallet/gift-card-content.ts"
import type { HotelContent } from "#domain/entities/travel/hotel-content.ts"
import type { LookBookContent } from "#domain/entities/catalogue/look-book-content.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { exportPictures, storePictures } from "#backend/content-files/content-pictures.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { picturesOfFolder } from "#backend/import/pictures/picture-sources.ts"
import { importedPicture } from "#backend/pictures/imported-picture.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, Trial } from "#tests/contract/support/test-backend.ts"
import { contentSteps } from "./content-shop.ts"
import { contentOf, exampleOf, type Files, itemsOf, putInto } from "./place-steps.ts"

/** Goods that the examples name. */
const goods = `handle,title_mn,category,category_mn,sku,price,stock
zugiin-bal-500-g,Зөгийн бал,food,Хүнс,JMS2720-01,24000,9
shaazan-dankh,Шаазан данх,home,Гэр,SD-1,90000,9
maikhan,Майхан,sport/camping/tents,Спорт > Аялал > Майхан,MK-1,400000,9
`

export const describeOwnPlaces = (engine: Engine): void => {
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
      const hotel = await exampleOf<HotelContent>("hotels")
      const categories = [...(await itemsOf<object>(shop, "categories")), { address: "stays", name: { mn: "Амралт" } }]
      const shown = async () => listOf((await get("taxons/all"))["taxons"]).map(({ permalink }) => plain(permalink))
      await putInto(shop, { categories })
      expect(await shown()).toContain("stays")
      const rooms = hotel.rooms.map((room) => ({ ...room, amenities: ["Саун"] }))
      await putInto(shop, { categories, hotels: [{ ...hotel, category: "stays", rooms }] })
      // It has no goods.
      expect(await shown()).not.toContain("stays")
      const [named] = listOf((await get("horeca/hotel_rooms?from=2027-03-02&to=2027-03-03"))["hotels"])
      expect(listOf(named?.["rooms"]).map((room) => plain(room["amenity_names"]))).toEqual([["Саун"]])
      await putInto(shop, { hotels: [hotel] })
    })
  })
}
