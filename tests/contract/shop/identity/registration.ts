/** Registration of a person and of an organization, after a code to a new login. */
import { describe, expect, it } from "vitest"
import { text, type Trial } from "#tests/contract/support/test-backend.ts"
import { identitySteps } from "./identity-steps.ts"

export const registrationCalls = (shop: () => Trial): void => {
  const { logIn, sendCode, verify, check, signUp, signUpToken, me } = identitySteps(shop)

  describe("registration", () => {
    it("begins with a code of six digits to a masked login [B29] [C23]", async () => {
      const sent = await sendCode("8811 0002")
      expect(sent.body).toEqual({ sent_to: "88••••02", expires_in: 300, resend_in: 60 })
      const code = await shop().lastCode("88110002")
      expect(code).toMatch(/^\d{6}$/)
      expect((await verify("8811 0002", code)).body["verified"]).toBe(true)
    })

    it("happens once by one token, and lets the shopper log in by password afterwards [B29] [C23]", async () => {
      const login = "8811 0001"
      const person = {
        sign_up_token: await signUpToken("88110001"),
        kind: "person",
        first_name: "Сараа",
        last_name: "Дорж",
        password: "Saraa-2026",
      }
      expect((await signUp(person)).status).toBe(200)
      expect((await signUp(person)).status).toBe(422)
      expect((await logIn("88110001", "Saraa-2026")).status).toBe(200)
      expect((await check(login)).body["registered"]).toBe(true)
    })

    it.each([
      ["a day that does not exist", { birthday: "1994-02-30" }, { birthday: ["Enter your birthday as year/month/day"] }],
      ["a birthday to come", { birthday: "2999-01-01" }, { birthday: ["That birthday is not right"] }],
      ["a short number", { registration_number: "12" }, { registration_number: ["The registration number is incorrect"] }],
      [
        "a number of another birthday",
        { birthday: "1994-03-18", registration_number: "УК94031716" },
        { registration_number: ["The registration number does not match the birthday"] },
      ],
    ])("of a person is refused with %s [B29]", async (_, data, errors) => {
      const token = await signUpToken(`refused${shop().unique()}@example.mn`)
      const person = { sign_up_token: token, kind: "person", first_name: "Сараа", last_name: "Дорж" }
      const refused = await signUp({ ...person, ...data }, "en")
      expect([refused.status, refused.body["errors"]]).toEqual([422, errors])
    })

    it("of a person stores the personal data [B29] [C23]", async () => {
      const login = "born@example.mn"
      const person = {
        sign_up_token: await signUpToken(login),
        kind: "person",
        first_name: "Сараа",
        last_name: "Дорж",
        gender: "female",
        occupation: "Багш",
        birthday: "1994-03-17",
        registration_number: "ук94031716",
      }
      expect((await signUp(person)).status).toBe(200)
      const [stored] = await shop().db.query(
        "select birthday::text as birthday, gender, occupation, registration_number from users where email = $1",
        [login],
      )
      expect(stored).toEqual({ birthday: "1994-03-17", gender: "female", occupation: "Багш", registration_number: "УК94031716" })
    })

    it("of an organization is refused without a number of seven digits [B29] [E4]", async () => {
      const token = await signUpToken("short-number@example.mn")
      const refused = await signUp({ sign_up_token: token, kind: "organization", name: "Жишээ ХХК", registry_number: "12" }, "en")
      expect(refused.status).toBe(422)
      expect(refused.body["errors"]).toEqual({ registry_number: ["An organization registration number has 7 digits"] })
    })

    it("of an organization stores its data and shows its name [B29] [E4]", async () => {
      const login = "firm@example.mn"
      const done = await signUp({
        sign_up_token: await signUpToken(login),
        kind: "organization",
        name: "Жишээ ХХК",
        registry_number: "1234567",
        phone: "7000 1100",
        address: "Баянгол",
        worker_count: 25,
        activity_direction: "Худалдаа",
      })
      const [stored] = await shop().db.query<{ organization: unknown }>("select organization from users where email = $1", [login])
      expect(stored?.organization).toEqual({
        name: "Жишээ ХХК",
        registryNumber: "1234567",
        phone: "70001100",
        address: "Баянгол",
        workerCount: 25,
        activity: "Худалдаа",
      })
      expect((await me(text(done.body["access_token"]))).body["full_name"]).toBe("Жишээ ХХК")
    })
  })
}
