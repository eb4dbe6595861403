/** Login by password and by code. */
import { describe, expect, it } from "vitest"
import { asClient, plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { demoPassword, identitySteps, otherThan, sortedStatuses } from "./identity-steps.ts"

const demo = "demo@example.mn"

export const identityCalls = (shop: () => Trial): void => {
  const { logIn, sendCode, verify, check, me } = identitySteps(shop)

  describe("login", () => {
    it("is checked for its login methods, without revealing more", async () => {
      const known = await check(" DEMO@example.mn")
      expect(known.body).toEqual({ registered: true, channel: "email", methods: ["password", "code", "social"] })
      const unknown = await check("+976 8811-2244")
      expect(unknown.body).toEqual({ registered: false, channel: "phone", methods: ["code"] })
    })

    it.each([
      ["nobody@", "И-мэйл хаяг буруу байна"],
      ["12345678", "Утасны дугаар буруу байна. 8 оронтой дугаар оруулна уу."],
    ])("is refused when it is %s", async (login, message) => {
      const answer = await check(login)
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ error: message, errors: { login: [message] } })
    })
  })

  describe("password", () => {
    it("grants a token of two hours, which nobody caches [C1]", async () => {
      const answer = await logIn(demo, demoPassword)
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"])
      expect(answer.body).toMatchObject({ token_type: "Bearer", expires_in: 2 * 3600, cut: [] })
    })

    it("grants a token by phone and by form, with which the user is read [C1]", async () => {
      const { body } = await shop().call("POST", "/oauth/token", {
        body: { grant_type: "password", username: "9911 2233", password: demoPassword },
        headers: asClient,
        form: true,
      })
      const user = await me(body["access_token"])
      expect(user.body).toMatchObject({
        email: demo,
        mobile: "99112233",
        first_name: "Номин",
        wallet: `${await shop().wallet(Number(user.body["id"]))}.0`,
      })
    })

    it("of demo users is refused through a proxy on this machine, where they count as not registered", async () => {
      expect((await logIn(demo, demoPassword, "127.0.0.1", { "x-forwarded-for": "203.0.113.5" })).status).toBe(401)
      expect((await check(demo, { forwarded: "for=203.0.113.5" })).body).toMatchObject({ registered: false })
    })

    it("is refused with the same message as an unknown login", async () => {
      const wrong = await logIn("org@example.mn", "wrong")
      const unknown = await logIn("nobody@example.mn", demoPassword)
      expect(wrong.status).toBe(401)
      expect(wrong.body).toEqual({ error: "invalid_grant", error_description: "Нэвтрэх нэр эсвэл нууц үг буруу байна" })
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    })

    it("is limited to ten wrong guesses", async () => {
      const guess = () => logIn("guessed@example.mn", demoPassword)
      for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(401)
      const refused = await guess()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    })

    it("is limited to ten wrong guesses under concurrency, for a quarter of an hour", async () => {
      const guess = (password: string) => logIn("admin@example.mn", password, "203.0.113.9")
      const wrong = Array.from({ length: 40 }, (_, at) => guess(`guess ${at}`))
      const answers = await Promise.all([...wrong, guess(demoPassword)])
      expect(sortedStatuses(answers)).toEqual([...Array<number>(10).fill(401), ...Array<number>(31).fill(429)])
      shop().wait(15)
      expect((await guess(demoPassword)).status).toBe(200)
    })

    it("is not counted when it is right", async () => {
      for (let count = 0; count < 11; count += 1) expect((await logIn(demo, demoPassword, "203.0.113.10")).status).toBe(200)
      const counted = await shop().db.query("select sum(count)::int as tries from rate_limits where key like 'password%203.0.113.10'")
      expect(counted).toEqual([{ tries: 0 }])
    })

    it("is accepted only from the storefront's server [C1]", async () => {
      const answer = await shop().call("POST", "/oauth/token", {
        body: { grant_type: "password", username: demo, password: demoPassword, client_id: "storefront", client_secret: "guess" },
      })
      expect([answer.status, plain(answer.body["error"])]).toEqual([401, "invalid_client"])
    })
  })

  describe("code", () => {
    it("logs a known shopper in", async () => {
      await sendCode(demo)
      const { body } = await verify(demo, await shop().lastCode(demo))
      expect((await me(body["access_token"])).body["email"]).toBe(demo)
    })

    it("is spent by one use", async () => {
      const login = "spent@example.mn"
      await sendCode(login)
      const code = await shop().lastCode(login)
      expect((await verify(login, code)).status).toBe(200)
      const again = await verify(login, code)
      expect(again.status).toBe(422)
      expect(again.body).toEqual({
        error: "Код буруу эсвэл хугацаа нь дууссан байна",
        errors: { code: ["Код буруу эсвэл хугацаа нь дууссан байна"] },
      })
    })

    it("is invalid after five wrong tries", async () => {
      const login = "tries@example.mn"
      await sendCode(login)
      const code = await shop().lastCode(login)
      for (let count = 0; count < 5; count += 1) expect((await verify(login, otherThan(code))).status).toBe(422)
      expect((await verify(login, code)).status).toBe(422)
    })

    it("is invalid after five minutes", async () => {
      const login = "late@example.mn"
      await sendCode(login)
      const code = await shop().lastCode(login)
      shop().wait(5)
      expect((await verify(login, code)).status).toBe(422)
    })

    it("is sent again only after a minute", async () => {
      const login = "again@example.mn"
      await sendCode(login)
      const early = await sendCode(login)
      expect([early.status, early.headers.get("retry-after")]).toEqual([429, "60"])
      shop().wait(1)
      expect((await sendCode(login)).status).toBe(200)
    })
  })
}
