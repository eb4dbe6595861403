/** Sessions: renewal, expiry, revocation and storage. */
import { describe, expect, it } from "vitest"
import { asClient, type Body, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const sessionCalls = (shop: () => Trial): void => {
  describe("session", () => {
    const refresh = (refreshToken: unknown) =>
      shop().call("POST", "/oauth/token", { body: { grant_type: "refresh_token", refresh_token: refreshToken }, headers: asClient })
    const revoke = (token: unknown) => shop().call("POST", "/oauth/revoke", { body: { token }, headers: asClient })
    const me = (accessToken: Body | undefined) =>
      shop().call("GET", "/api/v2/users/me", { headers: { authorization: `Bearer ${text(accessToken)}` } })

    it("is renewed by one refresh token for two tabs at once [C1]", async () => {
      const { tokens } = await shop().somebody()
      const [one, other] = await Promise.all([refresh(tokens["refresh_token"]), refresh(tokens["refresh_token"])])
      expect([one.status, other.status]).toEqual([200, 200])
      expect(one.body["refresh_token"]).not.toBe(tokens["refresh_token"])
      expect((await me(one.body["access_token"])).status).toBe(200)
      expect((await me(other.body["access_token"])).status).toBe(200)
    })

    it("ends with its family when a refresh token is reused after its grace", async () => {
      const { tokens } = await shop().somebody()
      const renewed = await refresh(tokens["refresh_token"])
      shop().wait(1)
      const stolen = await refresh(tokens["refresh_token"])
      expect(stolen.status).toBe(401)
      expect(stolen.body["error"]).toBe("invalid_grant")
      expect((await me(renewed.body["access_token"])).status).toBe(401)
    })

    it("expires after two hours, with a header that says so, and is renewed", async () => {
      const { tokens } = await shop().somebody()
      shop().wait(120)
      const answer = await me(tokens["access_token"])
      expect(answer.status).toBe(401)
      expect(answer.headers.get("www-authenticate")).toContain("invalid_token")
      expect((await refresh(tokens["refresh_token"])).status).toBe(200)
    })

    it.each(["access_token", "refresh_token"])("ends when its %s is revoked", async (name) => {
      const { tokens } = await shop().somebody()
      expect((await revoke(tokens[name])).status).toBe(200)
      expect((await me(tokens["access_token"])).status).toBe(401)
      expect((await refresh(tokens["refresh_token"])).status).toBe(401)
    })

    it("is revoked without an error by an unknown token", async () => {
      expect((await revoke("unknown")).status).toBe(200)
    })

    it("is stored as hashes only", async () => {
      const { tokens } = await shop().somebody()
      const rows = await shop().db.query("select * from sessions")
      expect(JSON.stringify(rows)).not.toContain(text(tokens["access_token"]))
      expect(JSON.stringify(rows)).not.toContain(text(tokens["refresh_token"]))
    })
  })
}
