/** Vendors and their reviews. */
import { describe, expect, it } from "vitest"
import { listOf, plain, type Trial } from "#tests/contract/support/test-backend.ts"

export const vendorCalls = (shop: () => Trial): void => {
  describe("vendors", () => {
    it("are listed by name, each with its contact, brands, rating and products in stock [C16] [E19]", async () => {
      const { status, body } = await shop().call("GET", "/api/v2/vendors")
      const listed = listOf(body["vendors"])
      expect([status, listed.length]).toEqual([200, plain(body["total_count"])])
      const { body: vendor } = await shop().call("GET", "/api/v2/vendors/V02")
      expect(vendor).toMatchObject({ id: "V02", slug: "nuurlan", phone: "70001102", address: "Сүхбаатар дүүрэг, 1-р хороо" })
      expect((await shop().call("GET", "/api/v2/vendors/V02", { headers: { "accept-language": "en" } })).body).toMatchObject({
        address: "1st khoroo, Sükhbaatar",
      })
      expect(listed).toHaveLength(20)
      expect(listOf(vendor["brands"]).map(({ code }) => plain(code))).toContain("nuurlan")
      expect(plain(listed.find(({ id }) => plain(id) === "V02"))).toMatchObject({ products: plain(vendor["products"]) })
      const [rated] = await shop().db.query<{ average: number; count: number }>(
        "select round(avg(r.rating), 1)::float8 as average, count(*)::int as count from reviews r join products p on p.id = r.product_id where p.vendor_code = 'nuurlan'",
      )
      expect(vendor).toMatchObject({ average_rating: rated?.average, total_reviews: rated?.count })
    })

    it("are missing for an unknown id", async () => {
      expect((await shop().call("GET", "/api/v2/vendors/V99")).status).toBe(404)
    })
  })

  describe("reviews of a vendor", () => {
    const vendorOf = async (variant: number) => {
      const [row] = await shop().db.query<{ id: string }>(
        "select s.id from variants v join products p on p.id = v.product_id join vendors s on s.code = p.vendor_code where v.id = $1",
        [variant],
      )
      return row?.id ?? ""
    }

    it("come page by page, the newest with a text first, with a histogram of all [C16] [E19]", async () => {
      const [row] = await shop().db.query<{ id: string; count: number }>(
        "select v.id, count(*)::int as count from reviews r join vendors v on v.code = r.vendor_code group by v.id order by count desc, v.id limit 1",
      )
      const path = `/api/v2/vendors/${row?.id}/reviews`
      const { status, body } = await shop().call("GET", path)
      expect([status, plain(body["total_count"]), plain(body["pages"])]).toEqual([200, row?.count, Math.ceil((row?.count ?? 0) / 10)])
      expect(listOf(body["histogram"]).reduce((sum, stars) => sum + Number(plain(stars)), 0)).toBe(row?.count)
      const ids = async (page: number) =>
        listOf((await shop().call("GET", `${path}?page=${page}`)).body["reviews"]).map(({ id }) => plain(id))
      const [first, second] = [await ids(1), await ids(2)]
      expect([first.length, new Set([...first, ...second]).size]).toEqual([10, first.length + second.length])
      expect((await shop().call("GET", "/api/v2/vendors/V99/reviews")).status).toBe(404)
    })

    it("are written once by a buyer who received something, and deleted by their writer [C16]", async () => {
      const [buyer, other] = [await shop().somebody(), await shop().somebody()]
      const variant = await shop().variant(5)
      const path = `/api/v2/vendors/${await vendorOf(variant)}/reviews`
      const total = async () => Number(plain((await shop().call("GET", path)).body["total_count"]))
      const before = await total()
      const write = (by: typeof buyer, rating: number, comment: string) =>
        shop().call("POST", path, { headers: by.headers, body: { rating, comment } })
      const mine = async () => (await shop().call("GET", `${path}/mine`, { headers: buyer.headers })).body
      expect(await mine()).toMatchObject({ rating: null, allowed: false })
      const number = await shop().placed(buyer, variant)
      await shop().bank(number, "pay")
      expect((await write(buyer, 5, "Ирээгүй байна")).status).toBe(403)
      for (const state of ["ready", "shipped", "delivered"] as const) await shop().courier(number, state)
      expect(await mine()).toMatchObject({ rating: null, allowed: true })
      expect((await write(other, 1, "Аваагүй")).status).toBe(403)
      expect((await write(buyer, 3, "Дунд зэрэг")).body).toMatchObject({ rating: 3, comment: "Дунд зэрэг" })
      expect((await write(buyer, 5, " <b>Сайн</b> ")).body).toMatchObject({ rating: 5, comment: "<b>Сайн</b>" })
      expect(await total()).toBe(before + 1)
      expect(listOf((await shop().call("GET", path)).body["reviews"])[0]).toMatchObject({
        rating: 5,
        review: "<b>Сайн</b>",
        bought: true,
        name: "Бат",
        options_text: "",
      })
      await shop().call("DELETE", path, { headers: other.headers })
      expect(await total()).toBe(before + 1)
      expect((await shop().call("DELETE", path, { headers: buyer.headers })).body).toMatchObject({ rating: null, allowed: true })
      expect(await total()).toBe(before)
    })

    it("are refused without a login, without stars, and of an unknown vendor", async () => {
      const { headers } = await shop().somebody()
      expect((await shop().call("POST", "/api/v2/vendors/V02/reviews", { body: { rating: 5, comment: "" } })).status).toBe(401)
      expect((await shop().call("POST", "/api/v2/vendors/V02/reviews", { headers, body: { rating: 0, comment: "" } })).status).toBe(422)
      expect((await shop().call("POST", "/api/v2/vendors/V99/reviews", { headers, body: { rating: 5, comment: "" } })).status).toBe(404)
    })
  })
}
