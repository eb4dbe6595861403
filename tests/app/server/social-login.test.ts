/** Social login of the page server, against an OpenID Connect server. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { createSocialLogin } from "#app/server/social/social-login.ts"
import { socialProviders } from "#app/server/social/providers.ts"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import { client, logInAtProvider, person, startOpenIdServer, type OpenIdServer } from "./openid-server.ts"

let server: OpenIdServer
beforeAll(async () => {
  for (const method of ["info", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
  server = await startOpenIdServer()
})
afterAll(() => server.close())

const noClients = { google: null, facebook: null, apple: null, sandbox: null }

type Outside = {
  readonly clients?: Partial<Parameters<typeof socialProviders>[0]>
  /** Network between the page server and the provider. */
  readonly fetchProvider?: typeof globalThis.fetch
}

const openSocialLogin = ({ clients = { sandbox: client }, fetchProvider = fetch }: Outside = {}) => {
  const signed: SocialIdentity[] = []
  const reported: unknown[] = []
  const respond = createSocialLogin({
    providers: socialProviders({ ...noClients, ...clients }, (url, options) => fetchProvider(url, options as RequestInit), Date.now),
    sign: (identity) => `signed-${signed.push(identity)}`,
    lifetime: 1800,
    report: (error) => reported.push(error),
  })
  const visit = async (address: string, cookie = "") =>
    respond(new Request(new URL(address, server.origin), { headers: { cookie } }), server.origin)
  const begin = async (query = "?from=%2Fcheckout%2Faddress&locale=en") => {
    const { headers } = await visit(`/oauth/social/sandbox${query}`)
    return { location: headers.get("location") ?? "", cookie: headers.get("set-cookie")?.split(";")[0] ?? "" }
  }
  return { visit, begin, signed, reported }
}

const login = "/en/login?from=%2Fcheckout%2Faddress&social=sandbox&outcome="

describe("social login of the page server", () => {
  it("leads to the provider and back, and keeps its response in a cookie of the token calls [B28]", async () => {
    const { visit, begin, signed, reported } = openSocialLogin()
    const { location, cookie } = await begin()
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      scope: "openid email profile",
      code_challenge_method: "S256",
      response_type: "code",
    })
    const answer = await visit(await logInAtProvider(location, "nomin"), cookie)
    expect([answer.status, answer.headers.get("location"), reported]).toEqual([303, `${login}returned`, []])
    const { email, given_name: firstName, family_name: lastName } = person
    expect(signed).toEqual([{ provider: "sandbox", subject: "nomin", email, isEmailVerified: true, firstName, lastName }])
    expect(answer.headers.getSetCookie()[1]).toBe("delguur_assertion=signed-1; Path=/oauth; HttpOnly; SameSite=Strict; Max-Age=1800")
  })

  it("accepts no response to another browser's request, and each response once [B28]", async () => {
    const { visit, begin, signed } = openSocialLogin()
    const [mine, others] = [await begin(), await begin()]
    const back = await logInAtProvider(mine.location, "nomin")
    for (const cookie of [others.cookie, "", "delguur_social=x"])
      expect((await visit(back, cookie)).headers.get("location")).toContain("outcome=failed")
    expect(signed).toEqual([])
    await visit(back, mine.cookie)
    expect((await visit(back, mine.cookie)).headers.get("location")).toBe(`${login}failed`)
    expect(signed).toHaveLength(1)
  })

  it("checks the nonce and the proof of the code [B28]", async () => {
    const { visit, begin, signed } = openSocialLogin()
    for (const part of ["nonce", "verifier"]) {
      const { location, cookie } = await begin()
      const [name = "", value = ""] = cookie.split("=")
      const handshake: unknown = JSON.parse(Buffer.from(value, "base64url").toString())
      const changed = { ...(handshake as object), [part]: "x".repeat(43) }
      const changedCookie = `${name}=${Buffer.from(JSON.stringify(changed)).toString("base64url")}`
      const answer = await visit(await logInAtProvider(location, "nomin"), changedCookie)
      expect(answer.headers.get("location")).toBe(`${login}failed`)
    }
    expect(signed).toEqual([])
  })

  it("distinguishes a denial from a failure [B28] [X7]", async () => {
    const { visit, begin, reported } = openSocialLogin()
    const { location, cookie } = await begin()
    const state = new URL(location).searchParams.get("state") ?? ""
    const denied = new URLSearchParams({ error: "access_denied", state, iss: `${server.origin}/sandbox/oidc` })
    expect((await visit(`/oauth/social/sandbox/return?${denied.toString()}`, cookie)).headers.get("location")).toBe(`${login}denied`)
    expect(reported).toEqual([])
  })

  it("fails and is reported while the provider cannot be reached, and works again afterwards [B28]", async () => {
    let isDown = true
    const fetchProvider: typeof fetch = (...request) => (isDown ? Promise.reject(new TypeError("no connection")) : fetch(...request))
    const { begin, reported } = openSocialLogin({ fetchProvider })
    expect((await begin()).location).toBe(`${login}failed`)
    expect(reported).toHaveLength(1)
    isDown = false
    expect((await begin()).location).toContain("/sandbox/oidc/auth")
  })

  it("leads to paths of this site alone", async () => {
    const { visit, begin } = openSocialLogin()
    const { location, cookie } = await begin("?from=https%3A%2F%2Felsewhere.mn")
    expect((await visit(await logInAtProvider(location, "nomin"), cookie)).headers.get("location")).toBe(
      "/login?social=sandbox&outcome=returned",
    )
  })

  it("offers only what is configured [B28]", async () => {
    const { visit } = openSocialLogin({ clients: { facebook: client } })
    expect((await visit("/oauth/social/sandbox")).status).toBe(404)
    expect((await visit("/oauth/social/toString")).status).toBe(404)
    const { headers } = await visit("/oauth/social/facebook")
    const address = new URL(headers.get("location") ?? "")
    expect([address.origin, address.searchParams.get("scope"), address.searchParams.get("client_id")]).toEqual([
      "https://www.facebook.com",
      "public_profile email",
      client.id,
    ])
  })
})
