/** Server of declared calls: decodes the request, runs it once, encodes the response. */
import { createHash } from "node:crypto"
import * as Schema from "effect/Schema"
import type { Context, Hono } from "hono"
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#adapters/shop/contract/endpoint.ts"
import { workSolutionHeader } from "#adapters/shop/contract/work-headers.ts"
import { deviceName } from "#domain/rules/account/devices.ts"
import { later } from "#domain/rules/instants.ts"
import { keyLifetime } from "#domain/rules/timings.ts"
import { DatabaseUnavailable, type Database } from "#backend/database/database.ts"
import { requireKey, scopeOf } from "./api-keys.ts"
import type { BackendServices } from "#backend/services.ts"
import type { RequestContext, Env, Shopper } from "./request-context.ts"
import { bodyOf } from "./body.ts"
import { requireClient } from "./client.ts"
import { reader } from "./decode.ts"
import { isForwarded } from "./caller-address.ts"
import { answeredBefore, exclusively, intentOf, storeRefusal, storeResponse, type Intent, type StoredResponse } from "./idempotency.ts"
import { failureOf, Refusal } from "./refusal.ts"
import { requireFlag } from "./require-flag.ts"
import { shopperOf } from "./shopper.ts"
import { addressWithWork } from "./work.ts"

/** How long anybody may cache what rarely changes, in seconds. */
export const publicMaxAge = 60

type Options = {
  /** Cache time of a public response in seconds; without it nothing is cached. */
  readonly publicFor?: number
}

/** Runs a call within a limit that its refusal does not undo: outside of the call's transaction. */
type Guard<E extends Endpoint> = (request: Omit<RequestContext<E>, "db">, run: () => Promise<Response>) => Promise<Response>

/** Headers of a public response, which a cache stores by language. */
const publicHeaders = (seconds: number, etag: string) => ({
  ETag: etag,
  "Cache-Control": `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`,
  Vary: "Accept-Language",
})

