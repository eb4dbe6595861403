/** Calls of products, their pictures, brands and categories. */
import { describe, expect, it } from "vitest"
import { listOf, plain, type Trial } from "#tests/contract/support/test-backend.ts"

export const catalogueCalls = (shop: () => Trial): void => {
  describe("products by number", () => {
    it("are in the order of the request, without unknown ones", async () => {
      const { status, body } = await shop().call("GET", "/api/v2/products?ids=3,999999999,1")
      expect(status).toBe(200)
      expect(listOf(body["products"]).map(({ id }) => plain(id))).toEqual([3, 1])
    })

    it.each(["", "1,", "one"])("are refused for the ids %j", async (ids) => {
      expect((await shop().call("GET", `/api/v2/products?ids=${ids}`)).status).toBe(422)
    })
  })

  describe("addresses of products", () => {
    it("name every listed product once, with the date of its change", async () => {
      const { status, body } = await shop().call("GET", "/api/v2/products/addresses")
      const rows = listOf(body["addresses"])
      const slugs = rows.map(({ slug }) => plain(slug))
      expect([status, slugs.length, new Set(slugs).size]).toEqual([200, plain(body["total_count"]), slugs.length])
      const [row] = await shop().db.query<{ updated_at: string }>("select updated_at from products where slug = $1", [slugs[0]])
      expect(plain(rows[0]?.["updated_at"])).toBe(row?.updated_at)
      const [hidden] = await shop().db.query<{ slug: string }>(
        "select p.slug from products p join search_entries e on e.product_id = p.id where e.on_hand = 0 limit 1",
      )
      expect(slugs).not.toContain(hidden?.slug)
    })
  })

  describe("a page past the last one", () => {
    it.each([
      ["products/addresses", "addresses"],
      ["brands", "brands"],
      ["vendors", "vendors"],
      ["look_books", "look_books"],
    ])("of %s is empty and has the total of all", async (path, items) => {
      const { body: first } = await shop().call("GET", `/api/v2/${path}`)
      const { body: past } = await shop().call("GET", `/api/v2/${path}?page=999`)
      expect(listOf(past[items])).toEqual([])
      expect(plain(past["total_count"])).toBe(plain(first["total_count"]))
      expect(plain(past["pages"])).toBe(plain(first["pages"]))
    })
  })

  describe("brands", () => {
    it("are listed by name, each with its products in stock, story and categories [C24] [E11]", async () => {
      const { status, body } = await shop().call("GET", "/api/v2/brands")
      const codes = listOf(body["brands"]).map(({ code }) => plain(code))
      expect([status, codes.length]).toEqual([200, plain(body["total_count"])])
      expect(codes).toContain("nuurlan")
      const { body: brand } = await shop().call("GET", "/api/v2/brands/nuurlan")
      expect(brand).toMatchObject({ code: "nuurlan", name: "Нуурлан", vendor_id: "V02" })
      expect(String(plain(brand["story"]))).not.toBe("")
      expect(listOf(brand["categories"]).reduce((sum, { products }) => sum + Number(plain(products)), 0)).toBeLessThanOrEqual(
        Number(plain(brand["products"])),
      )
    })

    it("are missing for an unknown code", async () => {
      expect((await shop().call("GET", "/api/v2/brands/no-such-brand")).status).toBe(404)
    })
  })

  describe("categories", () => {
    it("show a picture of a featured product, else of the newest, and never of a stay", async () => {
      const { body } = await shop().call("GET", "/api/v2/taxons/all")
      const images = new Map(
        listOf(body["taxons"]).map((taxon) => [
          String(plain(taxon["permalink"])),
          (plain(taxon["image"]) as { readonly src: string } | null)?.src,
        ]),
      )
      const newest = async (permalink: string, badge: string) => {
        const [row] = await shop().db.query<{ picture: string }>(
          `select p.pictures[1] as picture from products p join taxons t on t.id = p.taxon_id
           where starts_with(t.permalink || '/', $1 || '/') and p.sku not like 'STAY%' and cardinality(p.pictures) > 0 order by $2 = any (p.badges) desc, p.id desc limit 1`,
          [permalink, badge],
        )
        return `/pictures/${row?.picture}`
      }
      expect(images.get("women")).toBe(await newest("women", "featured"))
      expect(images.get("food")).toBe(await newest("food", "none"))
      expect([...images.values()].filter((src) => String(src).includes("stay-"))).toEqual([])
    })
  })

  describe("the description of a category", () => {
    const described = (permalink: string, language: string) =>
      shop().call("GET", `/api/v2/taxons/text?permalink=${permalink}`, { headers: { "accept-language": language } })

    it("is in the reader's language, empty where there is none, and missing for no category [E15]", async () => {
      expect(plain((await described("food", "mn")).body["text"])).toMatch(/^Сүү, цагаан идээ/u)
      expect(plain((await described("food", "en")).body["text"])).toMatch(/^Dairy/u)
      expect((await described("food/dairy", "en")).body["text"]).toBe("")
      expect((await described("no/such", "mn")).status).toBe(404)
    })
  })

  describe("pictures of a product", () => {
    it("have an alternative text in both languages", async () => {
      const altsOf = async (language: string) =>
        listOf(
          (await shop().call("GET", "/api/v2/products/torgon-deel-khee-ugalztai", { headers: { "accept-language": language } })).body[
            "images"
          ],
        ).map(({ alt }) => plain(alt))
      expect(await altsOf("mn")).toEqual([
        "Хөх торгон дээл, хээ угалзтай, урд талаас",
        "Хөх торгон дээл, хээ угалзтай, ард талаас",
        "Хөх торгон дээл, хээ угалзтай, ойроос",
        "Улаан торгон дээл, хээ угалзтай",
        "Ногоон торгон дээл, хээ угалзтай",
      ])
      expect((await altsOf("en"))[1]).toBe("Blue silk deel with ornament, from the back")
    })
  })

  describe("the last change of a brand and of a vendor", () => {
    it("is that of its newest product, and of a vendor that of a newer review", async () => {
      const changedAt = async (path: string) => new Date(String(plain((await shop().call("GET", path)).body["updated_at"]))).toISOString()
      const both = async () => [await changedAt("/api/v2/brands/nuurlan"), await changedAt("/api/v2/vendors/V02")]
      const [product] = await shop().db.query<{ id: number; updated_at: string }>(
        "select id, updated_at from products where brand_code = 'nuurlan' order by id limit 1",
      )
      const [productDay, reviewDay] = ["2041-01-02T03:04:05.000Z", "2042-01-02T03:04:05.000Z"]
      await shop().db.query("update products set updated_at = $2 where id = $1", [product?.id, productDay])
      expect(await both()).toEqual([productDay, productDay])
      const [review] = await shop().db.query<{ id: number }>(
        "insert into reviews (vendor_code, name, rating, review, locale, created_at) select code, 'Бат', 5, '', 'mn', $1 from vendors where id = 'V02' returning id",
        [reviewDay],
      )
      expect(await both()).toEqual([productDay, reviewDay])
      await shop().db.query("delete from reviews where id = $1", [review?.id])
      await shop().db.query("update products set updated_at = $2 where id = $1", [product?.id, product?.updated_at])
    })
  })
}
