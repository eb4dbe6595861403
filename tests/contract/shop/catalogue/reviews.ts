/** Reviews of products: how they are listed, written, marked as bought and deleted. */
import { describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { deleteUser } from "#backend/account/leaving.ts"
import { listOf, plain, type Trial } from "#tests/contract/support/test-backend.ts"

export const reviewCalls = (shop: () => Trial): void => {
  describe("reviews of a product", () => {
    it("are newest first, with a histogram of all", async () => {
      const [row] = await shop().db.query<{ id: number; count: number }>(
        "select product_id as id, count(*)::int as count from reviews where product_id is not null group by product_id order by count desc, product_id limit 1",
      )
      const { status, body } = await shop().call("GET", `/api/v2/products/${row?.id}/reviews`)
      const dates = listOf(body["reviews"]).map(({ created_at: date }) => String(plain(date)))
      expect([status, plain(body["total_count"])]).toEqual([200, row?.count])
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(listOf(body["histogram"]).reduce((sum, stars) => sum + Number(plain(stars)), 0)).toBe(row?.count)
    })

    it("are missing for an unknown product", async () => {
      expect((await shop().call("GET", "/api/v2/products/999999999/reviews")).status).toBe(404)
    })
  })

  describe("a review of one's own", () => {
    const reviewsPathOf = async (variant: number) => {
      const [row] = await shop().db.query<{ id: number }>("select product_id as id from variants where id = $1", [variant])
      return `/api/v2/products/${row?.id}/reviews`
    }

    /** Variant of a product without reviews. */
    const unreviewed = async (): Promise<number> => {
      const variant = await shop().variant(5)
      await shop().db.query("delete from reviews where product_id = (select product_id from variants where id = $1)", [variant])
      return variant
    }

    it("is written once, changed, counted and deleted [C19] [E27]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const path = await reviewsPathOf(await shop().variant(5))
      const total = async () => Number(plain((await shop().call("GET", path)).body["total_count"]))
      const before = await total()
      const write = (rating: number, comment: string) => shop().call("POST", path, { headers: somebody.headers, body: { rating, comment } })
      expect((await write(2, "Дунд зэрэг")).body).toMatchObject({ rating: 2, comment: "Дунд зэрэг", bought: false })
      expect((await write(5, " <b>Сайн</b> ")).body).toMatchObject({ rating: 5, comment: "<b>Сайн</b>" })
      expect(await total()).toBe(before + 1)
      const [shown] = listOf((await shop().call("GET", path)).body["reviews"])
      expect(shown).toMatchObject({ rating: 5, review: "<b>Сайн</b>", bought: false, name: "Бат" })
      expect((await shop().call("GET", `${path}/mine`, { headers: other.headers })).body).toMatchObject({ rating: null, comment: "" })
      expect((await shop().call("DELETE", `${path}/mine`, { headers: other.headers })).status).toBe(200)
      expect(await total()).toBe(before + 1)
      expect((await shop().call("DELETE", `${path}/mine`, { headers: somebody.headers })).body).toMatchObject({ rating: null })
      expect(await total()).toBe(before)
    })

    it("is counted no more once its writer has left the shop [E27]", async () => {
      const somebody = await shop().somebody()
      const variant = await unreviewed()
      const path = await reviewsPathOf(variant)
      await shop().call("POST", path, { headers: somebody.headers, body: { rating: 1, comment: "" } })
      const counts = () =>
        shop().db.query("select average_rating, total_reviews from products where id = (select product_id from variants where id = $1)", [
          variant,
        ])
      expect(await counts()).toEqual([{ average_rating: 1, total_reviews: 1 }])
      await deleteUser(shop().db, somebody.id, instantOf(shop().now()))
      expect(await counts()).toEqual([{ average_rating: 0, total_reviews: 0 }])
    })

    it("are all counted that are written at once [E27]", async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => shop().somebody()))
      const variant = await unreviewed()
      const path = await reviewsPathOf(variant)
      const answers = await Promise.all(
        people.map(({ headers }) => shop().call("POST", path, { headers, body: { rating: 4, comment: "" } })),
      )
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
      const counted = "select total_reviews from products where id = (select product_id from variants where id = $1)"
      expect(await shop().db.query(counted, [variant])).toEqual([{ total_reviews: 6 }])
    })

    it("is marked as bought once its writer has paid for the product [E27]", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5)
      const path = await reviewsPathOf(variant)
      const number = await shop().placed(somebody, variant)
      const mine = async () => plain((await shop().call("GET", `${path}/mine`, { headers: somebody.headers })).body["bought"])
      expect(await mine()).toBe(false)
      await shop().db.query("update orders set payment_state = 'paid' where number = $1", [number])
      expect(await mine()).toBe(true)
      await shop().call("POST", path, { headers: somebody.headers, body: { rating: 4, comment: "Авсан" } })
      expect(listOf((await shop().call("GET", path)).body["reviews"])[0]).toMatchObject({ bought: true })
    })

    it("is refused without a login, without stars and with a text that is too long", async () => {
      const somebody = await shop().somebody()
      const path = await reviewsPathOf(await shop().variant(5))
      expect((await shop().call("POST", path, { body: { rating: 5, comment: "" } })).status).toBe(401)
      const wrongReviews = [
        { rating: 0, comment: "" },
        { rating: 6, comment: "" },
        { rating: 5, comment: "а".repeat(2001) },
      ]
      for (const body of wrongReviews) {
        expect((await shop().call("POST", path, { headers: somebody.headers, body })).status).toBe(422)
      }
    })

    it("is refused of an unknown product", async () => {
      const { headers } = await shop().somebody()
      const review = { rating: 5, comment: "" }
      expect((await shop().call("POST", "/api/v2/products/no-such/reviews", { headers, body: review })).status).toBe(404)
    })
  })
}
