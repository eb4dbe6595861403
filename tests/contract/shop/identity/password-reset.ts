/** Reset of a forgotten password by a code. */
import { describe, expect, it } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { identitySteps, otherThan } from "./identity-steps.ts"

/** A new password, typed twice. */
const newPassword = { password: "Shine-2026", password_confirmation: "Shine-2026" }

export const passwordResets = (shop: () => Trial): void => {
  const { logIn } = identitySteps(shop)
  const reset = (body: unknown) => shop().call("POST", "/api/v2/mcs_auth/reset", { body })
  /** A new user with a code for a new password. */
  const withCode = async () => {
    const somebody = await shop().somebody()
    await reset({ login: somebody.login })
    return { ...somebody, code: await shop().lastCode(somebody.login) }
  }

  describe("forgotten password", () => {
    it("is reset by a code, which ends all sessions [S1] [C23]", async () => {
      const { login, code, headers } = await withCode()
      expect((await reset({ login, code, ...newPassword })).status).toBe(200)
      expect((await shop().call("GET", "/api/v2/users/me", { headers })).status).toBe(401)
      expect((await logIn(login, "Shine-2026")).status).toBe(200)
    })

    it.each([
      ["differs from its confirmation", ["Shine-2026", "Shine-2027"], { password_confirmation: ["Нууц үг таарахгүй байна"] }],
      ["is short", ["short", "short"], { password: ["Нууц үг дор хаяж 8 тэмдэгттэй байна"] }],
    ] as const)("is not replaced by one that %s, and its code stays good [S1]", async (_, [password, confirmation], errors) => {
      const { login, code } = await withCode()
      const refused = await reset({ login, code, password, password_confirmation: confirmation })
      expect([refused.status, refused.body["errors"]]).toEqual([422, errors])
      expect((await reset({ login, code, ...newPassword })).status).toBe(200)
    })

    it("is reset after its code was checked, which does not spend it [S1]", async () => {
      const { login, code } = await withCode()
      expect((await reset({ login, code: otherThan(code) })).body).toHaveProperty("errors.code")
      expect((await reset({ login, code })).status).toBe(200)
      expect((await reset({ login, code, ...newPassword })).status).toBe(200)
      expect((await reset({ login, code })).status).toBe(422)
    })

    it("cannot be guessed by checks alone: a code is good for five wrong ones", async () => {
      const { login, code } = await withCode()
      for (let count = 0; count < 5; count += 1) await reset({ login, code: otherThan(code) })
      expect((await reset({ login, code })).status).toBe(422)
    })

    it("has the same response for an unknown login, which gets no letter", async () => {
      const unknown = "noone@example.mn"
      const { login } = await shop().somebody()
      const responses = [await reset({ login }), await reset({ login: unknown })]
      const [ofKnown, ofUnknown] = responses.map(({ status, body }) => [status, body["expires_in"], body["resend_in"]])
      expect(ofUnknown).toEqual(ofKnown)
      // A code of seven digits is wrong for certain.
      expect((await reset({ login: unknown, code: "123456" })).body).toEqual((await reset({ login, code: "1234567" })).body)
      expect((await shop().call("GET", `/sandbox/messages?to=${unknown}`)).body).toEqual([])
    })
  })
}
