/** Limits on guessing codes and passwords, which never lock the owner out. */
import { limits } from "#backend/http/rate-limits.ts"
import { describe, expect, it } from "vitest"
import { type Trial } from "#tests/contract/support/test-backend.ts"
import { demoPassword, identitySteps, otherThan, sortedStatuses } from "./identity-steps.ts"

/** Addresses of the owner of a login, of one stranger, and of many. */
const owner = "198.51.100.7"
const stranger = "203.0.113.20"
const strangerAt = (host: number): string => `203.0.113.${100 + host}`

export const guesses = (shop: () => Trial): void => {
  const { logIn, sendCode, verify } = identitySteps(shop)
  const codeSentTo = async (login: string, address: string): Promise<string> => {
    expect((await sendCode(login, address)).status).toBe(200)
    return shop().lastCode(login)
  }
  const messagesTo = async (login: string): Promise<number> =>
    Object.keys((await shop().call("GET", `/sandbox/messages?to=${login}`)).body).length
  const newLogin = (): string => `guesses${shop().unique()}@example.mn`

  describe("checks of logins from one address", () => {
    const check = async (login: string, address: string) =>
      (await shop().call("POST", "/api/v2/mcs_auth/check", { body: { login }, address })).body
    /** Uses up the checks that an address has in an hour. */
    const useUp = async (address: string): Promise<void> => {
      for (let count = 0; count < limits.loginChecks.max; count += 1)
        expect(await check(newLogin(), address)).toMatchObject({ registered: false })
    }

    it("have the same response for known and unknown logins above the limit, and both still log in", async () => {
      const address = strangerAt(77)
      await useUp(address)
      const [known, newcomer] = [(await shop().somebody()).login, newLogin()]
      const alike = { registered: true, channel: "email", methods: ["password", "code"] }
      expect([await check(newcomer, address), await check(known, address)]).toEqual([alike, alike])
      expect((await verify(newcomer, await codeSentTo(newcomer, address), address)).body).toHaveProperty("sign_up_token")
      shop().wait(1)
      expect((await verify(known, await codeSentTo(known, address), address)).body).toHaveProperty("access_token")
    })

    it("get one back for each session that begins there", async () => {
      const address = strangerAt(78)
      await useUp(address)
      const { login } = await shop().somebody()
      shop().wait(1)
      expect((await verify(login, await codeSentTo(login, address), address)).body).toHaveProperty("access_token")
      expect(await check(newLogin(), address)).toMatchObject({ registered: false })
      expect(await check(newLogin(), address)).toMatchObject({ registered: true })
    })
  })

  describe("wrong codes", () => {
    it("of a stranger lock nobody out", async () => {
      const login = newLogin()
      for (let at = 0; at < 25; at += 1) await verify(login, "000000", stranger)
      const code = await codeSentTo(login, owner)
      for (let at = 0; at < 10; at += 1) for (const address of [stranger, strangerAt(at)]) await verify(login, otherThan(code), address)
      expect((await verify(login, code, owner)).status).toBe(200)
    })

    it("are limited to two from another address than the requesting one", async () => {
      const login = newLogin()
      const first = await codeSentTo(login, owner)
      await verify(login, otherThan(first), stranger)
      expect((await verify(login, first, stranger)).status).toBe(200)
      const second = await codeSentTo(login, owner)
      for (const address of [strangerAt(1), strangerAt(2)]) await verify(login, otherThan(second), address)
      expect((await verify(login, second, strangerAt(3))).status).toBe(422)
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
    it("requested by a stranger spoil no code of the owner", async () => {
      const login = newLogin()
      const code = await codeSentTo(login, owner)
      expect((await sendCode(login, stranger)).status).toBe(200)
      expect((await verify(login, code, owner)).status).toBe(200)
    })

    it("requested by a stranger up to the limit block no request of the owner", async () => {
      const login = newLogin()
      for (let at = 0; at < 9; at += 1) {
        await sendCode(login, stranger)
        shop().wait(1)
      }
      expect((await sendCode(login, stranger)).status).toBe(429)
      expect((await verify(login, await codeSentTo(login, owner), owner)).status).toBe(200)
    })

    it("of one login are all invalid once one was right", async () => {
      const login = newLogin()
      const ofStranger = await codeSentTo(login, stranger)
      await verify(login, await codeSentTo(login, owner), owner)
      expect((await verify(login, ofStranger, stranger)).status).toBe(422)
    })

    it.each(["/api/v2/mcs_auth", "/api/v2/mcs_auth/reset"])("are sent once for twenty concurrent requests of %s", async (path) => {
      const somebody = await shop().somebody()
      const before = await messagesTo(somebody.login)
      const request = () => shop().call("POST", path, { body: { login: somebody.login }, address: owner })
      const answers = await Promise.all(Array.from({ length: 20 }, request))
      expect(sortedStatuses(answers)).toEqual([200, ...Array<number>(19).fill(429)])
      expect(await messagesTo(somebody.login)).toBe(before + 1)
    })

    it("are limited to fifteen an hour to one login from all addresses", async () => {
      const login = newLogin()
      const answers = await Promise.all(Array.from({ length: 18 }, (_, at) => sendCode(login, strangerAt(at))))
      expect(sortedStatuses(answers)).toEqual([...Array<number>(15).fill(200), 429, 429, 429])
      shop().wait(60)
      expect((await sendCode(login, owner)).status).toBe(200)
    })

    it("are sent an hour after the clock was put back, and wrong ones wait no longer than that", async () => {
      const week = 60 * 24 * 7
      const login = newLogin()
      await codeSentTo(login, owner)
      for (let count = 0; count < 20; count += 1) await verify(login, "wrong", owner)
      shop().wait(-week)
      const refused = await verify(login, "wrong", owner)
      shop().wait(61)
      const sent = await sendCode(login, owner)
      shop().wait(week - 61)
      expect([refused.status, Number(refused.headers.get("retry-after")) <= 3600]).toEqual([429, true])
      expect(sent.status).toBe(200)
    })
  })

  describe("wrong passwords", () => {
    it("of a stranger lock the owner out at no other address", async () => {
      const guess = (password: string, address: string) => logIn("org@example.mn", password, address)
      for (let count = 0; count < 10; count += 1) expect((await guess("wrong", stranger)).status).toBe(401)
      expect((await guess(demoPassword, stranger)).status).toBe(429)
      expect((await guess(demoPassword, owner)).status).toBe(200)
    })

    it("of many logins behind a carrier's address refuse no right one there", async () => {
      const carrier = "203.0.113.90"
      for (let at = 0; at < 70; at += 1) expect((await logIn(`carrier${at}@example.mn`, "wrong", carrier)).status).toBe(401)
      expect((await logIn("demo@example.mn", demoPassword, carrier)).status).toBe(200)
    })
  })

  describe("logins by a right password", () => {
    it("are limited for one person", async () => {
      const [user] = await shop().db.query<{ id: number }>("select id from users where email = 'demo@example.mn'")
      const counter = `logins of ${user?.id}`
      const status = async () => (await logIn("demo@example.mn", demoPassword, "203.0.113.91")).status
      await shop().setCount(counter, limits.loginsByPassword.max - 1)
      expect([await status(), await status()]).toEqual([200, 429])
      await shop().db.query("delete from rate_limits where key = $1", [counter])
    })
  })
}
