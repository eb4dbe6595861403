/** Login by password and code, registration, and password reset. */
import { describe, expect, it } from "vitest"
import { asClient, text, type Trial } from "#tests/contract/support/test-backend.ts"

const demo = { grant_type: "password", username: "demo@example.mn", password: "Demo-2026" }

export const identityCalls = (shop: () => Trial): void => {
  const token = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    shop().call("POST", "/oauth/token", { body, headers: { ...asClient, ...headers } })
  const verify = (login: string, code: string) =>
    shop().call("POST", "/api/v2/mcs_auth/verify", { body: { login, code }, headers: asClient })
  const send = (login: string) => shop().call("POST", "/api/v2/mcs_auth", { body: { login } })

  describe("login", () => {
    it("is checked for its login methods, without revealing more", async () => {
      const known = await shop().call("POST", "/api/v2/mcs_auth/check", { body: { login: " DEMO@example.mn" } })
      expect(known.body).toEqual({ registered: true, channel: "email", methods: ["password", "code", "social"] })
      const unknown = await shop().call("POST", "/api/v2/mcs_auth/check", { body: { login: "+976 8811-2244" } })
      expect(unknown.body).toEqual({ registered: false, channel: "phone", methods: ["code"] })
    })

    it.each([
      ["nobody@", "И-мэйл хаяг буруу байна"],
      ["12345678", "Утасны дугаар буруу байна. 8 оронтой дугаар оруулна уу."],
    ])("is refused when it is %s", async (login, message) => {
      const answer = await shop().call("POST", "/api/v2/mcs_auth/check", { body: { login } })
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ error: message, errors: { login: [message] } })
    })
  })

  describe("password", () => {
    it("grants a pair of tokens, by JSON or form, by e-mail or phone [C1]", async () => {
      const byMail = await token(demo)
      expect(byMail.status).toBe(200)
      expect(byMail.headers.get("cache-control")).toBe("no-store")
      expect(byMail.body).toMatchObject({ token_type: "Bearer", expires_in: 7200, cut: [] })
      const byPhone = await shop().call("POST", "/oauth/token", {
        body: { ...demo, username: "9911 2233" },
        headers: asClient,
        form: true,
      })
      const me = await shop().call("GET", "/api/v2/users/me", {
        headers: { authorization: `Bearer ${text(byPhone.body["access_token"])}` },
      })
      expect(me.body).toMatchObject({
        email: "demo@example.mn",
        mobile: "99112233",
        first_name: "Номин",
        wallet: `${await shop().wallet(Number(me.body["id"]))}.0`,
      })
    })

    it("of demo users is refused through a proxy on this machine", async () => {
      expect((await token(demo, { "x-forwarded-for": "203.0.113.5" })).status).toBe(401)
      const known = await shop().call("POST", "/api/v2/mcs_auth/check", {
        body: { login: demo.username },
        headers: { forwarded: "for=203.0.113.5" },
      })
      expect(known.body).toMatchObject({ registered: false })
    })

    it("is refused with the same message as an unknown login", async () => {
      const wrong = await token({ ...demo, username: "org@example.mn", password: "wrong" })
      const unknown = await token({ ...demo, username: "nobody@example.mn" })
      expect(wrong.status).toBe(401)
      expect(wrong.body).toEqual({ error: "invalid_grant", error_description: "Нэвтрэх нэр эсвэл нууц үг буруу байна" })
      expect(unknown.body).toEqual(wrong.body)
    })

    it("is limited to ten wrong guesses", async () => {
      const guess = () => token({ ...demo, username: "guessed@example.mn" })
      for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(401)
      const refused = await guess()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    })

    it("is limited under concurrency", async () => {
      const guess = (password: string) =>
        shop().call("POST", "/oauth/token", {
          body: { ...demo, username: "admin@example.mn", password },
          headers: asClient,
          address: "203.0.113.9",
        })
      const guesses = await Promise.all([...Array.from({ length: 40 }, (_, at) => guess(`guess ${at}`)), guess(demo.password)])
      // A PostgreSQL server runs them in any order.
      const statuses = guesses.map(({ status }) => status).toSorted((one, other) => one - other)
      expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(31).fill(429)])
      shop().wait(15)
      expect((await guess(demo.password)).status).toBe(200)
    })

    it("is not counted when it is right", async () => {
      for (let at = 0; at < 11; at += 1) {
        const answer = await shop().call("POST", "/oauth/token", { body: demo, headers: asClient, address: "203.0.113.10" })
        expect(answer.status).toBe(200)
      }
      const counted = await shop().db.query("select sum(count)::int as tries from rate_limits where key like 'password%203.0.113.10'")
      expect(counted).toEqual([{ tries: 0 }])
    })

    it("is accepted only from the storefront's server [C1]", async () => {
      const answer = await shop().call("POST", "/oauth/token", { body: { ...demo, client_id: "storefront", client_secret: "guess" } })
      expect(answer.status).toBe(401)
      expect(answer.body["error"]).toBe("invalid_client")
    })
  })

  describe("code", () => {
    it("lets a new shopper register and log in afterwards [B29] [C23]", async () => {
      const login = "8811 0001"
      const sent = await send(login)
      expect(sent.body).toEqual({ sent_to: "88••••01", expires_in: 300, resend_in: 60 })
      const code = await shop().lastCode("88110001")
      expect(code).toMatch(/^\d{6}$/)
      const verified = await verify(login, code)
      expect(verified.body["verified"]).toBe(true)
      const signUp = {
        sign_up_token: verified.body["sign_up_token"],
        kind: "person",
        first_name: "Сараа",
        last_name: "Дорж",
        password: "Saraa-2026",
      }
      const signedUp = await shop().call("POST", "/api/v2/mcs_auth/sign_up", { body: signUp, headers: asClient })
      expect(signedUp.status).toBe(200)
      const again = await shop().call("POST", "/api/v2/mcs_auth/sign_up", { body: signUp, headers: asClient })
      expect(again.status).toBe(422)
      expect((await token({ ...demo, username: "88110001", password: "Saraa-2026" })).status).toBe(200)
      const known = await shop().call("POST", "/api/v2/mcs_auth/check", { body: { login } })
      expect(known.body["registered"]).toBe(true)
    })

    it("logs a known shopper in", async () => {
      await send("demo@example.mn")
      const answer = await verify("demo@example.mn", await shop().lastCode("demo@example.mn"))
      expect(answer.body).toHaveProperty("access_token")
    })

    it("is spent by one use", async () => {
      const login = "spent@example.mn"
      await send(login)
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
      await send(login)
      const code = await shop().lastCode(login)
      const wrong = code === "000000" ? "000001" : "000000"
      for (let at = 0; at < 5; at += 1) expect((await verify(login, wrong)).status).toBe(422)
      expect((await verify(login, code)).status).toBe(422)
    })

    it("is invalid after five minutes, and replaced after one", async () => {
      const login = "late@example.mn"
      await send(login)
      const early = await send(login)
      expect(early.status).toBe(429)
      expect(early.headers.get("retry-after")).toBe("60")
      const code = await shop().lastCode(login)
      shop().wait(5)
      expect((await verify(login, code)).status).toBe(422)
      expect((await send(login)).status).toBe(200)
    })
  })

  describe("registration", () => {
    it("of a person keeps the personal data, and checks the number against the birthday [B29] [C23]", async () => {
      const login = "born@example.mn"
      await send(login)
      const verified = await verify(login, await shop().lastCode(login))
      const signUp = {
        sign_up_token: verified.body["sign_up_token"],
        kind: "person",
        first_name: "Сараа",
        last_name: "Дорж",
        gender: "female",
        occupation: "Багш",
      }
      const refusal = async (more: object) =>
        (
          await shop().call("POST", "/api/v2/mcs_auth/sign_up", {
            body: { ...signUp, ...more },
            headers: { ...asClient, "accept-language": "en" },
          })
        ).body["errors"]
      expect(await refusal({ birthday: "1994-02-30" })).toEqual({ birthday: ["Enter your birthday as year/month/day"] })
      expect(await refusal({ birthday: "2999-01-01" })).toEqual({ birthday: ["That birthday is not right"] })
      expect(await refusal({ registration_number: "12" })).toEqual({ registration_number: ["The registration number is incorrect"] })
      expect(await refusal({ birthday: "1994-03-18", registration_number: "УК94031716" })).toEqual({
        registration_number: ["The registration number does not match the birthday"],
      })
      const done = await shop().call("POST", "/api/v2/mcs_auth/sign_up", {
        body: { ...signUp, birthday: "1994-03-17", registration_number: "ук94031716" },
        headers: asClient,
      })
      expect(done.status).toBe(200)
      const [stored] = await shop().db.query(
        "select birthday::text as birthday, gender, occupation, registration_number from users where email = $1",
        [login],
      )
      expect(stored).toEqual({ birthday: "1994-03-17", gender: "female", occupation: "Багш", registration_number: "УК94031716" })
    })

    it("of an organization requires a number of seven digits [B29] [E4]", async () => {
      const login = "firm@example.mn"
      await send(login)
      const verified = await verify(login, await shop().lastCode(login))
      const signUp = {
        sign_up_token: verified.body["sign_up_token"],
        kind: "organization",
        name: "Жишээ ХХК",
        registry_number: "12",
      }
      const refused = await shop().call("POST", "/api/v2/mcs_auth/sign_up", {
        body: signUp,
        headers: { ...asClient, "accept-language": "en" },
      })
      expect(refused.status).toBe(422)
      expect(refused.body["errors"]).toEqual({ registry_number: ["An organization registration number has 7 digits"] })
      const whole = {
        ...signUp,
        registry_number: "1234567",
        phone: "7000 1100",
        address: "Баянгол",
        worker_count: 25,
        activity_direction: "Худалдаа",
      }
      const done = await shop().call("POST", "/api/v2/mcs_auth/sign_up", { body: whole, headers: asClient })
      const [stored] = await shop().db.query<{ organization: unknown }>("select organization from users where email = $1", [login])
      expect(stored?.organization).toEqual({
        name: "Жишээ ХХК",
        registryNumber: "1234567",
        phone: "70001100",
        address: "Баянгол",
        workerCount: 25,
        activity: "Худалдаа",
      })
      const me = await shop().call("GET", "/api/v2/users/me", { headers: { authorization: `Bearer ${text(done.body["access_token"])}` } })
      expect(me.body["full_name"]).toBe("Жишээ ХХК")
    })
  })

  describe("forgotten password", () => {
    const reset = (body: unknown) => shop().call("POST", "/api/v2/mcs_auth/reset", { body })
    it("is reset by a code, which ends all sessions [S1] [C23]", async () => {
      const somebody = await shop().somebody()
      await reset({ login: somebody.login })
      const code = await shop().lastCode(somebody.login)
      const differs = await reset({ login: somebody.login, code, password: "Shine-2026", password_confirmation: "Shine-2027" })
      expect(differs.body["errors"]).toEqual({ password_confirmation: ["Нууц үг таарахгүй байна"] })
      const short = await reset({ login: somebody.login, code, password: "short", password_confirmation: "short" })
      expect(short.body["errors"]).toEqual({ password: ["Нууц үг дор хаяж 8 тэмдэгттэй байна"] })
      expect((await reset({ login: somebody.login, code, password: "Shine-2026", password_confirmation: "Shine-2026" })).status).toBe(200)
      expect((await shop().call("GET", "/api/v2/users/me", { headers: somebody.headers })).status).toBe(401)
      expect((await token({ ...demo, username: somebody.login, password: "Shine-2026" })).status).toBe(200)
    })

    it("is reset after its code was checked, which does not spend it [S1]", async () => {
      const { login } = await shop().somebody()
      await reset({ login })
      const code = await shop().lastCode(login)
      const wrong = code === "000000" ? "000001" : "000000"
      expect((await reset({ login, code: wrong })).body).toHaveProperty("errors.code")
      expect((await reset({ login, code })).status).toBe(200)
      expect((await reset({ login, code, password: "Shine-2026", password_confirmation: "Shine-2026" })).status).toBe(200)
      expect((await reset({ login, code })).status).toBe(422)
    })

    it("cannot be guessed by checks alone", async () => {
      const { login } = await shop().somebody()
      await reset({ login })
      const code = await shop().lastCode(login)
      const wrong = code === "000000" ? "000001" : "000000"
      for (let at = 0; at < 5; at += 1) await reset({ login, code: wrong })
      expect((await reset({ login, code })).status).toBe(422)
    })

    it("has the same response for an unknown login", async () => {
      const { login } = await shop().somebody()
      const known = await reset({ login })
      const answer = await reset({ login: "noone@example.mn" })
      expect([answer.status, answer.body["expires_in"], answer.body["resend_in"]]).toEqual([
        known.status,
        known.body["expires_in"],
        known.body["resend_in"],
      ])
      expect((await reset({ login: "noone@example.mn", code: "123456" })).body).toEqual((await reset({ login, code: "1234567" })).body)
      expect((await shop().call("GET", "/sandbox/messages?to=noone@example.mn")).body).toEqual([])
    })
  })
}
