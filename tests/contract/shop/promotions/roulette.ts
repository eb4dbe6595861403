/** Roulette administration: rights, numbers, people, stocks, record. C22, E30, P4. */
import { beforeAll, describe, expect, it } from "vitest"
import { asClient, plain, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const rouletteCalls = (shop: () => Trial): void => {
  let admin: Readonly<Record<string, string>> = {}
  const call = (method: string, path: string, body?: unknown, headers = admin) =>
    shop().call(method, `/api/v2/tmp_roulette/${path}`, { body, headers: { ...headers, "accept-language": "en" } })
  const newest = async () => (await call("GET", "log")).body["entries"]?.[0]

  describe("roulette administration", () => {
    beforeAll(async () => {
      const { body } = await shop().call("POST", "/oauth/token", {
        body: { grant_type: "password", username: "admin@example.mn", password: "Demo-2026" },
        headers: asClient,
      })
      admin = { authorization: `Bearer ${text(body["access_token"])}` }
    })

    it("is shown to website administrators alone; others are refused and recorded [P4]", async () => {
      const somebody = await shop().somebody()
      expect((await call("GET", "users/check_website_admin")).body["website_admin"]).toBe(true)
      expect((await call("GET", "users/check_website_admin", undefined, somebody.headers)).body["website_admin"]).toBe(false)
      expect((await call("GET", "users/check_auth", undefined, somebody.headers)).body["user"]).toBeNull()
      expect((await call("POST", "locations", { name: "Stranger's" }, somebody.headers)).status).toBe(403)
      expect(await newest()).toMatchObject({ who: somebody.login, action: "POST /api/v2/tmp_roulette/locations", refused: true })
      expect((await call("GET", "locations?q=Stranger")).body["total_count"]).toBe(0)
    })

    it("draws a number once, out of the stock [C22] [E30]", async () => {
      const left = async () =>
        Number((await shop().db.query<{ left: number }>("select sum(quantity)::int as left from roulette_stocks"))[0]?.left)
      const before = await left()
      expect((await call("GET", "numbers/check_number?number=A-00001")).body["prize"]).toBeNull()
      const answers = await Promise.all(Array.from({ length: 5 }, () => call("POST", "numbers/roulette", { number: "A-00001" })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => text(body["prize"]))).size).toBe(1)
      expect(await left()).toBe(before - 1)
      const [won] = await shop().db.query<{ granted: number }>(
        "select granted from (select stock_id, count(*)::int as granted from roulette_numbers where stock_id is not null group by 1) n",
      )
      const stocks = (await call("GET", "stocks")).body["stocks"] as unknown as ReadonlyArray<{
        name: string
        odds: number
        granted: number
      }>
      expect(stocks.filter(({ granted }) => granted > 0)).toMatchObject([{ name: text(answers[0]?.body["prize"]), granted: won?.granted }])
      expect(Math.abs(stocks.reduce((sum, { odds }) => sum + odds, 0) - 1000)).toBeLessThanOrEqual(stocks.length)
      expect(plain((await call("GET", "numbers/check_number?number=A-00001")).body["prize"])).toBe(text(answers[0]?.body["prize"]))
      expect((await call("POST", "numbers/roulette", { number: "A-99999" })).status).toBe(404)
      expect((await call("GET", "numbers/check_number?number=!")).status).toBe(422)
    })

    it("draws nothing from an empty stock [E30]", async () => {
      const stocks = await shop().db.query<{ id: number; quantity: number }>("select id, quantity from roulette_stocks")
      await shop().db.query("update roulette_stocks set quantity = 0")
      expect((await call("POST", "numbers/roulette", { number: "A-00002" })).status).toBe(422)
      for (const { id, quantity } of stocks) await shop().db.query("update roulette_stocks set quantity = $2 where id = $1", [id, quantity])
    })

    it("stops a place: no new people and no draws there until it is active again [E30] [C22] [P4]", async () => {
      const added = await call("POST", "locations", { name: "Winter fair" })
      const id = Number(added.body["id"])
      expect(added.body["active"]).toBe(true)
      expect((await call("POST", "users", { name: "Operator", login: "fair1@example.mn", location_id: id })).body).toMatchObject({
        location_id: id,
      })
      await shop().db.query("insert into roulette_numbers (number, location_id) values ('F-00001', $1), ('F-00002', $1)", [id])
      try {
        const prize = plain((await call("POST", "numbers/roulette", { number: "F-00001" })).body["prize"])

        expect((await call("PUT", `locations/${id}`, { active: false })).body).toEqual({ id, name: "Winter fair", active: false })
        expect(await newest()).toMatchObject({ who: "admin@example.mn", action: "location.stop", subject: "Winter fair", refused: false })
        expect((await call("GET", "locations?q=Winter")).body["locations"]).toEqual([{ id, name: "Winter fair", active: false }])
        const refusedUser = await call("POST", "users", { name: "Operator", login: "fair2@example.mn", location_id: id })
        expect([refusedUser.status, refusedUser.body["errors"]]).toEqual([422, { location_id: ["Choose a place that is active"] }])
        const refusedDraw = await call("POST", "numbers/roulette", { number: "F-00002" })
        expect([refusedDraw.status, refusedDraw.body["error"]]).toEqual([422, "The place of this number is stopped"])
        expect((await call("GET", "numbers/check_number?number=F-00002")).body["prize"]).toBeNull()
        expect(plain((await call("POST", "numbers/roulette", { number: "F-00001" })).body["prize"])).toBe(prize)
        expect((await call("GET", "users?q=fair1")).body["users"]).toMatchObject([{ location_id: id }])

        expect((await call("PUT", `locations/${id}`, { active: true })).body["active"]).toBe(true)
        expect(await newest()).toMatchObject({ action: "location.start", subject: "Winter fair" })
        expect((await call("POST", "numbers/roulette", { number: "F-00002" })).status).toBe(200)
      } finally {
        await shop().db.query("delete from roulette_numbers where location_id = $1", [id])
      }
    })

    it("stops a place for website administrators alone, and none that is not there [P4]", async () => {
      const somebody = await shop().somebody()
      expect((await call("PUT", "locations/1", { active: false }, somebody.headers)).status).toBe(403)
      expect(await newest()).toMatchObject({ who: somebody.login, action: "PUT /api/v2/tmp_roulette/locations/:id", refused: true })
      expect((await call("GET", "locations")).body["locations"]?.[0]).toMatchObject({ id: 1, active: true })
      expect((await call("PUT", "locations/999999", { active: false })).status).toBe(404)
      expect((await call("PUT", "locations/1", { active: "no" })).status).toBe(422)
      expect((await call("POST", "users", { name: "Operator", login: "nowhere@example.mn", location_id: 999_999 })).status).toBe(422)
    })

    it("is refused where the site has no promotions, while other administration still reads the rights [P3] [P4]", async () => {
      const { flags } = shop().config.site
      Object.assign(flags, { promotions: false })
      const statuses = [
        await call("GET", "locations"),
        await call("GET", "numbers/list"),
        await call("POST", "numbers/roulette", { number: "A-00003" }),
        await call("PUT", "locations/1", { active: false }),
      ].map(({ status }) => status)
      const rights = await call("GET", "users/check_website_admin")
      Object.assign(flags, { promotions: true })
      expect(statuses).toEqual([403, 403, 403, 403])
      expect(rights.body["website_admin"]).toBe(true)
      expect((await call("GET", "numbers/check_number?number=A-00003")).body["prize"]).toBeNull()
    })

    it("lists by pages and by search terms [C22]", async () => {
      const first = await call("GET", "numbers/list")
      expect([first.body["count"], first.body["total_count"], first.body["pages"]]).toEqual([20, 60, 3])
      expect((await call("GET", "numbers/list?q=00042")).body["total_count"]).toBe(1)
      expect((await call("GET", "numbers/list?q=%25")).body["total_count"]).toBe(0)
    })

    it.each(["somebody", "8811", "nomin@", "  "])("refuses the login %j, which nobody could log in with [C22]", async (login) => {
      expect((await call("POST", "users", { name: "Operator", login })).status).toBe(422)
    })

    it("adds and removes people and places, and sets stocks, with a record [C22] [E30]", async () => {
      const added = await call("POST", "users", { name: "Operator", login: "Roulette9@example.mn" })
      expect(added.body).toMatchObject({ name: "Operator", login: "roulette9@example.mn" })
      expect((await call("POST", "users", { name: "Operator", login: "roulette9@example.mn" })).status).toBe(422)
      expect((await call("GET", "users?q=roulette9")).body["total_count"]).toBe(1)
      expect((await call("DELETE", `users/${Number(added.body["id"])}`)).status).toBe(200)
      expect(await newest()).toMatchObject({
        who: "admin@example.mn",
        action: "user.remove",
        subject: "roulette9@example.mn",
        refused: false,
      })
      expect((await call("DELETE", `users/${Number(added.body["id"])}`)).status).toBe(404)
      expect((await call("POST", "locations", { name: "New place" })).status).toBe(200)
      const [stock] = (await call("GET", "stocks")).body["stocks"] as unknown as ReadonlyArray<{ id: number }>
      expect((await call("PUT", `stocks/${stock?.id}`, { quantity: 77, weight: 9 })).body).toMatchObject({ quantity: 77, weight: 9 })
      expect((await call("PUT", `stocks/${stock?.id}`, { quantity: -1, weight: 9 })).status).toBe(422)
      const stale = await call("PUT", `stocks/${stock?.id}`, { quantity: 80, weight: 9, seen: 78 })
      expect([stale.status, Object.keys(stale.body["errors"] ?? {})]).toEqual([422, ["quantity"]])
      expect((await call("PUT", `stocks/${stock?.id}`, { quantity: 77, weight: 9, seen: 77 })).status).toBe(200)
      expect(await newest()).toMatchObject({ action: "stock.update" })
    })
  })
}
