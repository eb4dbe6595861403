/** Calls of badges, look books, nutrition, store prices and stock by place. */
import { describe, expect, it } from "vitest"
import { stockItemsOf } from "#backend/catalogue/stock-items.ts"
import { listOf, plain, text, type Body, type Trial } from "#tests/contract/support/test-backend.ts"

const sumOf = (items: ReadonlyArray<Body>): number => items.reduce((sum, { count_on_hand: count }) => sum + Number(plain(count)), 0)

export const productFactCalls = (shop: () => Trial): void => {
  describe("badges", () => {
    it("have a name in the reader's language, and are found by number and by code [C17] [E17]", async () => {
      const { status, body } = await shop().call("GET", "/api/v2/badges")
      expect(status).toBe(200)
      expect(listOf(body["badges"]).map(({ code, name }) => [plain(code), plain(name)])).toEqual([
        ["new", "Шинэ"],
        ["sale", "Хямдралтай"],
        ["gift", "Бэлэгтэй"],
        ["made_to_order", "Захиалгаар"],
      ])
      const { body: gift } = await shop().call("GET", "/api/v2/badges/gift", { headers: { "accept-language": "en" } })
      expect(gift).toMatchObject({ code: "gift", name: "With a gift" })
      expect((await shop().call("GET", `/api/v2/badges/${text(gift["id"])}`)).body).toMatchObject({ code: "gift", name: "Бэлэгтэй" })
      expect(text(gift["image"])).toMatch(/^\/pictures\//)
    })

    it("are missing for an unknown code", async () => {
      for (const id of ["no-such", "999", "featured"]) expect((await shop().call("GET", `/api/v2/badges/${id}`)).status).toBe(404)
    })

    it("come with the site data if they have changed since the last fetch [C2]", async () => {
      const first = await shop().call("GET", "/api/v2/site_data")
      expect(listOf(first.body["badges"])).toHaveLength(4)
      const later = encodeURIComponent(new Date(shop().now() + 1000).toISOString())
      expect(plain((await shop().call("GET", `/api/v2/site_data?last_fetch=${later}`)).body["badges"])).toBeNull()
    })
  })

  describe("look books", () => {
    it("come newest first, by pages, each with the products in its pictures [C24] [E12]", async () => {
      const { status, body } = await shop().call("GET", "/api/v2/look_books")
      const books = listOf(body["look_books"])
      const dates = books.map(({ created_at: date }) => text(date))
      expect([status, plain(body["total_count"]), plain(body["pages"])]).toEqual([200, books.length, 1])
      expect(dates).toEqual(dates.toSorted().toReversed())
      const [book] = books
      const spots = listOf(book?.["images"]).flatMap(({ hotspots }) => listOf(hotspots))
      expect(new Set(spots.map(({ slug }) => plain(slug)))).toEqual(new Set(listOf(book?.["slugs"]).map((slug) => plain(slug))))
      expect(spots.every(({ x, y }) => [x, y].every((share) => Number(plain(share)) > 0 && Number(plain(share)) < 1))).toBe(true)
      expect((await shop().call("GET", `/api/v2/look_books/${text(book?.["id"])}`)).body).toMatchObject({ title: plain(book?.["title"]) })
      expect(listOf((await shop().call("GET", "/api/v2/look_books?page=2")).body["look_books"])).toEqual([])
    })

    it("are filtered by a product that they show", async () => {
      const { body } = await shop().call("GET", "/api/v2/look_books?product=shaazan-dankh")
      expect(listOf(body["look_books"]).map(({ title }) => plain(title))).toEqual(["Цайны ширээ"])
      expect(plain((await shop().call("GET", "/api/v2/look_books?product=no-such")).body["total_count"])).toBe(0)
    })

    it("are missing for an unknown number", async () => {
      for (const id of ["999", "one"]) expect((await shop().call("GET", `/api/v2/look_books/${id}`)).status).toBe(404)
    })
  })

  describe("nutrition of a product", () => {
    it("is per 100 g [C9]", async () => {
      const [row] = await shop().db.query<{ id: number }>("select id from products where slug = 'byaslag-500-g'")
      const { status, body } = await shop().call("GET", `/api/v2/products/${row?.id}/nutrition`)
      expect(status).toBe(200)
      const amounts = Object.entries(body).map(([name, amount]) => [name, Number(Number(plain(amount)).toFixed(2))])
      expect(Object.fromEntries(amounts)).toEqual({ energy: 364, protein: 25.1, fat: 28.4, carbs: 1.9, sugar: 0.4, salt: 1.6 })
    })

    it("is missing for what is no food", async () => {
      for (const id of ["nooluuran-urt-palito", "999999999"])
        expect((await shop().call("GET", `/api/v2/products/${id}/nutrition`)).status).toBe(404)
    })
  })

  describe("prices of a product", () => {
    it("include the store price where it differs [E1a]", async () => {
      const [row] = await shop().db.query<{ id: number; store: number }>(
        "select id, store_price as store from products where store_price is not null order by id limit 1",
      )
      const { body } = await shop().call("GET", `/api/v2/products/${row?.id}`)
      expect(Number(plain(body["store_price"]))).toBe(row?.store)
    })
  })

  describe("stock items of a variant", () => {
    /** A variant of which 7 units are left, 2 of them in one store and 1 in another. */
    const variantInStores = async (): Promise<number> => {
      const variant = await shop().variant(7)
      await shop().db.query("delete from store_stock where variant_id = $1", [variant])
      await shop().db.query(
        "insert into store_stock (store_id, variant_id, on_hand) select id, $1, 3 - row_number() over (order by id) from stores order by id limit 2",
        [variant],
      )
      return variant
    }

    it("add up over the places where it lies [C9] [W7a]", async () => {
      const variant = await variantInStores()
      const { status, body } = await shop().call("GET", `/api/v2/products/0/variants/${variant}/stock_items`)
      const items = listOf(body["stock_items"])
      expect([status, items.map(({ count_on_hand: count }) => plain(count)), sumOf(items)]).toEqual([200, [4, 2, 1], 7])
      expect(items.every(({ variant_id: id, available }) => plain(id) === variant && plain(available) === true)).toBe(true)
      expect(items.map(({ stock_location_name: name }) => text(name))).toHaveLength(
        new Set(items.map(({ stock_location_id: id }) => plain(id))).size,
      )
    })

    it("are only the main place in stock version 1 [W7a]", async () => {
      const variant = await variantInStores()
      const items = await stockItemsOf(shop().db, "0", String(variant), "en", 1)
      expect(items?.map(({ countOnHand, locationName }) => [countOnHand, locationName])).toEqual([[7, "Central warehouse"]])
    })

    it("never exceed the stock of the variant", async () => {
      const variant = await variantInStores()
      await shop().db.query("update variants set on_hand = 1 where id = $1", [variant])
      const { body } = await shop().call("GET", `/api/v2/products/0/variants/${variant}/stock_items`)
      expect(sumOf(listOf(body["stock_items"]))).toBe(1)
    })

    it("are missing for an unknown variant, and for one of another product", async () => {
      const variant = await shop().variant(7)
      expect((await shop().call("GET", "/api/v2/products/0/variants/999999999/stock_items")).status).toBe(404)
      expect((await shop().call("GET", `/api/v2/products/999999/variants/${variant}/stock_items`)).status).toBe(404)
    })
  })
}
