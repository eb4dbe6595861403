/** Reviews of hotels, written by guests whose stay is over. Contract C21, E29. */
import { describe, expect, it } from "vitest"
import { listOf, text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { travelSteps } from "./travel-steps.ts"

const hotel = 11
const path = `/api/v2/horeca/hotels/${hotel}/reviews`

export const hotelReviewCalls = (shop: () => Trial): void => {
  const { dateIn, detail, populate, saveAddress, nights } = travelSteps(shop)
  const read = async (by: Somebody | null = null, at = path) =>
    (await shop().call("GET", at, by === null ? {} : { headers: by.headers })).body
  const write = (by: Somebody, rating: number, comment: string) =>
    shop().call("POST", path, { headers: by.headers, body: { rating, comment } })

  /** Number of a paid order of two nights in the hotel, which begin so many days from now. */
  const paidStay = async (somebody: Somebody, at: number): Promise<string> => {
    const [room] = listOf((await detail(hotel, at, at + 2))["rooms"])
    const { body: cart } = await populate(somebody, room?.["variant_id"], nights(at, at + 2))
    const number = text(cart["number"])
    await saveAddress(somebody, number)
    await shop().place(somebody, number)
    await shop().bank(number, "pay")
    return number
  }
  /** Moves a stay so that its guest leaves so many days from now. */
  const leavesIn = (number: string, days: number) =>
    shop().db.query(
      "update booked_stays s set arrives = $2::date - 2, leaves = $2 from orders o where o.id = s.order_id and o.number = $1",
      [number, dateIn(days)],
    )

  describe("reviews of a hotel", () => {
    it("come by pages with a histogram of all, which the hotel and the list of hotels show too [E29]", async () => {
      const { histogram, total_count: total, pictured_count: pictured, reviews } = await read()
      const counts = listOf(histogram).map(Number)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(total))
      expect(listOf(reviews).length).toBe(Math.min(10, Number(total)))
      const shown = await read(null, `/api/v2/horeca/hotel_detail?id=${hotel}`)
      expect([shown["histogram"], shown["pictured_count"]]).toEqual([histogram, pictured])
      const found = listOf((await read(null, `/api/v2/horeca/hotel_rooms?from=${dateIn(300)}&to=${dateIn(301)}`))["hotels"])
      expect(found.find(({ id }) => Number(id) === hotel)?.["histogram"]).toEqual(histogram)
      expect(found.filter(({ histogram: counted }) => listOf(counted).some((count) => Number(count) > 0)).length).toBeGreaterThanOrEqual(10)
      for (const unknown of ["999", "x", "99999999999"]) {
        expect((await shop().call("GET", `/api/v2/horeca/hotels/${unknown}/reviews`)).status).toBe(404)
      }
    })

    it("are no reviews of its rooms as products [E29]", async () => {
      const guest = await shop().somebody()
      const [room] = await shop().db.query<{ slug: string }>(
        `select p.slug from hotel_rooms r join variants v on v.id = r.variant_id join products p on p.id = v.product_id
         where r.hotel_id = $1`,
        [hotel],
      )
      const roomReviews = `/api/v2/products/${room?.slug ?? ""}/reviews`
      expect((await shop().call("GET", roomReviews)).status).toBe(404)
      expect((await shop().call("POST", roomReviews, { headers: guest.headers, body: { rating: 5, comment: "Өрөө" } })).status).toBe(404)
    })

    it("are written by guests whose paid stay is over, once a person, and deleted by their writer [E29]", async () => {
      const [guest, other] = [await shop().somebody(), await shop().somebody()]
      const total = async () => Number((await read())["total_count"])
      const before = await total()
      expect((await shop().call("POST", path, { body: { rating: 5, comment: "" } })).status).toBe(401)
      const number = await paidStay(guest, 200)
      expect([(await write(guest, 5, "Хараахан очоогүй")).status, (await read(guest, `${path}/mine`))["allowed"]]).toEqual([403, false])
      await leavesIn(number, 1)
      expect((await write(guest, 5, "Маргааш гарна")).status).toBe(403)
      await leavesIn(number, 0)
      expect(await read(guest, `${path}/mine`)).toMatchObject({ slug: String(hotel), rating: null, allowed: true })
      expect((await write(other, 1, "Байрлаагүй")).status).toBe(403)
      expect((await write(guest, 4, "Сайхан амарлаа")).body).toMatchObject({ rating: 4 })
      expect((await write(guest, 5, "Сайхан амарлаа")).body).toMatchObject({ rating: 5, comment: "Сайхан амарлаа" })
      expect(await total()).toBe(before + 1)
      const [first] = listOf((await read())["reviews"])
      expect(first).toMatchObject({ rating: 5, review: "Сайхан амарлаа", bought: true, options_text: "" })
      const id = Number(first?.["id"])
      expect((await shop().call("PUT", `/api/v2/reviews/${id}/helpful`, { headers: other.headers })).status).toBe(200)
      expect([(await read(other, `${path}/votes`))["votes"], (await read(guest, `${path}/votes`))["own"]]).toEqual([[id], id])
      expect((await shop().call("DELETE", path, { headers: guest.headers })).body).toMatchObject({ rating: null, allowed: true })
      expect(await total()).toBe(before)
    })

    it("are not written after a stay that was cancelled [E29]", async () => {
      const somebody = await shop().somebody()
      const number = await paidStay(somebody, 204)
      expect((await shop().cancel(somebody, number)).status).toBe(200)
      await leavesIn(number, -1)
      expect((await write(somebody, 1, "Очоогүй")).status).toBe(403)
    })
  })
}
