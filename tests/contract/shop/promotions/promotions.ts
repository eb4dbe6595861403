/** Promotions: list and detail. C15. */
import { describe, expect, it } from "vitest"
import { plain, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const promotionCalls = (shop: () => Trial): void => {
  const get = (path: string, language = "en") =>
    shop().call("GET", `/api/v2/promotions${path}`, { headers: { "accept-language": language } })

  describe("promotions", () => {
    it("list those that run before past ones, in both languages [E18]", async () => {
      const { body } = await get("")
      const names = (body["promotions"] as unknown as ReadonlyArray<{ name: string }>).map(({ name }) => name)
      expect(names).toEqual(["Winter clothes on sale", "Lucky wheel", "Jackpot", "Autumn travel sale"])
      expect(text((await get("", "mn")).body["promotions"]?.[0]?.["name"])).toBe("Өвлийн хувцас хямдарлаа")
    })

    it("lead to where they are played: a roulette to the stores [E18] [E30]", async () => {
      await shop().db.query(
        `insert into promotions (id, kind, name, description, terms, starts_at, expires_at)
         select 9001, 'roulette', name, description, terms, starts_at, expires_at from promotions where id = 1`,
      )
      expect((await get("/9001")).body).toMatchObject({ type: "roulette", path: "/stores" })
      await shop().db.query("delete from promotions where id = 9001")
    })

    it("are shown with dates, terms, coupon and products; past ones too [E18]", async () => {
      const { body } = await get("/1")
      expect(body).toMatchObject({ id: 1, type: "sale", code: "WINTER10", path: null })
      expect(plain(body["terms"])).toHaveLength(3)
      expect(plain(body["products"])).toHaveLength(8)
      expect(body["image"]?.["src"]).toMatch(/^\/pictures\//)
      expect(Date.parse(text(body["starts_at"]))).toBeLessThan(Date.parse(text(body["expires_at"])))
      expect(Date.parse(text((await get("/4")).body["expires_at"]))).toBeLessThan(shop().now())
    })

    it.each(["/99999", "/none", "/1.5"])("answer 404 for %s [E18]", async (path) => {
      expect((await get(path)).status).toBe(404)
    })
  })
}
