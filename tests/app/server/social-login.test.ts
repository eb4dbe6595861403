/** Social login of the page server, against an OpenID Connect server. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { createSocialLogin } from "#app/server/social/social-login.ts"
import { socialProviders } from "#app/server/social/providers.ts"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import { client, logInThere, person, startOpenIdServer, type OpenIdServer } from "./openid-server.ts"

let server: OpenIdServer
beforeAll(async () => {
  for (const method of ["info", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
  server = await startOpenIdServer()
})
afterAll(() => server.close())

const nothing = { google: null, facebook: null, apple: null, sandbox: null }

const standing = (
  clients: Partial<Parameters<typeof socialProviders>[0]> = { sandbox: client },
  fetchThere: typeof globalThis.fetch = fetch,
) => {
  const signed: SocialIdentity[] = []
  const reported: unknown[] = []
  const answer = createSocialLogin({
    providers: socialProviders({ ...nothing, ...clients }, (url, options) => fetchThere(url, options as RequestInit), Date.now),
    sign: (identity) => `signed-${signed.push(identity)}`,
    lifetime: 1800,
    report: (error) => reported.push(error),
  })
  const ask = async (address: string, cookie = "") =>
    answer(new Request(new URL(address, server.origin), { headers: { cookie } }), server.origin)
  const begin = async (query = "?from=%2Fcheckout%2Faddress&locale=en") => {
    const begun = await ask(`/oauth/social/sandbox${query}`)
    return { location: begun.headers.get("location") ?? "", cookie: begun.headers.get("set-cookie")?.split(";")[0] ?? "" }
  }
  return { ask, begin, signed, reported }
}

const login = "/en/login?from=%2Fcheckout%2Faddress&social=sandbox&outcome="

describe("social login of the page server", () => {
  it("leads to the provider and back, and keeps its response in a cookie of the token calls [B28]", async () => {
    const { ask, begin, signed, reported } = standing()
    const { location, cookie } = await begin()
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      scope: "openid email profile",
      code_challenge_method: "S256",
      response_type: "code",
    })
    const answer = await ask(await logInThere(location, "nomin"), cookie)
    expect([answer.status, answer.headers.get("location"), reported]).toEqual([303, `${login}returned`, []])
    const { email, given_name: firstName, family_name: lastName } = person
    expect(signed).toEqual([{ provider: "sandbox", subject: "nomin", email, isEmailVerified: true, firstName, lastName }])
    expect(answer.headers.getSetCookie()[1]).toBe("delguur_assertion=signed-1; Path=/oauth; HttpOnly; SameSite=Strict; Max-Age=1800")
  })

  it("takes no response to another browser's request, nor one twice [B28]", async () => {
    const { ask, begin, signed } = standing()
    const [mine, others] = [await begin(), await begin()]
    const back = await logInThere(mine.location, "nomin")
    for (const cookie of [others.cookie, "", "delguur_social=x"])
      expect((await ask(back, cookie)).headers.get("location")).toContain("outcome=failed")
    expect(signed).toEqual([])
    await ask(back, mine.cookie)
    expect((await ask(back, mine.cookie)).headers.get("location")).toBe(`${login}failed`)
    expect(signed).toHaveLength(1)
  })

  it("checks the nonce and the proof of the code [B28]", async () => {
    const { ask, begin, signed } = standing()
    for (const part of ["nonce", "verifier"]) {
      const { location, cookie } = await begin()
      const [name = "", value = ""] = cookie.split("=")
      const handshake: unknown = JSON.parse(Buffer.from(value, "base64url").toString())
      const changed = { ...(handshake as object), [part]: "x".repeat(43) }
      const answer = await ask(await logInThere(location, "nomin"), `${name}=${Buffer.from(JSON.stringify(changed)).toString("base64url")}`)
      expect(answer.headers.get("location")).toBe(`${login}failed`)
    }
    expect(signed).toEqual([])
  })

  it("tells a denial from a failure [B28] [X7]", async () => {
    const { ask, begin, reported } = standing()
    const { location, cookie } = await begin()
    const state = new URL(location).searchParams.get("state") ?? ""
    const denied = new URLSearchParams({ error: "access_denied", state, iss: `${server.origin}/sandbox/oidc` })
    expect((await ask(`/oauth/social/sandbox/return?${denied.toString()}`, cookie)).headers.get("location")).toBe(`${login}denied`)
    expect(reported).toEqual([])
  })

  it("says that the connection could not be made, and tries it again next time [B28]", async () => {
    let isDown = true
    const { begin, reported } = standing(undefined, (...call) => (isDown ? Promise.reject(new TypeError("no connection")) : fetch(...call)))
    expect((await begin()).location).toBe(`${login}failed`)
    expect(reported).toHaveLength(1)
    isDown = false
    expect((await begin()).location).toContain("/sandbox/oidc/auth")
  })

  it("leads to paths of this site alone", async () => {
    const { ask, begin } = standing()
    const { location, cookie } = await begin("?from=https%3A%2F%2Felsewhere.mn")
    expect((await ask(await logInThere(location, "nomin"), cookie)).headers.get("location")).toBe("/login?social=sandbox&outcome=returned")
  })

  it("offers only what is configured [B28]", async () => {
    const { ask } = standing({ facebook: client })
    expect((await ask("/oauth/social/sandbox")).status).toBe(404)
    expect((await ask("/oauth/social/toString")).status).toBe(404)
    const { headers } = await ask("/oauth/social/facebook")
    const address = new URL(headers.get("location") ?? "")
    expect([address.origin, address.searchParams.get("scope"), address.searchParams.get("client_id")]).toEqual([
      "https://www.facebook.com",
      "public_profile email",
      client.id,
    ])
  })
})
