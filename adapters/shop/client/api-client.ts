/** API client: sends the calls declared in `contract/` with the shopper's tokens, and throws every failure as a `Problem`. */
import ky, { HTTPError, TimeoutError, type KyInstance } from "ky"
import * as Schema from "effect/Schema"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { maxRetryDelay, shopTimeout } from "#domain/rules/timings.ts"
import { withCompleteBody } from "#adapters/response-timeout.ts"
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#adapters/shop/contract/endpoint.ts"
import { workChallengeHeader, workSolutionHeader } from "#adapters/shop/contract/work-headers.ts"
import { readOfflineHeader, storedAtHeader } from "../offline-headers.ts"
import { errorCode, errorFields, errorText, isErrorInDisguise } from "./error-message.ts"
import type { OrderToken } from "./order-token.ts"
import { failureText, refusalText } from "./refusals.ts"
import type { SessionTokens } from "./session-tokens.ts"

/** Retries of a call that changes nothing, or whose first request is still under way. */
const retries = 2

/** Milliseconds before the first and second retry. */
const usualBackoff = (attempt: number): number => 300 * 2 ** (attempt - 1)

export type CallerOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly origin: string
  readonly locale: Locale
  /** Phone number for a shopper when the shop fails, where it is known. */
  readonly supportPhone: string | null
  readonly session: SessionTokens
  readonly orderToken: OrderToken
  /** Called by every call that finds the session ended, so several concurrent calls report it several times. */
  readonly sessionEnded: () => void
  /** Called when the service worker returned a stored response, since there is no connection. */
  readonly storedRead?: (at: Instant) => void
  /** Called after a call that may have changed something, refused or not: what was read before may be out of date. */
  readonly changed?: () => void
  readonly backoff?: (attempt: number) => number
}

type Call<E extends Endpoint> = {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: BodyOf<E>
  /** The intent's idempotency key, for calls that must not happen twice. */
  readonly key?: string
  readonly signal?: AbortSignal | undefined
  /** Whether the last response may be read without a connection; the service worker keeps it for its person. */
  readonly isReadOffline?: boolean
  /** `fetch` of this call in place of the caller's own; it times out by itself. */
  readonly fetch?: typeof globalThis.fetch
  /** Reads a refusal with a special body; `null` for an ordinary one. */
  readonly refusal?: (response: RefusalResponse) => Problem | null
}

/** A refused response with its message for the shopper. */
export type RefusalResponse = { readonly status: number; readonly headers: Headers; readonly body: unknown; readonly text: string }

export type Caller = {
  /** The decoded response. Throws a `Problem`, or the signal's abort reason. */
  readonly call: <E extends Endpoint>(endpoint: E, call?: Call<E>) => Promise<AnswerOf<E>>
  /** The undecoded response, `null` for an empty one; for responses of more than one shape. Throws as `call` does. */
  readonly ask: <E extends Endpoint>(endpoint: E, call?: Call<E>) => Promise<unknown>
}

const problem = (value: Problem): Problem => value

/** Decodes a value of the API; throws `Unreadable` if it does not match the schema. */
export const decoded = <S extends Schema.ConstraintCodec<unknown, unknown>>(schema: S, wire: unknown): S["Type"] => {
  const result = Schema.decodeUnknownResult(schema)(wire)
  if (result._tag === "Failure") throw problem({ _tag: "Unreadable" })
  return result.success
}

/** A path with its parameters, without the first slash: `/orders/:number` → `orders/R1`. */
const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")).replace(/^\//, "")

const jsonOf = (text: string): unknown => {
  if (text.trim() === "") return null
  try {
    return JSON.parse(text)
  } catch {
    throw problem({ _tag: "Unreadable" })
  }
}

