import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import { isRelayed, relay } from "#app/server/token-relay.ts"

const tokens = { access_token: "a-1", token_type: "Bearer", expires_in: 7200, refresh_token: "r-1", created_at: 1 }

type BackendRequest = { readonly body: Record<string, unknown>; readonly headers: Record<string, string> }

const client = { id: "storefront", secret: "s3cret" }

/** Relay to a backend that answers every request with `answer`; `requests`: what the backend received. */
const openRelay = (status: 200 | 401 | 503 = 200, answer: object = tokens) => {
  const requests: BackendRequest[] = []
  const backend = new Hono()
  backend.post("*", async (c) => {
    requests.push({ body: await c.req.json(), headers: c.req.header() })
    return c.json(answer, status)
  })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, origin = "http://shop.mn") => {
    const request = new Request(`${origin}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    })
    return relay(request, { backend: async (relayed) => backend.fetch(relayed), client, origin })
  }
  return { post, requests }
}

/** Options of a relay that calls no backend. */
const withoutBackend = {
  backend: () => Promise.reject(new Error("the backend is not called")),
  client,
  origin: "http://shop.mn",
}

const here = { origin: "http://shop.mn", cookie: "theme=dark; delguur_refresh=r-0" }

describe("token relay", () => {
  it("handles only token, join, revoke, verify and sign-up", () => {
    const posted = (path: string) => isRelayed(new Request(`http://shop.mn${path}`, { method: "POST" }))
    for (const path of ["/oauth/token", "/oauth/join", "/oauth/revoke", "/api/v2/mcs_auth/verify", "/api/v2/mcs_auth/sign_up"])
      expect(posted(path)).toBe(true)
    for (const path of ["/api/v2/mcs_auth", "/api/v2/mcs_auth/check", "/oauth/authorize"]) expect(posted(path)).toBe(false)
    expect(isRelayed(new Request("http://shop.mn/oauth/token"))).toBe(false)
  })

  it("adds the client's id and secret, and overrides those of the browser [C1]", async () => {
    const { post, requests } = openRelay()
    await post("/oauth/token", { grant_type: "password", username: "a", password: "b", client_id: "mine", client_secret: "mine" })
    expect(requests[0]?.body).toEqual({
      grant_type: "password",
      username: "a",
      password: "b",
      client_id: "storefront",
      client_secret: "s3cret",
    })
  })

  it.each([
    ["/oauth/token", { grant_type: "assertion", provider: "google", assertion: "forged" }],
    ["/oauth/join", { provider: "google", assertion: "forged" }],
    ["/oauth/revoke", { token: "a-1", assertion: "forged" }],
  ])("adds the social login of its cookie to %s, from a page of this site alone [B28]", async (path, body) => {
    const { post, requests } = openRelay()
    const cookies = { cookie: "delguur_assertion=signed; theme=dark" }
    await post(path, body, { ...cookies, origin: "http://shop.mn" })
    expect(requests[0]?.body["assertion"]).toBe("signed")
    expect([(await post(path, body, cookies)).status, requests.length]).toEqual([403, 1])
    await post(path, body, { origin: "http://shop.mn" })
    expect(requests[1]?.body["assertion"]).toBeNull()
  })

  it("keeps a social login until it is joined [B28]", async () => {
    const cookies = { cookie: "delguur_assertion=signed", origin: "http://shop.mn" }
    const refused = await openRelay(401, { error: "no" }).post("/oauth/join", { provider: "google" }, cookies)
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([401, null])
    const joined = await openRelay(200, {}).post("/oauth/join", { provider: "google" }, cookies)
    expect(joined.headers.get("set-cookie")).toBe("delguur_assertion=; Path=/oauth; HttpOnly; SameSite=Strict; Max-Age=0")
  })

  it("deletes a social login with the session that it began, and with the logout, and keeps it for a newcomer [B28]", async () => {
    const cookies = { cookie: "delguur_assertion=signed", origin: "http://shop.mn" }
    const deleted = "delguur_assertion=; Path=/oauth; HttpOnly; SameSite=Strict; Max-Age=0"
    const cookiesSet = async (path: string, body: object, answer?: object) =>
      (await openRelay(200, answer).post(path, body, cookies)).headers.getSetCookie()
    const socialLogin = { grant_type: "assertion", provider: "google" }
    const passwordLogin = { grant_type: "password", username: "a", password: "b" }
    expect(await cookiesSet("/oauth/token", socialLogin)).toContain(deleted)
    expect(await cookiesSet("/oauth/token", socialLogin, { email: null, methods: [] })).toEqual([])
    expect(await cookiesSet("/oauth/token", passwordLogin)).not.toContain(deleted)
    expect(await cookiesSet("/oauth/revoke", { token: "a-1" }, {})).toContain(deleted)
  })

  it("stores the refresh token in an HttpOnly cookie", async () => {
    const { post } = openRelay()
    const answered = await post("/oauth/token", { grant_type: "password", username: "a", password: "b" })
    const { refresh_token: _, ...rest } = tokens
    expect(await answered.json()).toEqual(rest)
    expect(answered.headers.get("set-cookie")).toBe("delguur_refresh=r-1; Path=/oauth; HttpOnly; SameSite=Strict; Max-Age=2592000")
    expect(answered.headers.get("cache-control")).toBe("no-store")
  })

  it("marks the cookie as secure under https", async () => {
    const { post } = openRelay()
    const answered = await post("/api/v2/mcs_auth/verify", { login: "a", code: "123456" }, {}, "https://shop.mn")
    expect(answered.headers.get("set-cookie")).toContain("; Secure")
  })

  it("renews with the cookie's token, from a page of this site [C1]", async () => {
    const { post, requests } = openRelay()
    const answered = await post("/oauth/token", { grant_type: "refresh_token", refresh_token: "forged" }, here)
    expect(requests[0]?.body).toMatchObject({ grant_type: "refresh_token", refresh_token: "r-0" })
    expect(requests[0]?.headers["cookie"]).toBeUndefined()
    expect(answered.headers.get("set-cookie")).toContain("delguur_refresh=r-1")
  })

  it.each([{}, { origin: "http://elsewhere.mn" }, { origin: "null" }])("does not renew for %o", async (headers) => {
    const { post, requests } = openRelay()
    const answered = await post(
      "/oauth/token",
      { grant_type: "refresh_token" },
      { cookie: here.cookie, ...(headers as Record<string, string>) },
    )
    expect(answered.status).toBe(403)
    expect(requests).toEqual([])
  })

  it.each(["/oauth/token", "/oauth/revoke", "/api/v2/mcs_auth/verify", "/api/v2/mcs_auth/sign_up"])(
    "refuses %s from a page of another site",
    async (path) => {
      for (const origin of ["http://elsewhere.mn", "null"]) {
        const { post, requests } = openRelay()
        const answered = await post(path, { grant_type: "password", username: "somebody else", password: "theirs" }, { origin })
        expect([answered.status, answered.headers.get("set-cookie"), requests]).toEqual([403, null, []])
      }
    },
  )

  it("keeps the present token after a wrong password", async () => {
    const { post } = openRelay(401, { error: "invalid_grant" })
    const answered = await post("/oauth/token", { grant_type: "password", username: "a", password: "wrong" }, here)
    expect([answered.status, answered.headers.get("set-cookie")]).toEqual([401, null])
  })

  it("limits the bytes of a body, with or without a content length", async () => {
    let pulled = 0
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      pulled += 1
      controller.enqueue(new Uint8Array(65_536))
    }
    const endless = () => new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const send = (headers: Record<string, string>) => {
      const init = { method: "POST", body: endless(), headers: { "content-type": "application/json", ...headers }, duplex: "half" }
      return relay(new Request("http://shop.mn/oauth/token", init), withoutBackend)
    }
    expect((await send({ "content-length": "50000000" })).status).toBe(413)
    expect(pulled).toBe(0)
    expect((await send({})).status).toBe(413)
    expect(pulled).toBe(17)
  })

  it("reports a missing session without calling the backend", async () => {
    const { post, requests } = openRelay()
    const answered = await post("/oauth/token", { grant_type: "refresh_token" }, { origin: here.origin })
    expect([answered.status, await answered.json()]).toEqual([401, { error: "invalid_grant", error_description: "no session" }])
    // A login that is being answered sets the cookie.
    expect(answered.headers.get("set-cookie")).toBeNull()
    expect(requests).toEqual([])
  })

  it.each(["%zz", "%00", "%E0%A4%A", ""])("treats the cookie %j as no session, and clears it", async (value) => {
    const unreadable = { ...here, cookie: `theme=dark; delguur_refresh=${value}` }
    const renewing = openRelay()
    const renewed = await renewing.post("/oauth/token", { grant_type: "refresh_token" }, unreadable)
    expect([renewed.status, await renewed.json(), renewing.requests]).toEqual([
      401,
      { error: "invalid_grant", error_description: "no session" },
      [],
    ])
    expect(renewed.headers.get("set-cookie")).toContain("delguur_refresh=; Path=/oauth; HttpOnly; SameSite=Strict; Max-Age=0")
    const revoking = openRelay(200, {})
    const revoked = await revoking.post("/oauth/revoke", { token: "a-1" }, unreadable)
    expect([revoked.status, revoking.requests.map(({ body }) => body["token"])]).toEqual([200, ["a-1"]])
    expect(revoked.headers.get("set-cookie")).toContain("Max-Age=0")
  })

  it("answers 400 for too deep nesting", async () => {
    const deep = `{"deep":${"[".repeat(5000)}${"]".repeat(5000)}}`
    const headers = { "content-type": "application/json" }
    const request = new Request("http://shop.mn/oauth/token", { method: "POST", body: deep, headers })
    expect((await relay(request, withoutBackend)).status).toBe(400)
  })

  it("deletes a token that the backend refuses", async () => {
    const { post } = openRelay(401, { error: "invalid_grant" })
    const answered = await post("/oauth/token", { grant_type: "refresh_token" }, here)
    expect(answered.status).toBe(401)
    expect(answered.headers.get("set-cookie")).toContain("Max-Age=0")
  })

  it("revokes both tokens of a session and deletes the cookie", async () => {
    const { post, requests } = openRelay(200, {})
    const answered = await post("/oauth/revoke", { token: "a-1" }, here)
    expect(requests.map(({ body }) => body["token"])).toEqual(["a-1", "r-0"])
    expect(answered.headers.get("set-cookie")).toContain("Max-Age=0")
  })

  it("keeps the cookies of a session that the backend could not end, for the next try", async () => {
    const { post, requests } = openRelay(503, { error: "away" })
    const answered = await post("/oauth/revoke", { token: "a-1" }, here)
    expect([answered.status, answered.headers.getSetCookie()]).toEqual([503, []])
    expect(requests.map(({ body }) => body["token"])).toEqual(["a-1", "r-0"])
  })
})
