/** Helpful votes on reviews, and lists of reviews sorted and filtered. */
import { describe, expect, it } from "vitest"
import { listOf, plain, type Trial } from "#tests/contract/support/test-backend.ts"

export const reviewVotes = (shop: () => Trial): void => {
  /** The product with the most reviews, without those of these tests. */
  const mostReviewedPath = async () => {
    const [row] = await shop().db.query<{ id: number }>(
      `select product_id as id from reviews where product_id is not null and user_id is null
       group by product_id order by count(*) desc, product_id limit 1`,
    )
    return `/api/v2/products/${row?.id}/reviews`
  }
  const read = async (path: string) => (await shop().call("GET", path)).body
  const shown = async (path: string) => listOf((await read(path))["reviews"])
  const values = async (path: string, field: string) => (await shown(path)).map((review) => plain(review[field]))

  describe("a helpful vote", () => {
    it("counts once a person and can be taken back [E19]", async () => {
      const [reader, other] = [await shop().somebody(), await shop().somebody()]
      const at = await mostReviewedPath()
      const [first] = await shown(at)
      const [id, before] = [Number(plain(first?.["id"])), Number(plain(first?.["helpful"]))]
      const vote = async (method: "PUT" | "DELETE", { headers }: typeof reader) =>
        (await shop().call(method, `/api/v2/reviews/${id}/helpful`, { headers })).body
      expect(await vote("PUT", reader)).toMatchObject({ id, helpful: before + 1, voted: true })
      expect(await vote("PUT", reader)).toMatchObject({ helpful: before + 1, voted: true })
      expect(await vote("PUT", other)).toMatchObject({ helpful: before + 2 })
      expect((await shop().call("GET", `${at}/votes`, { headers: reader.headers })).body).toMatchObject({ votes: [id], own: null })
      expect((await shown(at))[0]).toMatchObject({ id, helpful: before + 2 })
      expect(await vote("DELETE", reader)).toMatchObject({ helpful: before + 1, voted: false })
      expect(await vote("DELETE", reader)).toMatchObject({ helpful: before + 1, voted: false })
      expect((await shop().call("GET", `${at}/votes`, { headers: reader.headers })).body).toMatchObject({ votes: [] })
      expect(await vote("DELETE", other)).toMatchObject({ helpful: before })
    })

    it("counts once when it is sent many times at once", async () => {
      const { headers } = await shop().somebody()
      const [first] = await shown(await mostReviewedPath())
      const send = () => shop().call("PUT", `/api/v2/reviews/${String(plain(first?.["id"]))}/helpful`, { headers })
      const sent = await Promise.all(Array.from({ length: 8 }, send))
      expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
      expect((await shown(await mostReviewedPath()))[0]).toMatchObject({ helpful: Number(plain(first?.["helpful"])) + 1 })
      await shop().call("DELETE", `/api/v2/reviews/${String(plain(first?.["id"]))}/helpful`, { headers })
    })

    it("is refused on one's own review, without a login and on an unknown review", async () => {
      const { headers } = await shop().somebody()
      const at = await mostReviewedPath()
      await shop().call("POST", at, { headers, body: { rating: 5, comment: "Өөрийнх" } })
      const own = plain((await shop().call("GET", `${at}/votes`, { headers })).body["own"])
      expect(own).toBeTypeOf("number")
      expect((await shop().call("PUT", `/api/v2/reviews/${String(own)}/helpful`, { headers })).status).toBe(422)
      expect((await shop().call("PUT", `/api/v2/reviews/${String(own)}/helpful`)).status).toBe(401)
      for (const id of ["999999999", "x", "1e3"])
        expect((await shop().call("PUT", `/api/v2/reviews/${id}/helpful`, { headers })).status).toBe(404)
      await shop().call("DELETE", `${at}/mine`, { headers })
    })

    it("is given to a review of a vendor too", async () => {
      const { headers } = await shop().somebody()
      const [first] = await shown("/api/v2/vendors/V02/reviews")
      const id = plain(first?.["id"])
      expect((await shop().call("PUT", `/api/v2/reviews/${String(id)}/helpful`, { headers })).body).toMatchObject({ voted: true })
      expect((await shop().call("GET", "/api/v2/vendors/V02/reviews/votes", { headers })).body).toMatchObject({ votes: [id] })
      await shop().call("DELETE", `/api/v2/reviews/${String(id)}/helpful`, { headers })
    })
  })

  describe("a list of reviews", () => {
    it("is sorted by votes and by stars [E19]", async () => {
      const at = await mostReviewedPath()
      const helpful = (await values(`${at}?sort=helpful`, "helpful")).map(Number)
      expect(helpful).toEqual(helpful.toSorted((a, b) => b - a))
      const high = (await values(`${at}?sort=high`, "rating")).map(Number)
      expect(high).toEqual(high.toSorted((a, b) => b - a))
      const low = (await values(`${at}?sort=low`, "rating")).map(Number)
      expect(low).toEqual(low.toSorted((a, b) => a - b))
      expect((await shop().call("GET", `${at}?sort=worst`)).status).toBe(422)
    })

    it("is filtered by stars and pictures, with counts of all reviews [E19]", async () => {
      const at = await mostReviewedPath()
      const all = await read(at)
      const fours = await read(`${at}?stars=4`)
      const counts = listOf(all["histogram"]).map((count) => Number(plain(count)))
      expect([plain(fours["total_count"]), plain(fours["histogram"])]).toEqual([counts[3], plain(all["histogram"])])
      expect(new Set(await values(`${at}?stars=4`, "rating"))).toEqual(new Set([4]))
      expect((await shop().call("GET", `${at}?stars=6`)).status).toBe(422)
      const [id] = await values(at, "id")
      await shop().db.query(
        "insert into review_pictures (name, review_id, position, bytes, small) values (gen_random_uuid()::text, $1, 90, '', '')",
        [id],
      )
      const pictured = await read(`${at}?pictured=true`)
      expect(plain(pictured["total_count"])).toBe(Number(plain(all["pictured_count"])) + 1)
      expect((await values(`${at}?pictured=true`, "id")).includes(id)).toBe(true)
      expect((await shown(`${at}?pictured=true`)).every((review) => listOf(review["images"]).length > 0)).toBe(true)
      await shop().db.query("delete from review_pictures where review_id = $1 and position = 90", [id])
    })
  })
}
