/** Roulette administration: rights, numbers, users, locations, stocks, and the log. C22, E30, P4. */
import { beforeAll, describe, expect, it } from "vitest"
import { plain, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { demoSession } from "../identity/identity-steps.ts"
import { withFlags } from "../shell/flag-steps.ts"

export const rouletteCalls = (shop: () => Trial): void => {
  let admin: Readonly<Record<string, string>> = {}
  const call = (method: string, path: string, body?: unknown, headers = admin) =>
    shop().call(method, `/api/v2/tmp_roulette/${path}`, { body, headers: { ...headers, "accept-language": "en" } })
  const newest = async () => (await call("GET", "log")).body["entries"]?.[0]

  describe("roulette administration", () => {
    beforeAll(async () => {
      admin = await demoSession(shop(), "admin@example.mn")
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

    type Stock = { readonly id: number; readonly name: string; readonly odds: number; readonly granted: number }
    const stocksOf = async () => (await call("GET", "stocks")).body["stocks"] as unknown as ReadonlyArray<Stock>

    it("draws a number once, out of the stock, though it is drawn five times at once [C22] [E30]", async () => {
      const left = async () =>
        Number((await shop().db.query<{ left: number }>("select sum(quantity)::int as left from roulette_stocks"))[0]?.left)
      const before = await left()
      expect((await call("GET", "numbers/check_number?number=A-00001")).body["prize"]).toBeNull()
      const answers = await Promise.all(Array.from({ length: 5 }, () => call("POST", "numbers/roulette", { number: "A-00001" })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => text(body["prize"]))).size).toBe(1)
      expect(await left()).toBe(before - 1)
      expect(plain((await call("GET", "numbers/check_number?number=A-00001")).body["prize"])).toBe(text(answers[0]?.body["prize"]))
    })

    it("counts what each stock has granted [C22]", async () => {
      const granted = async (name: string) => (await stocksOf()).find((stock) => stock.name === name)?.granted
      const before = new Map((await stocksOf()).map((stock) => [stock.name, stock.granted]))
      const prize = text((await call("POST", "numbers/roulette", { number: "A-00004" })).body["prize"])
      expect(await granted(prize)).toBe((before.get(prize) ?? 0) + 1)
    })

    it("shows odds per mille that sum to a thousand, up to rounding [C22]", async () => {
      const odds = (await stocksOf()).map((stock) => stock.odds)
      expect(Math.abs(odds.reduce((sum, part) => sum + part, 0) - 1000)).toBeLessThanOrEqual(odds.length)
    })

    it("draws no unknown number, and refuses a malformed one [C22]", async () => {
      expect((await call("POST", "numbers/roulette", { number: "A-99999" })).status).toBe(404)
      expect((await call("GET", "numbers/check_number?number=!")).status).toBe(422)
    })

    it("draws nothing from an empty stock [E30]", async () => {
      const stocks = await shop().db.query<{ id: number; quantity: number }>("select id, quantity from roulette_stocks")
      await shop().db.query("update roulette_stocks set quantity = 0")
      expect((await call("POST", "numbers/roulette", { number: "A-00002" })).status).toBe(422)
      for (const { id, quantity } of stocks) await shop().db.query("update roulette_stocks set quantity = $2 where id = $1", [id, quantity])
    })

    describe("of a stopped location", () => {
      const stop = (id: number) => call("PUT", `locations/${id}`, { active: false })
      /** Runs `visit` with a location that has two numbers and an operator. */
      const withLocation = async (name: string, visit: (id: number) => Promise<void>): Promise<void> => {
        const id = Number((await call("POST", "locations", { name })).body["id"])
        await call("POST", "users", { name: "Operator", login: `operator${id}@example.mn`, location_id: id })
        await shop().db.query("insert into roulette_numbers (number, location_id) values ('F-00001', $1), ('F-00002', $1)", [id])
        try {
          await visit(id)
        } finally {
          await shop().db.query("delete from roulette_numbers where location_id = $1", [id])
        }
      }

      it("records who stopped it, and lists it as not active [E30] [P4]", () =>
        withLocation("Winter fair", async (id) => {
          expect((await stop(id)).body).toEqual({ id, name: "Winter fair", active: false })
          expect(await newest()).toMatchObject({ who: "admin@example.mn", action: "location.stop", subject: "Winter fair", refused: false })
          expect((await call("GET", "locations?q=Winter")).body["locations"]).toEqual([{ id, name: "Winter fair", active: false }])
        }))

      it("adds no users there, and leaves those of before [C22]", () =>
        withLocation("Spring fair", async (id) => {
          await stop(id)
          const refused = await call("POST", "users", { name: "Operator", login: "late@example.mn", location_id: id })
          expect([refused.status, refused.body["errors"]]).toEqual([422, { location_id: ["Choose a place that is active"] }])
          expect((await call("GET", `users?q=operator${id}`)).body["users"]).toMatchObject([{ location_id: id }])
        }))

      it("draws no number of it, and repeats the prize of one drawn before [E30] [C22]", () =>
        withLocation("Summer fair", async (id) => {
          const draw = (number: string) => call("POST", "numbers/roulette", { number })
          const prize = text((await draw("F-00001")).body["prize"])
          await stop(id)
          const refused = await draw("F-00002")
          expect([refused.status, refused.body["error"]]).toEqual([422, "The place of this number is stopped"])
          expect((await call("GET", "numbers/check_number?number=F-00002")).body["prize"]).toBeNull()
          expect((await draw("F-00001")).body["prize"]).toBe(prize)
        }))

      it("draws again once it is active again [E30]", () =>
        withLocation("Autumn fair", async (id) => {
          await stop(id)
          expect((await call("PUT", `locations/${id}`, { active: true })).body["active"]).toBe(true)
          expect(await newest()).toMatchObject({ action: "location.start", subject: "Autumn fair" })
          expect((await call("POST", "numbers/roulette", { number: "F-00002" })).status).toBe(200)
        }))
    })

    it("stops a location for website administrators alone [P4]", async () => {
      const somebody = await shop().somebody()
      expect((await call("PUT", "locations/1", { active: false }, somebody.headers)).status).toBe(403)
      expect(await newest()).toMatchObject({ who: somebody.login, action: "PUT /api/v2/tmp_roulette/locations/:id", refused: true })
      expect((await call("GET", "locations")).body["locations"]?.[0]).toMatchObject({ id: 1, active: true })
    })

    it("refuses an unknown location, and a state that is no boolean [P4]", async () => {
      expect((await call("PUT", "locations/999999", { active: false })).status).toBe(404)
      expect((await call("PUT", "locations/1", { active: "no" })).status).toBe(422)
      expect((await call("POST", "users", { name: "Operator", login: "nowhere@example.mn", location_id: 999_999 })).status).toBe(422)
    })

    it("is refused where the site has no promotions, while other administration still reads the rights [P3] [P4]", async () => {
      await withFlags(shop(), { promotions: false }, async () => {
        const answers = [
          await call("GET", "locations"),
          await call("GET", "numbers/list"),
          await call("POST", "numbers/roulette", { number: "A-00003" }),
          await call("PUT", "locations/1", { active: false }),
        ]
        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
        expect((await call("GET", "users/check_website_admin")).body["website_admin"]).toBe(true)
      })
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

    it("adds and removes a user, with a record [C22] [E30]", async () => {
      const added = await call("POST", "users", { name: "Operator", login: "Roulette9@example.mn" })
      expect(added.body).toMatchObject({ name: "Operator", login: "roulette9@example.mn" })
      expect((await call("GET", "users?q=roulette9")).body["total_count"]).toBe(1)
      const remove = () => call("DELETE", `users/${Number(added.body["id"])}`)
      expect((await remove()).status).toBe(200)
      expect(await newest()).toMatchObject({
        who: "admin@example.mn",
        action: "user.remove",
        subject: "roulette9@example.mn",
        refused: false,
      })
      expect((await remove()).status).toBe(404)
    })

    it("adds one user for a login [C22]", async () => {
      const add = () => call("POST", "users", { name: "Operator", login: "twice@example.mn" })
      expect([(await add()).status, (await add()).status]).toEqual([200, 422])
    })

    it("adds an active location [C22]", async () => {
      const added = await call("POST", "locations", { name: "New place" })
      expect([added.status, added.body["active"]]).toEqual([200, true])
    })

    it("sets a stock, with a record, unless it is negative or has changed since it was shown [C22] [E30]", async () => {
      const [stock] = await stocksOf()
      const set = (values: object) => call("PUT", `stocks/${stock?.id}`, { weight: 9, ...values })
      expect((await set({ quantity: 77 })).body).toMatchObject({ quantity: 77, weight: 9 })
      expect(await newest()).toMatchObject({ action: "stock.update" })
      expect((await set({ quantity: -1 })).status).toBe(422)
      const stale = await set({ quantity: 80, seen: 78 })
      expect([stale.status, Object.keys(stale.body["errors"] ?? {})]).toEqual([422, ["quantity"]])
      expect((await set({ quantity: 77, seen: 77 })).status).toBe(200)
    })

    it("shows no odds once no prize that is left has a weight [C22]", async () => {
      const stocks = await shop().db.query<{ id: number; weight: number }>("select id, weight from roulette_stocks")
      await shop().db.query("update roulette_stocks set weight = 0 where id <> $1", [stocks[0]?.id])
      const { status, body } = await call("PUT", `stocks/${stocks[0]?.id}`, { quantity: 5, weight: 0 })
      expect([status, plain(body["odds"])]).toEqual([200, 0])
      expect((await stocksOf()).every(({ odds }) => odds === 0)).toBe(true)
      for (const { id, weight } of stocks) await shop().db.query("update roulette_stocks set weight = $2 where id = $1", [id, weight])
    })
  })
}