export const createCaller = (options: CallerOptions): Caller => {
  const { fetch, origin, locale, session, orderToken, sessionEnded } = options
  const http: KyInstance = ky.create({
    prefixUrl: origin,
    fetch: withCompleteBody(fetch),
    timeout: shopTimeout,
    headers: { "accept-language": locale, accept: "application/json" },
    retry: {
      limit: retries,
      methods: ["get"],
      statusCodes: [408, 429, 500, 502, 503, 504],
      delay: options.backoff ?? usualBackoff,
      maxRetryAfter: maxRetryDelay,
      shouldRetry: ({ error }) => (challengeOf(error) === null ? undefined : false),
      ...(options.backoff === undefined ? { jitter: true } : {}),
    },
  })

  const refused = (status: number, body: unknown): Problem => {
    const code = errorCode(body)
    return { _tag: "Refused", status, text: refusalText(errorText(body), code, locale), code, fields: errorFields(body) }
  }

  const problemOf = async (error: HTTPError, read: Call<Endpoint>["refusal"]): Promise<Problem> => {
    const { status, headers } = error.response
    const body: unknown = await error.response.json().catch(() => null)
    // A wrong password is a refusal, whatever its status.
    if (status === 401 && errorCode(body) !== "invalid_grant") return { _tag: "Unauthorised" }
    const text = errorText(body)
    if (status === 404) return text === null ? { _tag: "Missing" } : { _tag: "Missing", text }
    if (status >= 500) return { _tag: "Failed", status, text: text ?? failureText(locale, options.supportPhone) }
    return read?.({ status, headers, body, text: refusalText(text, errorCode(body), locale) }) ?? refused(status, body)
  }

  const headersOf = ({ key, isReadOffline }: Call<Endpoint>, token: string | null, solution: string | null) => {
    const cart = orderToken.read()
    return {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(cart === null ? {} : { "x-order-token": cart }),
      ...(isReadOffline === true ? { [readOfflineHeader]: "1" } : {}),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(solution === null ? {} : { [workSolutionHeader]: solution }),
    }
  }

  const sendOnce = async (endpoint: Endpoint, call: Call<Endpoint>, token: string | null, solution: string | null) => {
    const { params, query, body, key, signal, isReadOffline, fetch: ownFetch } = call
    const hasBody = endpoint.body !== null && body !== undefined
    const content = hasBody ? contentOf(endpoint, Schema.encodeUnknownSync(endpoint.body)(body)) : {}
    const response = await http(filled(endpoint.path, params ?? {}), {
      method: endpoint.method,
      // A change is sent even if the shopper leaves the page at that moment.
      keepalive: endpoint.method !== "GET" && !isLarge(content),
      ...(signal === undefined ? {} : { signal }),
      ...(endpoint.query === null || query === undefined
        ? {}
        : { searchParams: withoutNulls(Schema.encodeUnknownSync(endpoint.query)(query)) }),
      ...content,
      ...(ownFetch === undefined ? {} : { fetch: withCompleteBody(ownFetch), timeout: false as const }),
      ...(key === undefined ? {} : { retry: retryWhileRunning(endpoint) }),
      headers: headersOf(call, token, solution),
    })
    const storedAt = isReadOffline === true ? response.headers.get(storedAtHeader) : null
    if (storedAt !== null) options.storedRead?.(storedAt as Instant)
    const json = jsonOf(await response.text())
    if (isErrorInDisguise(json)) throw refused(422, json)
    return json
  }

  /** Sends a call, and sends it again with the solution where the response is a challenge. Decision 47. */
  const send = async (endpoint: Endpoint, call: Call<Endpoint>, token: string | null): Promise<unknown> => {
    try {
      return await sendOnce(endpoint, call, token, null)
    } catch (error) {
      const challenge = challengeOf(error)
      if (challenge === null) throw error
      const solution = await solve(challenge, call.signal)
      call.signal?.throwIfAborted()
      if (solution === null) throw error
      return await sendOnce(endpoint, call, token, solution)
    }
  }

  /** Sends a call with the access token, and again with a renewed one if it has expired. */
  const sendWithToken = async (endpoint: Endpoint, call: Call<Endpoint>): Promise<unknown> => {
    const token = session.access()
    try {
      return await send(endpoint, call, token)
    } catch (error) {
      if (!(error instanceof HTTPError) || error.response.status !== 401 || endpoint.asker === "client") throw error
      const fresh = token === null ? null : await session.renewed(token)
      if (fresh !== null) return await send(endpoint, call, fresh)
      // A visitor may be refused. A user's call without a token means that another tab has logged out.
      if (token !== null || endpoint.asker === "user" || endpoint.asker === "administrator") sessionEnded()
      throw error
    }
  }

  const ask: Caller["ask"] = async (endpoint, call = {}) => {
    try {
      return await sendWithToken(endpoint, call)
    } catch (error) {
      if (call.signal?.aborted === true) throw error
      if (error instanceof HTTPError) throw await problemOf(error, call.refusal)
      if (error instanceof TimeoutError) throw problem({ _tag: "TimedOut" })
      if (error instanceof TypeError) throw problem({ _tag: "Unreachable" })
      throw error
    } finally {
      if (endpoint.method !== "GET") options.changed?.()
    }
  }

  return { ask, call: async (endpoint, call) => decoded(endpoint.answer, await ask(endpoint, call)) }
}

