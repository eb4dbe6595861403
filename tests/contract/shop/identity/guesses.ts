/** Limits on guessing codes and passwords, which never lock the owner out. */
import { limits } from "#backend/http/rate-limits.ts"
import { describe, expect, it } from "vitest"
import { asClient, type Answer, type Trial } from "#tests/contract/support/test-backend.ts"

const owner = "198.51.100.7"
const stranger = "203.0.113.20"
const strangers = (at: number): string => `203.0.113.${100 + at}`

export const guesses = (shop: () => Trial): void => {
  const send = (login: string, address: string) => shop().call("POST", "/api/v2/mcs_auth", { body: { login }, address })
  const verify = (login: string, code: string, address: string) =>
    shop().call("POST", "/api/v2/mcs_auth/verify", { body: { login, code }, headers: asClient, address })
  const codeSentTo = async (login: string, address: string): Promise<string> => {
    expect((await send(login, address)).status).toBe(200)
    return shop().lastCode(login)
  }
  const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000")
  const statuses = (answers: ReadonlyArray<Answer>): ReadonlyArray<number> =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other)
  const messagesTo = async (login: string): Promise<number> =>
    Object.keys((await shop().call("GET", `/sandbox/messages?to=${login}`)).body).length
  const newLogin = (): string => `guesses${shop().unique()}@example.mn`

  describe("checks of logins", () => {
    it("tell an address of a hundred logins an hour, and then answer all alike, who still log in", async () => {
      const there = strangers(77)
      const check = async (login: string) => (await shop().call("POST", "/api/v2/mcs_auth/check", { body: { login }, address: there })).body
      const alike = { registered: true, channel: "email", methods: ["password", "code"] }
      for (let at = 0; at < limits.loginChecks.max; at += 1) expect(await check(newLogin())).toMatchObject({ registered: false })
      const somebody = await shop().somebody()
      shop().wait(1)
      // A session takes one check back.
      expect((await verify(somebody.login, await codeSentTo(somebody.login, there), there)).body).toHaveProperty("access_token")
      expect(await check(newLogin())).toMatchObject({ registered: false })
      const newcomer = newLogin()
      expect([await check(newcomer), await check(somebody.login)]).toEqual([alike, alike])
      expect((await verify(newcomer, await codeSentTo(newcomer, there), there)).body).toHaveProperty("sign_up_token")
    })
  })

  describe("wrong codes", () => {
    it("of a stranger lock nobody out", async () => {
      const login = newLogin()
      for (let at = 0; at < 25; at += 1) await verify(login, "000000", stranger)
      const code = await codeSentTo(login, owner)
      for (let at = 0; at < 10; at += 1) for (const address of [stranger, strangers(at)]) await verify(login, otherThan(code), address)
      expect((await verify(login, code, owner)).status).toBe(200)
    })

    it("are limited to two from another address than the requesting one", async () => {
      const login = newLogin()
      const first = await codeSentTo(login, owner)
      await verify(login, otherThan(first), stranger)
      expect((await verify(login, first, stranger)).status).toBe(200)
      const second = await codeSentTo(login, owner)
      for (const address of [strangers(1), strangers(2)]) await verify(login, otherThan(second), address)
      expect((await verify(login, second, strangers(3))).status).toBe(422)
    })

    it("are limited to five for a code under concurrency", async () => {
      const login = newLogin()
      const code = await codeSentTo(login, owner)
      await Promise.all(Array.from({ length: 12 }, () => verify(login, otherThan(code), owner)))
      const rows = await shop().db.query("select tries, tries_elsewhere from codes where login = $1", [login])
      expect(rows).toEqual([{ tries: 5, tries_elsewhere: 0 }])
      expect((await verify(login, code, owner)).status).toBe(422)
    })

    it("are limited to twenty an hour from one address across all codes", async () => {
      const login = newLogin()
      for (let at = 0; at < 20; at += 1) {
        if (at % 5 === 0) await codeSentTo(login, owner)
        expect((await verify(login, "wrong", owner)).status).toBe(422)
        if (at % 5 === 4) shop().wait(1)
      }
      const code = await codeSentTo(login, owner)
      const refused = await verify(login, code, owner)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3600)
      shop().wait(60)
      expect((await verify(login, await codeSentTo(login, owner), owner)).status).toBe(200)
    })

    it("are counted per login, and by IPv6 network", async () => {
      const login = newLogin()
      for (let at = 0; at < 20; at += 1) await verify(login, "wrong", `2001:db8:7:7::${at}`)
      expect((await verify(login, "wrong", "2001:db8:7:7:ffff::1")).status).toBe(429)
      expect((await verify(login, "wrong", "2001:db8:7:8::1")).status).toBe(422)
      expect((await verify(newLogin(), "wrong", "2001:db8:7:7::1")).status).toBe(422)
    })
  })

  describe("codes", () => {
    it("requested by a stranger block no requests and spoil no code", async () => {
      const login = newLogin()
      const code = await codeSentTo(login, owner)
      expect((await send(login, stranger)).status).toBe(200)
      expect((await verify(login, code, owner)).status).toBe(200)
      for (let at = 0; at < 8; at += 1) {
        await send(login, stranger)
        shop().wait(1)
      }
      expect((await send(login, stranger)).status).toBe(429)
      expect((await verify(login, await codeSentTo(login, owner), owner)).status).toBe(200)
    })

    it("of one login are all spent by a right one", async () => {
      const login = newLogin()
      const strange = await codeSentTo(login, stranger)
      await verify(login, await codeSentTo(login, owner), owner)
      expect((await verify(login, strange, stranger)).status).toBe(422)
    })

    it.each(["/api/v2/mcs_auth", "/api/v2/mcs_auth/reset"])("are sent once for twenty concurrent requests of %s", async (path) => {
      const somebody = await shop().somebody()
      const before = await messagesTo(somebody.login)
      const ask = () => shop().call("POST", path, { body: { login: somebody.login }, address: owner })
      const answers = await Promise.all(Array.from({ length: 20 }, ask))
      expect(statuses(answers)).toEqual([200, ...Array<number>(19).fill(429)])
      expect(await messagesTo(somebody.login)).toBe(before + 1)
    })

    it("are limited to fifteen an hour to one login from all addresses", async () => {
      const login = newLogin()
      const answers = await Promise.all(Array.from({ length: 18 }, (_, at) => send(login, strangers(at))))
      expect(statuses(answers)).toEqual([...Array<number>(15).fill(200), 429, 429, 429])
      shop().wait(60)
      expect((await send(login, owner)).status).toBe(200)
    })

    it("are sent after the clock was put back", async () => {
      const login = newLogin()
      await codeSentTo(login, owner)
      for (let at = 0; at < 20; at += 1) await verify(login, "wrong", owner)
      shop().wait(-60 * 24 * 7)
      const refused = await verify(login, "wrong", owner)
      shop().wait(61)
      const sent = await send(login, owner)
      shop().wait(60 * 24 * 7 - 61)
      expect([refused.status, Number(refused.headers.get("retry-after")) <= 3600]).toEqual([429, true])
      expect(sent.status).toBe(200)
    })
  })

  describe("wrong passwords", () => {
    it("of a stranger lock the owner out at no other address", async () => {
      const guess = (password: string, address: string) =>
        shop().call("POST", "/oauth/token", {
          body: { grant_type: "password", username: "org@example.mn", password },
          headers: asClient,
          address,
        })
      for (let at = 0; at < 10; at += 1) expect((await guess("wrong", stranger)).status).toBe(401)
      expect((await guess("Demo-2026", stranger)).status).toBe(429)
      expect((await guess("Demo-2026", owner)).status).toBe(200)
    })

    it("of many logins behind a carrier's address refuse no right one there", async () => {
      const guess = (username: string, password: string) =>
        shop().call("POST", "/oauth/token", {
          body: { grant_type: "password", username, password },
          headers: asClient,
          address: "203.0.113.90",
        })
      for (let at = 0; at < 70; at += 1) expect((await guess(`carrier${at}@example.mn`, "wrong")).status).toBe(401)
      expect((await guess("demo@example.mn", "Demo-2026")).status).toBe(200)
    })

    it("and right ones are limited for one person", async () => {
      const [user] = await shop().db.query<{ id: number }>("select id from users where email = 'demo@example.mn'")
      const logIn = () =>
        shop().call("POST", "/oauth/token", {
          body: { grant_type: "password", username: "demo@example.mn", password: "Demo-2026" },
          headers: asClient,
          address: "203.0.113.91",
        })
      await shop().setCount(`logins of ${user?.id}`, limits.loginsByPassword.max - 1)
      expect([(await logIn()).status, (await logIn()).status]).toEqual([200, 429])
      await shop().db.query("delete from rate_limits where key = $1", [`logins of ${user?.id}`])
    })
  })
}