const answered = (c: Context<Env>, { status, answer }: StoredResponse, publicFor: number | undefined): Response => {
  if (answer === null) return c.body(null, 204, { "Cache-Control": "no-store" })
  const text = JSON.stringify(answer)
  const json = { "Content-Type": "application/json; charset=utf-8" }
  if (publicFor === undefined) return new Response(text, { status, headers: { ...json, "Cache-Control": "no-store" } })
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`
  const headers = publicHeaders(publicFor, etag)
  return c.req.header("if-none-match") === etag
    ? new Response(null, { status: 304, headers })
    : new Response(text, { status, headers: { ...json, ...headers } })
}

/** Owner of an intent: a user, a cart, or a visitor without either. */
const owner = ({ user, orderToken }: Shopper): string => (user === null ? `visitor ${orderToken ?? ""}` : `user ${user.id}`)

/** Minimum key length of visitors without a cart, who share an owner: two must not choose the same key. */
const visitorKeyMinimum = 16
const isGuessable = (key: string, { user, orderToken }: Shopper): boolean =>
  user === null && orderToken === null && key.length < visitorKeyMinimum

/** Whether a refusal is stored as the response: not where a retry could end differently. */
const isFinal = (error: unknown): error is Refusal => error instanceof Refusal && ![401, 409, 429].includes(error.status)

/** Runs `work` again when the outcome of its commit is unknown: its stored response shows whether it happened. */
const untilKnown = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.mayBeCommitted) return work()
    throw error
  }
}

type Call<E extends Endpoint, Prepared> = {
  readonly endpoint: E
  /** Work before the transaction, with the database outside of it. */
  readonly prepare: (request: RequestContext<E>) => Promise<Prepared>
  readonly answer: (request: RequestContext<E>, prepared: Prepared) => Promise<AnswerOf<E>>
  /** Whether `prepare` costs so much that a repeated call is recognized before. */
  readonly isCostly: boolean
}

type Encode = (answer: unknown) => unknown

/** The response of an intent: the stored one, or that of `call`, which is stored in its transaction. */
const answerOnce = async <E extends Endpoint, Prepared>(
  { db, inFlight }: BackendServices,
  { endpoint, prepare, answer, isCostly }: Call<E, Prepared>,
  encode: Encode,
  intent: Intent,
  request: Omit<RequestContext<E>, "db">,
): Promise<StoredResponse> =>
  exclusively(inFlight, intent, async () => {
    const after = later(request.now, -keyLifetime)
    const storedIn = (tx: Database) => answeredBefore(tx, intent, after)
    try {
      const repeated = isCostly ? await db.transaction(storedIn) : null
      if (repeated !== null) return repeated
      const prepared = await prepare({ ...request, db })
      return await untilKnown(() =>
        db.transaction(async (tx) => {
          const stored = await storedIn(tx)
          if (stored !== null) return stored
          const response = { status: endpoint.status, answer: encode(await answer({ ...request, db: tx }, prepared)) }
          await storeResponse(tx, intent, response, request.now)
          return response
        }),
      )
    } catch (error) {
      if (isFinal(error) && error.text.key !== "intent.otherBody") {
        const refused = { status: error.status, answer: failureOf(error, request.locale) }
        await storeRefusal(db, intent, refused, request.now, after)
      }
      throw error
    }
  })

const serveCall = <E extends Endpoint, Prepared>(
  app: Hono<Env>,
  services: BackendServices,
  call: Call<E, Prepared>,
  { publicFor, guard }: Options & { readonly guard?: Guard<E> } = {},
): void => {
  const { endpoint, prepare, answer } = call
  const encode = Schema.encodeUnknownSync(endpoint.answer)
  const readBody = endpoint.body === null ? () => undefined : reader(endpoint.body)
  const readQuery = endpoint.query === null ? () => undefined : reader(endpoint.query)

  app.on(endpoint.method, endpoint.path, async (c) => {
    c.set("route", endpoint.path)
    // Before the body: a stranger's file is not even read.
    const shopper = await shopperOf(services, c.req.raw.headers, endpoint.asker, `${endpoint.method} ${endpoint.path}`)
    if (endpoint.flag !== null) requireFlag(services.site(), endpoint.flag)
    const scope = scopeOf(endpoint.asker)
    if (scope !== null) await requireKey(services, c.req.raw, c.req.path, scope)
    const rawBody = endpoint.body === null ? undefined : await bodyOf(c.req.raw, endpoint.accepts)
    if (endpoint.asker === "client") requireClient(services.config, c.req.raw.headers, rawBody)
    const now = services.now()
    const request = {
      params: c.req.param() as unknown as ParamsOf<E>,
      query: readQuery(c.req.query()) as QueryOf<E>,
      body: readBody(rawBody) as BodyOf<E>,
      locale: c.get("locale"),
      now,
      shopper,
      userId: shopper.user?.id ?? 0,
      address: await addressWithWork(services, c.env.address ?? null, c.req.header(workSolutionHeader), now),
      forwarded: isForwarded(c.req.raw.headers),
      device: deviceName(c.req.header("user-agent") ?? ""),
    }
    const key = endpoint.idempotent ? c.req.header("idempotency-key") : undefined
    const run = async (): Promise<Response> => {
      if (key !== undefined) {
        if (isGuessable(key, shopper)) throw new Refusal(422, { key: "intent.tooShort" })
        const intent = await intentOf(key, owner(shopper), c.req.method, c.req.path, rawBody)
        return answered(c, await answerOnce(services, call, encode, intent, request), undefined)
      }
      const prepared = await prepare({ ...request, db: services.db })
      const result = endpoint.idempotent
        ? await services.db.transaction((tx) => answer({ ...request, db: tx }, prepared))
        : await answer({ ...request, db: services.db }, prepared)
      return answered(c, { status: endpoint.status, answer: encode(result) }, publicFor)
    }
    return guard === undefined ? run() : guard(request, run)
  })
}

/** Serves `endpoint` with `answer`. A call with an idempotency key is one transaction, including its stored response. */
export const serve = <E extends Endpoint>(
  app: Hono<Env>,
  services: BackendServices,
  endpoint: E,
  answer: (request: RequestContext<E>) => Promise<AnswerOf<E>>,
  options: Options & { readonly guard?: Guard<E> } = {},
): void => serveCall(app, services, { endpoint, prepare: () => Promise.resolve(null), answer, isCostly: false }, options)

/**
 * Serves `endpoint` as `serve` does, after `prepare`: what takes long, such as encoding pictures, holds no transaction.
 * What `prepare` writes stays where the transaction fails. `prepared` serves one call and is used again where its transaction is repeated.
 */
export const servePrepared = <E extends Endpoint, Prepared>(
  app: Hono<Env>,
  services: BackendServices,
  endpoint: E,
  prepare: (request: RequestContext<E>) => Promise<Prepared>,
  answer: (request: RequestContext<E>, prepared: Prepared) => Promise<AnswerOf<E>>,
): void => serveCall(app, services, { endpoint, prepare, answer, isCostly: true })
