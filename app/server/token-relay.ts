/** Relay of token calls: the client secret and the refresh token never reach the browser. */
import { isJsonObject, type JsonObject } from "#domain/entities/json-object.ts"
import { BodyTooLarge, bodyLimits, bytesWithin, excessOf, maxFields } from "#adapters/shop/contract/request-bounds.ts"
import { assertionCookie, cookieOf, setAssertion } from "./cookies.ts"

type Relay = {
  /** The API of the backend. */
  readonly backend: (request: Request) => Promise<Response>
  readonly client: { readonly id: string; readonly secret: string }
  /** Public origin of this site: `https://shop.mn`. */
  readonly origin: string
}

const refreshCookieName = "delguur_refresh"
/** Path of the calls that renew or end a session; the cookie is sent with no others. */
const cookiePath = "/oauth"
/** Thirty days; the backend decides how long a refresh token is valid. */
const cookieAge = 30 * 24 * 3600

const relayedPaths: ReadonlySet<string> = new Set([
  "/oauth/token",
  "/oauth/join",
  "/oauth/revoke",
  "/api/v2/mcs_auth/verify",
  "/api/v2/mcs_auth/sign_up",
])

export const isRelayed = (request: Request): boolean => request.method === "POST" && relayedPaths.has(new URL(request.url).pathname)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refused = (status: 400 | 403 | 413, reason: string) =>
  Response.json({ error: "invalid_request", error_description: reason }, { status })

/** Fields of a form; a refusal where there are too many. */
const formOf = (text: string): JsonObject | Response =>
  text.split("&", maxFields + 1).length > maxFields ? refused(413, "fields") : Object.fromEntries(new URLSearchParams(text))

const excessRefusals = { depth: () => refused(400, "nesting"), values: () => refused(413, "values") }

/** Body of a request as JSON, or the refusal of one that exceeds its bounds. */
const bodyOf = async (request: Request): Promise<JsonObject | Response> => {
  const bytes = await bytesWithin(request, bodyLimits.json).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return null
    throw error
  })
  if (bytes === null) return refused(413, "size")
  const text = new TextDecoder().decode(bytes)
  const type = request.headers.get("content-type") ?? ""
  if (type.startsWith("application/x-www-form-urlencoded")) return formOf(text)
  const excess = excessOf(text)
  if (excess !== null) return excessRefusals[excess]()
  const body = parsed(text)
  return isJsonObject(body) ? body : {}
}

/** Decoded value of a cookie; empty where it is not encoded well. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ""
  }
}

/** The refresh token of the cookie; `undefined` without one. */
const refreshTokenOf = (request: Request): string | undefined => {
  const token = decoded(cookieOf(request, refreshCookieName) ?? "")
  return /^[\x21-\x7e]+$/.test(token) ? token : undefined
}

const refreshCookie = (token: string, secure: boolean, age: number): string =>
  `${refreshCookieName}=${encodeURIComponent(token)}; Path=${cookiePath}; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? "; Secure" : ""}`

const clearRefresh = (secure: boolean): string => refreshCookie("", secure, 0)

const clearAssertion = (secure: boolean): string => setAssertion("", 0, secure)

/** Response to a renewal without a token. It clears only a cookie that was sent, since a login may be setting one at this moment. */
const noSession = (request: Request, secure: boolean): Response => {
  const response = Response.json({ error: "invalid_grant", error_description: "no session" }, { status: 401 })
  if (cookieOf(request, refreshCookieName) !== null) response.headers.set("set-cookie", clearRefresh(secure))
  return response
}

/** Whether the request comes from a page of this site; browsers always send `Origin` with a POST. */
const isSameOrigin = (request: Request, origin: string): boolean => request.headers.get("origin") === origin

/** Whether the request comes from a page of another site: refused against login CSRF. Clients other than browsers send no `Origin`. */
const isCrossOrigin = (request: Request, origin: string): boolean => request.headers.has("origin") && !isSameOrigin(request, origin)

const isRenewal = (pathname: string, body: JsonObject): boolean => pathname === "/oauth/token" && body["grant_type"] === "refresh_token"

/** Whether the call logs in by the assertion of the cookie. */
const usesAssertion = (pathname: string, body: JsonObject): boolean =>
  pathname === "/oauth/join" || (pathname === "/oauth/token" && body["grant_type"] === "assertion")

