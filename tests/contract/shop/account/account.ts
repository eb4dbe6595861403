/** Account: profile, contacts and password. */
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { accountSteps } from "./account-steps.ts"

export const accountCalls = (shop: () => Trial): void => {
  const { get, send, update, logIn, bearer, prove, withPassword } = accountSteps(shop)

  describe("profile", () => {
    it("is read, changed by its version, and shown by users/me [C4] [E3]", async () => {
      const { headers, login } = await shop().somebody()
      const before = await get("profile", headers)
      expect(plain(before.body)).toMatchObject({ version: 1, email: login, email_confirmed: true, mobile: null, has_password: false })
      const changed = await update(headers, {
        version: 1,
        first_name: " Номин ",
        last_name: "Батболд",
        birthday: "1994-03-17",
        gender: "female",
        occupation: "Багш",
        registration_number: "yб94031704",
      })
      expect(plain(changed.body)).toMatchObject({
        version: 2,
        person: { first_name: "Номин", birthday: "1994-03-17", gender: "female", occupation: "Багш", registration_number: "УБ94031704" },
      })
      const me = await get("me", headers)
      expect(plain(me.body)).toMatchObject({
        full_name: "Батболд Номин",
        gender: "female",
        searchHistory: [],
        bookmarks: [],
        profile: null,
      })
      expect(plain(me.body["loginData"])).toMatchObject({ is_this: true })
    })

    it("is not overwritten by a window that read it earlier", async () => {
      const { headers } = await shop().somebody()
      const change = { version: 1, first_name: "Бат", last_name: "Дорж" }
      expect((await update(headers, change)).status).toBe(200)
      const late = await update(headers, { ...change, last_name: "Ганболд" })
      expect(late.status).toBe(409)
      expect(late.body["status_code"]).toBe("profile_changed")
      expect((await get("profile", headers)).body["person"]?.["last_name"]).toBe("Дорж")
    })

    it.each([
      ["a missing name", { first_name: " " }, "first_name"],
      ["a birthday to come", { birthday: "2999-01-01" }, "birthday"],
      ["a day that does not exist", { birthday: "2001-02-30" }, "birthday"],
      ["a number of another birthday", { birthday: "1994-03-18", registration_number: "УБ94031704" }, "registration_number"],
      ["a short number", { registration_number: "12" }, "registration_number"],
    ])("is refused with %s", async (_, change, field) => {
      const { headers } = await shop().somebody()
      const answer = await update(headers, { version: 1, first_name: "Бат", last_name: "Дорж", ...change })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body["errors"] ?? {})).toEqual([field])
    })

    it("has the searches and bookmarks that any device stored [E3]", async () => {
      const { headers } = await shop().somebody()
      expect((await send("PUT", "search_history", headers, { texts: ["ороолт", "гутал"] })).status).toBe(200)
      expect((await send("PUT", "bookmarks", headers, { ids: [7, 3] })).status).toBe(200)
      expect(plain((await get("me", headers)).body)).toMatchObject({ searchHistory: ["ороолт", "гутал"], bookmarks: [7, 3] })
    })

    it("has what two devices stored that began with the same lists [E3]", async () => {
      const { headers } = await shop().somebody()
      const save = async (name: string, ...bodies: ReadonlyArray<object>) => {
        const answers = await Promise.all(bodies.map((body) => send("PUT", name, headers, body)))
        expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200))
      }
      await save("bookmarks", { ids: [1] })
      await save("bookmarks", { ids: [1, 2], before: [1] }, { ids: [1, 3], before: [1] })
      await save("search_history", { texts: ["а"] })
      await save("search_history", { texts: ["б", "а"], before: ["а"] })
      await save("search_history", { texts: ["в"], before: ["а"] })
      const { bookmarks, searchHistory } = plain((await get("me", headers)).body) as Readonly<Record<string, ReadonlyArray<unknown>>>
      expect(bookmarks?.toSorted()).toEqual([1, 2, 3])
      expect(searchHistory).toEqual(["в", "б"])
    })
  })

  describe("contact", () => {
    it("is changed by a code to the new one, which is spent by it [S18] [S29f]", async () => {
      const somebody = await shop().somebody()
      const { headers } = somebody
      const mobile = "88120001"
      await prove(somebody)
      const sent = await send("POST", "contact_code", headers, { contact: "8812 0001" })
      expect(sent.body["sent_to"]).toBe("88••••01")
      const code = await shop().lastCode(mobile)
      expect((await update(headers, { mobile, code: code === "111111" ? "111112" : "111111" })).status).toBe(422)
      const changed = await update(headers, { mobile, code })
      expect(plain(changed.body)).toMatchObject({ mobile, mobile_confirmed: true })
      expect((await update(headers, { mobile, code })).status).toBe(422)
    })

    it("of another user is reported as taken only with its code", async () => {
      const somebody = await shop().somebody()
      const { headers } = somebody
      await prove(somebody)
      const sent = await send("POST", "contact_code", headers, { contact: "org@example.mn" })
      expect(sent.status).toBe(200)
      const guessed = await update(headers, { email: "org@example.mn", code: "000000" })
      expect(guessed.body["error"]).toBe("Код буруу эсвэл хугацаа нь дууссан байна")
      const taken = await update(headers, { email: "org@example.mn", code: await shop().lastCode("org@example.mn") })
      expect(taken.status).toBe(422)
      expect(plain(taken.body["errors"])).toEqual({ email: ["Энэ хаяг өөр бүртгэлд холбогдсон байна"] })
    })

    it("is not changed by a code that was sent for a login", async () => {
      const somebody = await shop().somebody()
      const { headers } = somebody
      await prove(somebody)
      await shop().call("POST", "/api/v2/mcs_auth", { body: { login: "88120002" } })
      expect((await update(headers, { mobile: "88120002", code: await shop().lastCode("88120002") })).status).toBe(422)
    })

    it("is not changed without a proof, not even by a code that another account requested", async () => {
      const [somebody, other] = [await withPassword(), await shop().somebody()]
      const thief = `thief${shop().unique()}@example.mn`
      const refused = await send("POST", "contact_code", somebody.headers, { contact: thief })
      expect([refused.status, refused.body["status_code"]]).toEqual([422, "proof_by_password"])
      await prove(other)
      await send("POST", "contact_code", other.headers, { contact: thief })
      const stolen = await update(somebody.headers, { email: thief, code: await shop().lastCode(thief) })
      expect([stolen.status, stolen.body["status_code"]]).toEqual([422, "proof_by_password"])
      expect((await send("POST", "proof", somebody.headers, { password: "not this" })).status).toBe(422)
    })

    it("needs a proof for each change, of the last ten minutes", async () => {
      const somebody = await withPassword()
      const change = async (mobile: string) => {
        const sent = await send("POST", "contact_code", somebody.headers, { contact: mobile })
        return sent.status === 200 ? (await update(somebody.headers, { mobile, code: await shop().lastCode(mobile) })).status : sent.status
      }
      expect((await send("POST", "proof", somebody.headers, { password: "Nuuts-2026" })).status).toBe(200)
      expect(await change(`87${100_000 + shop().unique()}`)).toBe(200)
      expect(await change(`86${100_000 + shop().unique()}`)).toBe(422)
      expect((await send("POST", "proof", somebody.headers, { password: "Nuuts-2026" })).status).toBe(200)
      await shop().db.query("update sessions set proved_at = proved_at - interval '11 minutes' where user_id = $1", [somebody.id])
      expect(await change(`85${100_000 + shop().unique()}`)).toBe(422)
    })

    it("is changed once by one proof, for two changes at once", async () => {
      const somebody = await withPassword()
      expect((await send("POST", "proof", somebody.headers, { password: "Nuuts-2026" })).status).toBe(200)
      const changes = [
        { field: "mobile", contact: `84${100_000 + shop().unique()}` },
        { field: "email", contact: `other${shop().unique()}@example.mn` },
      ]
      const codes: string[] = []
      for (const { contact } of changes) {
        await send("POST", "contact_code", somebody.headers, { contact })
        codes.push(await shop().lastCode(contact))
      }
      const answers = await Promise.all(
        changes.map(({ field, contact }, at) => update(somebody.headers, { [field]: contact, code: codes[at] })),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    })

    it("is changed without the password where a code to a confirmed contact is the proof", async () => {
      const somebody = await withPassword()
      await prove(somebody)
      expect((await send("POST", "contact_code", somebody.headers, { contact: `83${100_000 + shop().unique()}` })).status).toBe(200)
    })

    it("is reported to every confirmed contact when it changes, as a new password is", async () => {
      const somebody = await withPassword()
      const lettersTo = async (recipient: string) =>
        (
          await shop().db.query<{ text: string }>("select text from letters where recipient = $1 and key like 'account %' order by id", [
            recipient,
          ])
        ).map(({ text }) => text)
      expect(await lettersTo(somebody.login)).toHaveLength(1)
      const email = `new${shop().unique()}@example.mn`
      await send("POST", "proof", somebody.headers, { password: "Nuuts-2026" })
      await send("POST", "contact_code", somebody.headers, { contact: email })
      expect((await update(somebody.headers, { email, code: await shop().lastCode(email) })).status).toBe(200)
      expect(await lettersTo(somebody.login)).toHaveLength(2)
      expect((await lettersTo(email)).join()).toContain("n•••@example.mn")
    })
  })

  describe("password", () => {
    it("is not changed without the current one, nor by one that differs from its confirmation [S18]", async () => {
      const { headers } = await withPassword()
      const wrong = await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026", current_password: "not this" })
      expect(wrong.status).toBe(422)
      expect(plain(wrong.body["errors"])).toEqual({ current_password: ["Нууц үг буруу байна"] })
      const differs = await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2027", current_password: "Nuuts-2026" })
      expect(plain(differs.body["errors"])).toEqual({ password_confirmation: ["Нууц үг таарахгүй байна"] })
    })

    it("is changed with the current one, which ends the other sessions [S18]", async () => {
      const { headers, login } = await withPassword()
      const other = await logIn(login, "Nuuts-2026")
      expect(
        (await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026", current_password: "Nuuts-2026" })).status,
      ).toBe(200)
      expect((await get("me", headers)).status).toBe(200)
      expect((await get("me", bearer(plain(other.body["access_token"])))).status).toBe(401)
      expect((await logIn(login, "Shine-2026")).status).toBe(200)
    })

    it("is guessed ten times at most by a session", async () => {
      const { headers } = await withPassword()
      const guess = () => update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026", current_password: "guess" })
      for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(422)
      expect((await guess()).status).toBe(429)
    })

    it("is not set for the first time without a code", async () => {
      const { headers } = await shop().somebody()
      expect((await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026" })).status).toBe(422)
    })
  })
}
