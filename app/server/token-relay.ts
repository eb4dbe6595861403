/** Relay of token calls: the client secret and the refresh token never reach the browser. */
import { BodyTooLarge, bodyLimits, bytesWithin, excessOf, maxFields } from "#adapters/shop/contract/request-bounds.ts"
import { assertionCookie, cookieOf, setAssertion } from "./cookies.ts"

type Relay = {
  /** The API of the backend. */
  readonly backend: (request: Request) => Promise<Response>
  readonly client: { readonly id: string; readonly secret: string }
  /** Public origin of this site: `https://shop.mn`. */
  readonly origin: string
}

const cookie = "delguur_refresh"
/** Path of the calls that renew or end a session; the cookie is sent with no others. */
const cookiePath = "/oauth"
/** Thirty days; the backend decides how long a refresh token is valid. */
const cookieAge = 30 * 24 * 3600

const relayed = new Set(["/oauth/token", "/oauth/join", "/oauth/revoke", "/api/v2/mcs_auth/verify", "/api/v2/mcs_auth/sign_up"])

export const isRelayed = (request: Request): boolean => request.method === "POST" && relayed.has(new URL(request.url).pathname)

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refused = (status: 400 | 403 | 413, why: string) => Response.json({ error: "invalid_request", error_description: why }, { status })

const bodyOf = async (request: Request): Promise<Json | Response> => {
  const bytes = await bytesWithin(request, bodyLimits.json).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return null
    throw error
  })
  if (bytes === null) return refused(413, "size")
  const text = new TextDecoder().decode(bytes)
  const type = request.headers.get("content-type") ?? ""
  if (type.startsWith("application/x-www-form-urlencoded")) return text.split("&", maxFields + 1).length > maxFields ? refused(413, "fields") : Object.fromEntries(new URLSearchParams(text))
  const excess = excessOf(text)
  if (excess !== null) return excess === "depth" ? refused(400, "nesting") : refused(413, "values")
  const body = parsed(text)
  return isJson(body) ? body : {}
}

const unescaped = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ""
  }
}

/** A cookie without a token is no session. */
const refreshTokenOf = (request: Request): string | undefined => {
  const token = unescaped(cookieOf(request, cookie) ?? "")
  return /^[\x21-\x7e]+$/.test(token) ? token : undefined
}

const refreshCookie = (token: string, secure: boolean, age: number): string =>
  `${cookie}=${encodeURIComponent(token)}; Path=${cookiePath}; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? "; Secure" : ""}`

/** Also deletes a cookie without a token. Where there is none, a login may be setting one at this moment. */
const noSession = (request: Request, secure: boolean): Response => {
  const answer = Response.json({ error: "invalid_grant", error_description: "no session" }, { status: 401 })
  if (cookieOf(request, cookie) !== null) answer.headers.set("set-cookie", refreshCookie("", secure, 0))
  return answer
}

/** Whether the request comes from a page of this site; browsers always send `Origin` with a POST. */
const fromHere = (request: Request, origin: string): boolean => request.headers.get("origin") === origin

/** Prevents login CSRF. Clients other than browsers send no `Origin`. */
const fromElsewhere = (request: Request, origin: string): boolean => request.headers.has("origin") && !fromHere(request, origin)

const isRenewal = (pathname: string, body: Json): boolean => pathname === "/oauth/token" && body["grant_type"] === "refresh_token"

/** Whether the call brings the social login of the cookie. */
const isSocial = (pathname: string, body: Json): boolean => pathname === "/oauth/join" || (pathname === "/oauth/token" && body["grant_type"] === "assertion")

/** The request to the backend with the secrets added, or a response that needs no request. */
const relayAnswer = async (request: Request, { client, origin }: Relay): Promise<Json | Response> => {
  const { pathname } = new URL(request.url)
  if (fromElsewhere(request, origin)) return refused(403, "origin")
  const provided = await bodyOf(request)
  if (provided instanceof Response) return provided
  const { client_id: _id, client_secret: _secret, refresh_token: _token, ...body } = provided
  const identified = { ...body, client_id: client.id, client_secret: client.secret }
  if (isRenewal(pathname, body)) {
    if (!fromHere(request, origin)) return refused(403, "origin")
    const token = refreshTokenOf(request)
    if (token === undefined) return noSession(request, origin.startsWith("https:"))
    return { ...identified, refresh_token: token }
  }
  if (isSocial(pathname, body)) {
    if (!fromHere(request, origin)) return refused(403, "origin")
    return { ...identified, assertion: cookieOf(request, assertionCookie) }
  }
  if (pathname === "/oauth/revoke") {
    if (!fromHere(request, origin)) return refused(403, "origin")
    return { ...identified, refresh_token: refreshTokenOf(request), assertion: cookieOf(request, assertionCookie) }
  }
  return identified
}

/** Moves the refresh token from the body into an HttpOnly cookie; a failed renewal deletes the cookie. */
const withoutRefreshToken = async (answer: Response, secure: boolean, renewal: boolean): Promise<Response> => {
  const headers = new Headers(answer.headers)
  headers.set("cache-control", "no-store")
  headers.delete("content-length")
  const text = await answer.text()
  const body = parsed(text)
  if (renewal && isJson(body) && body["error"] === "invalid_grant") headers.append("set-cookie", refreshCookie("", secure, 0))
  if (!isJson(body) || typeof body["refresh_token"] !== "string") return new Response(text === "" ? null : text, { status: answer.status, headers })
  const { refresh_token: token, ...rest } = body
  headers.append("set-cookie", refreshCookie(token, secure, cookieAge))
  return new Response(JSON.stringify(rest), { status: answer.status, headers })
}

/** Response to a browser's token call. Contract, "Identity". */
export const relay = async (request: Request, using: Relay): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const secure = using.origin.startsWith("https:")
  const body = await relayAnswer(request, using)
  if (body instanceof Response) return body
  const headers = new Headers(request.headers)
  for (const name of ["cookie", "content-length", "content-encoding", "transfer-encoding"]) headers.delete(name)
  headers.set("content-type", "application/json")
  const send = (content: Json) => using.backend(new Request(request.url, { method: "POST", headers, body: JSON.stringify(content), signal: request.signal }))
  if (pathname === "/oauth/join") {
    const answer = await send(body)
    const joined = new Response(answer.body, answer)
    if (answer.ok) joined.headers.append("set-cookie", setAssertion("", 0, secure))
    return joined
  }
  if (pathname !== "/oauth/revoke") {
    const granted = await withoutRefreshToken(await send(body), secure, isRenewal(pathname, body))
    // The answer for a newcomer sets no session, and leaves the assertion for the join.
    if (isSocial(pathname, body) && granted.headers.has("set-cookie")) granted.headers.append("set-cookie", setAssertion("", 0, secure))
    return granted
  }
  const { refresh_token: refresh, ...access } = body
  const answer = await send(access)
  if (typeof refresh === "string") await send({ ...access, token: refresh })
  const ended = await withoutRefreshToken(answer, secure, false)
  ended.headers.append("set-cookie", refreshCookie("", secure, 0))
  ended.headers.append("set-cookie", setAssertion("", 0, secure))
  return ended
}