/** Body of the backend's request with the secrets added, or a response that needs no request. */
const relayedBody = async (request: Request, { client, origin }: Relay): Promise<JsonObject | Response> => {
  const { pathname } = new URL(request.url)
  if (isCrossOrigin(request, origin)) return refused(403, "origin")
  const provided = await bodyOf(request)
  if (provided instanceof Response) return provided
  const { client_id: _id, client_secret: _secret, refresh_token: _token, ...body } = provided
  const identified = { ...body, client_id: client.id, client_secret: client.secret }
  if (isRenewal(pathname, body)) {
    if (!isSameOrigin(request, origin)) return refused(403, "origin")
    const token = refreshTokenOf(request)
    if (token === undefined) return noSession(request, origin.startsWith("https:"))
    return { ...identified, refresh_token: token }
  }
  if (usesAssertion(pathname, body)) {
    if (!isSameOrigin(request, origin)) return refused(403, "origin")
    return { ...identified, assertion: cookieOf(request, assertionCookie) }
  }
  if (pathname === "/oauth/revoke") {
    if (!isSameOrigin(request, origin)) return refused(403, "origin")
    return { ...identified, refresh_token: refreshTokenOf(request), assertion: cookieOf(request, assertionCookie) }
  }
  return identified
}

/** Moves the refresh token from the body into an HttpOnly cookie; a failed renewal clears the cookie. */
const withoutRefreshToken = async (response: Response, secure: boolean, renewal: boolean): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set("cache-control", "no-store")
  headers.delete("content-length")
  const text = await response.text()
  const body = parsed(text)
  if (renewal && isJsonObject(body) && body["error"] === "invalid_grant") headers.append("set-cookie", clearRefresh(secure))
  if (!isJsonObject(body) || typeof body["refresh_token"] !== "string")
    return new Response(text === "" ? null : text, { status: response.status, headers })
  const { refresh_token: token, ...rest } = body
  headers.append("set-cookie", refreshCookie(token, secure, cookieAge))
  return new Response(JSON.stringify(rest), { status: response.status, headers })
}

/** Sends a body to the backend. */
type Send = (body: JsonObject) => Promise<Response>

/** Joins a social login to an account, which uses up the assertion. */
const join = async (send: Send, body: JsonObject, secure: boolean): Promise<Response> => {
  const response = await send(body)
  const joined = new Response(response.body, response)
  if (response.ok) joined.headers.append("set-cookie", clearAssertion(secure))
  return joined
}

/** Revokes the access token and the refresh token. The cookies stay where the backend fails: the browser tries again later, and they name the session. */
const revoke = async (send: Send, body: JsonObject, secure: boolean): Promise<Response> => {
  const { refresh_token: refreshToken, ...access } = body
  const responses = [await send(access)]
  if (typeof refreshToken === "string") responses.push(await send({ ...access, token: refreshToken }))
  const failed = responses.find(({ status }) => status >= 500)
  const ended = await withoutRefreshToken(failed ?? responses[0]!, secure, false)
  if (failed !== undefined) return ended
  ended.headers.append("set-cookie", clearRefresh(secure))
  ended.headers.append("set-cookie", clearAssertion(secure))
  return ended
}

/** Response to a browser's token call. Contract, "Identity". */
export const relay = async (request: Request, options: Relay): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const secure = options.origin.startsWith("https:")
  const body = await relayedBody(request, options)
  if (body instanceof Response) return body
  const headers = new Headers(request.headers)
  for (const name of ["cookie", "content-length", "content-encoding", "transfer-encoding"]) headers.delete(name)
  headers.set("content-type", "application/json")
  const send: Send = (content) =>
    options.backend(new Request(request.url, { method: "POST", headers, body: JSON.stringify(content), signal: request.signal }))
  if (pathname === "/oauth/join") return join(send, body, secure)
  if (pathname === "/oauth/revoke") return revoke(send, body, secure)
  const granted = await withoutRefreshToken(await send(body), secure, isRenewal(pathname, body))
  // The response to a newcomer sets no session, and leaves the assertion for the join.
  if (usesAssertion(pathname, body) && granted.headers.has("set-cookie")) granted.headers.append("set-cookie", clearAssertion(secure))
  return granted
}
