/** Social login: sessions, joined and new people, and assertions that are refused. */
import { createHmac } from "node:crypto"
import { limits } from "#backend/http/rate-limits.ts"
import { describe, expect, it } from "vitest"
import { unlinkSocial } from "#backend/account/social-links.ts"
import { signAssertion } from "#backend/identity/assertion.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import { asClient, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { identitySteps, sortedStatuses } from "./identity-steps.ts"

export const socialLogins = (shop: () => Trial): void => {
  const { check, signUp, me } = identitySteps(shop)
  const newcomer = { isEmailVerified: true, firstName: "Тэмүүлэн", lastName: "Ганбат", provider: "sandbox" } as const
  /** A person of the sandbox's social login whom the shop does not know. */
  const stranger = (changes: Partial<SocialIdentity> = {}): SocialIdentity => {
    const name = `stranger${shop().unique()}`
    return { ...newcomer, subject: name, email: `${name}@example.mn`, ...changes }
  }
  const signed = (identity: SocialIdentity) => signAssertion(shop().config.assertionKey, identity, shop().now())
  const enter = (assertion: string | null, provider = "sandbox", address = "10.2.2.2") =>
    shop().call("POST", "/oauth/token", { body: { grant_type: "assertion", provider, assertion }, headers: asClient, address })
  const joinBy = (headers: Readonly<Record<string, string>>, assertion: string) =>
    shop().call("POST", "/oauth/join", { body: { provider: "sandbox", assertion }, headers })
  const join = (headers: Readonly<Record<string, string>>, identity: SocialIdentity) => joinBy(headers, signed(identity))

  describe("social login", () => {
    it("begins a session of the joined person, without a cookie [B28] [C1]", async () => {
      const { headers, id } = await shop().somebody()
      const identity = stranger()
      expect((await join(headers, identity)).status).toBe(200)
      const answer = await enter(signed(identity))
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null])
      expect((await me(text(answer.body["access_token"]))).body["id"]).toBe(id)
    })

    it("is a login method of the joined person [B28]", async () => {
      const { headers, login } = await shop().somebody()
      expect((await check(login)).body["methods"]).toEqual(["code"])
      await join(headers, stranger())
      expect((await check(login)).body["methods"]).toEqual(["code", "social"])
    })

    it("of a known e-mail requires a proof, and begins no session [B28]", async () => {
      const { login } = await shop().somebody()
      const answer = await enter(signed(stranger({ email: login.toUpperCase() })))
      expect([answer.status, answer.body]).toEqual([
        200,
        { email: login, sign_up_token: null, methods: ["code"], first_name: "Тэмүүлэн", last_name: "Ганбат" },
      ])
    })

    it("of a new person lets them sign up with the e-mail that the provider confirmed [B28]", async () => {
      const identity = stranger()
      const { body } = await enter(signed(identity))
      expect(body).toMatchObject({ email: identity.email, methods: [], first_name: "Тэмүүлэн" })
      const person = { sign_up_token: body["sign_up_token"], kind: "person", first_name: "Тэмүүлэн", last_name: "Ганбат" }
      const accessToken = text((await signUp(person)).body["access_token"])
      expect((await me(accessToken)).body["email"]).toBe(identity.email)
      const headers = { authorization: `Bearer ${accessToken}` }
      await join(headers, identity)
      expect((await enter(signed(identity))).body["access_token"]).toBeTruthy()
    })

    it("does not reveal whether an e-mail is registered that the provider has not confirmed [B28]", async () => {
      const { login } = await shop().somebody()
      const known = await enter(signed(stranger({ email: login, isEmailVerified: false })))
      const unknown = await enter(signed(stranger({ isEmailVerified: false })))
      for (const { body } of [known, unknown]) expect(body).toMatchObject({ sign_up_token: null, methods: [] })
    })

    it("is refused by an assertion that is forged [B28]", async () => {
      const identity = stranger()
      const assertion = signed(identity)
      const forged = [signAssertion("another key", identity, shop().now()), `${assertion}x`, `x${assertion}`, "", "x", null]
      for (const each of forged) expect([each, (await enter(each)).body["error"]]).toEqual([each, "invalid_grant"])
    })

    it("is refused by an assertion after half an hour [B28]", async () => {
      const signedAgo = (minutes: number) => signAssertion(shop().config.assertionKey, stranger(), shop().now() - minutes * 60_000)
      expect((await enter(signedAgo(31))).body["error"]).toBe("invalid_grant")
      expect((await enter(signedAgo(29))).body["sign_up_token"]).toBeTruthy()
    })

    it("is refused for another provider than the signed one, and for one that the shop does not offer [B28]", async () => {
      const identity = stranger()
      expect((await enter(signed(identity), "google")).status).toBe(401)
      expect((await enter(signed({ ...identity, provider: "google" }), "google")).status).toBe(401)
    })

    it("is good once: another login by the same assertion is refused [B28]", async () => {
      const { headers } = await shop().somebody()
      const identity = stranger()
      await join(headers, identity)
      const assertion = signed(identity)
      const answers = await Promise.all([enter(assertion), enter(assertion), enter(assertion)])
      expect(sortedStatuses(answers)).toEqual([200, 401, 401])
      expect((await enter(assertion)).body["error"]).toBe("invalid_grant")
      expect((await enter(signed(identity))).status).toBe(200)
    })

    it("of a newcomer is good until it is joined, and for nothing afterwards [B28]", async () => {
      const { headers } = await shop().somebody()
      const identity = stranger()
      const assertion = signed(identity)
      for (let time = 0; time < 2; time += 1) expect((await enter(assertion)).body["sign_up_token"]).toBeTruthy()
      expect((await joinBy(headers, assertion)).status).toBe(200)
      expect([(await enter(assertion)).status, (await joinBy(headers, assertion)).status]).toEqual([401, 401])
    })

    it("ends with the logout, also where it was not used yet [B28] [C1]", async () => {
      const { headers, tokens } = await shop().somebody()
      const identity = stranger()
      await join(headers, identity)
      const assertion = signed(identity)
      const revoke = (given: string | null) =>
        shop().call("POST", "/oauth/revoke", { body: { token: tokens["access_token"], assertion: given }, headers: asClient })
      for (const each of [assertion, assertion, "x", `${assertion}x`, null]) expect((await revoke(each)).status).toBe(200)
      expect((await enter(assertion)).status).toBe(401)
      expect((await enter(signed(identity))).status).toBe(200)
    })

    it("is refused by an assertion of an earlier form [B28]", async () => {
      const key = shop().config.assertionKey
      const earlier = (content: unknown) => {
        const encoded = Buffer.from(typeof content === "string" ? content : JSON.stringify(content)).toString("base64url")
        return `${encoded}.${createHmac("sha256", key).update(`social assertion ${encoded}`).digest("base64url")}`
      }
      const { headers } = await shop().somebody()
      for (const content of [{ identity: stranger(), expiresAt: shop().now() + 60_000 }, { id: "a" }, "no JSON", "null"]) {
        expect((await enter(earlier(content))).body["error"]).toBe("invalid_grant")
        expect((await joinBy(headers, earlier(content))).status).toBe(401)
      }
    })

    it("deletes spent assertions that have expired", async () => {
      const { headers } = await shop().somebody()
      const identity = stranger()
      await join(headers, identity)
      const left = async () =>
        (await shop().db.query("select 1 from spent_assertions where expires_at < $1", [new Date(shop().now())])).length
      shop().wait(120)
      expect(await left()).toBeGreaterThan(0)
      await shop().backend.tend()
      expect(await left()).toBe(0)
    })

    it("is unlinked while another login method is left [B28]", async () => {
      const { headers } = await shop().somebody()
      const identity = stranger()
      await join(headers, identity)
      const links = await shop().call("GET", "/api/v2/users/identities", { headers })
      expect(links.body["identities"]).toMatchObject([{ provider: "sandbox" }])
      const unlink = (provider: string) =>
        shop().call("DELETE", `/api/v2/users/identities/${provider}`, { headers: { ...headers, "accept-language": "en" } })
      expect((await unlink("google")).status).toBe(404)
      expect((await unlink("sandbox")).body).toEqual({ identities: [] })
      expect((await enter(signed(identity))).body["access_token"]).toBeUndefined()
    })

    it("is not unlinked where it is the last login method: no password, and no code by e-mail [B28]", async () => {
      const { headers, id } = await shop().somebody()
      await join(headers, stranger())
      const bySmsOnly = {
        db: shop().db,
        config: shop().config,
        site: () => shop().config.site,
        carriers: { email: null, sms: { send: () => Promise.reject(new Error("not to be sent")) } },
        sendSoon: () => undefined,
      }
      await expect(unlinkSocial(bySmsOnly, "sandbox", { userId: id, locale: "mn", now: instantOf(shop().now()) })).rejects.toMatchObject({
        status: 422,
        text: { key: "social.last" },
      })
    })

    it("is joined only within ten minutes of a login, and its owner gets a letter of it and of its removal [B28]", async () => {
      const somebody = await shop().somebody()
      const letters = async () =>
        (
          await shop().db.query<{ text: string }>("select text from letters where recipient = $1 and key like 'account %' order by id", [
            somebody.login,
          ])
        ).map(({ text: letter }) => letter)
      await shop().db.query("update sessions set began_at = began_at - interval '11 minutes' where user_id = $1", [somebody.id])
      const late = await join(somebody.headers, stranger())
      expect([late.status, late.body["status_code"], await letters()]).toEqual([422, "login_again", []])
      await shop().db.query("update sessions set began_at = began_at + interval '11 minutes' where user_id = $1", [somebody.id])
      expect((await join(somebody.headers, stranger())).status).toBe(200)
      expect((await shop().call("DELETE", "/api/v2/users/identities/sandbox", { headers: somebody.headers })).status).toBe(200)
      expect(await letters()).toEqual([expect.stringContaining("холболоо"), expect.stringContaining("салгалаа")])
    })

    it("belongs to one user [B28]", async () => {
      const [one, other] = [await shop().somebody(), await shop().somebody()]
      const identity = stranger()
      expect([(await join(one.headers, identity)).status, (await join(one.headers, identity)).status]).toEqual([200, 200])
      expect((await join(other.headers, identity)).status).toBe(409)
    })

    it("is joined by nobody who is not logged in [B28]", async () => {
      expect((await join({}, stranger())).status).toBe(401)
    })

    it("is limited by address", async () => {
      await shop().setCount("assertions from 10.2.2.9", limits.assertions.max - 1)
      const status = async () => (await enter("x", "sandbox", "10.2.2.9")).status
      expect([await status(), await status()]).toEqual([401, 429])
    })
  })
}