/** Retries of a call with a key: while an earlier page's request with the same key is running. */
const retryWhileRunning = ({ method }: Endpoint) => ({
  methods: [method.toLowerCase() as Lowercase<typeof method>],
  shouldRetry: ({ error }: { readonly error: Error }) => isStillRunning(error),
})

type FormPart = readonly [name: string, value: unknown]

/** A list's objects as parts of a form: `images[][name]`, `images[][file]`; files last, since a key that repeats begins another object. */
const partsOf = (list: string, items: ReadonlyArray<unknown>): ReadonlyArray<FormPart> =>
  items.flatMap((item) => {
    const filesLast = Object.entries(item as object).toSorted(
      ([, one], [, other]) => Number(one instanceof Blob) - Number(other instanceof Blob),
    )
    return filesLast.map(([key, value]): FormPart => [`${list}[][${key}]`, value])
  })

/** A body as JSON, or as a form where it has files. */
const contentOf = ({ accepts }: Endpoint, body: unknown): { readonly json: unknown } | { readonly body: FormData } => {
  const entries = Object.entries(body as object).flatMap(([name, value]): ReadonlyArray<FormPart> =>
    Array.isArray(value) ? partsOf(name, value) : [[name, value]],
  )
  if (accepts.includes("json") && !entries.some(([, value]) => value instanceof Blob)) return { json: body }
  const form = new FormData()
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== null && value !== undefined) form.append(name, typeof value === "string" ? value : JSON.stringify(value))
  }
  return { body: form }
}

/** Maximum bytes of a body that a browser sends after the page is left; it refuses to send a larger one with `keepalive` at all. */
const maxKeepaliveBytes = 60_000

/** Whether a body has too many bytes to be sent after the page is left. */
const isLarge = (content: { readonly body?: FormData; readonly json?: unknown }): boolean => {
  const parts = content.body === undefined ? [JSON.stringify(content)] : [...content.body.values()]
  return new Blob(parts).size > maxKeepaliveBytes
}

/** Whether an earlier page's request with the same key is running: the second one gets the response of the first. */
const isStillRunning = (error: Error): boolean =>
  error instanceof HTTPError && error.response.status === 409 && error.response.headers.has("retry-after")

/** The challenge of a refusal above an address's limit; `null` of any other error. */
const challengeOf = (error: unknown): string | null =>
  error instanceof HTTPError && error.response.status === 429 ? error.response.headers.get(workChallengeHeader) : null

/** The solution of a challenge; `null` where it is not found, or the solver does not load. */
const solve = async (challenge: string, signal: AbortSignal | undefined): Promise<string | null> => {
  const solver = await import("./work.ts").catch(() => null)
  return solver === null ? null : solver.solveWork(challenge, signal)
}

/** A query without its null values. */
const withoutNulls = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as Readonly<Record<string, string | number | boolean | null | undefined>>).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  )
