/** Audiences of the API's calls: every declared call is made by every kind of caller. */
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Asker, Endpoint, Wire } from "#adapters/shop/contract/endpoint.ts"
import { requestReturn } from "#adapters/shop/contract/orders/returns.ts"
import { groups } from "#adapters/shop/contract/groups.ts"
import { pglite } from "./support/engines.ts"
import { asClient, plain, Trial } from "./support/test-backend.ts"

const callers = ["visitor", "spent token", "user", "administrator", "client"] as const
type Caller = (typeof callers)[number]

/** Status with which a caller is kept out; null where it is let in. */
const refusalStatus: Readonly<Record<Asker, Readonly<Record<Caller, 401 | 403 | null>>>> = {
  anyone: { visitor: null, "spent token": null, user: null, administrator: null, client: null },
  shopper: { visitor: null, "spent token": 401, user: null, administrator: null, client: null },
  user: { visitor: 401, "spent token": 401, user: null, administrator: null, client: 401 },
  administrator: { visitor: 401, "spent token": 401, user: 403, administrator: null, client: 401 },
  client: { visitor: 401, "spent token": 401, user: 401, administrator: 401, client: null },
  "orders key": { visitor: 401, "spent token": 401, user: 401, administrator: 401, client: 401 },
  "stock key": { visitor: 401, "spent token": 401, user: 401, administrator: 401, client: 401 },
  "prices key": { visitor: 401, "spent token": 401, user: 401, administrator: 401, client: 401 },
  "content key": { visitor: 401, "spent token": 401, user: 401, administrator: 401, client: 401 },
  "offers key": { visitor: 401, "spent token": 401, user: 401, administrator: 401, client: 401 },
}

const declared = groups.flatMap(({ endpoints }) => endpoints)
const cases = (endpoints: typeof declared) =>
  endpoints.flatMap(({ name, endpoint }) => callers.map((caller) => [name, endpoint.asker, caller, endpoint] as const))

/** What JSON can carry of a body with files. */
const { pictures: _, ...returnWithoutFiles } = requestReturn.body.fields
const inJson = (body: Wire): Wire => (body === requestReturn.body ? Schema.Struct(returnWithoutFiles) : body)

/** A body that the endpoint accepts, the same in each run. */
const bodyOf = (endpoint: Wire | null): unknown => {
  if (endpoint === null) return undefined
  const body = inJson(endpoint)
  const samples = Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(body), { count: 20, seed: 1 }))
  // A text with half a character or with NUL is refused before anything else.
  return samples
    .map((sample) => Schema.encodeUnknownSync(body)(sample))
    .find((encoded) => !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(encoded)))
}

describe("the audiences of calls", () => {
  let trial: Trial
  let othersOrder: string
  let headers: Readonly<Record<Caller, Readonly<Record<string, string>>>>

  const filled = ({ path }: Endpoint, number = "R0") => path.replaceAll(/:(\w+)/g, (_, name: string) => (name === "number" ? number : "0"))
  const logIn = async (username: string) => {
    const { body } = await trial.call("POST", "/oauth/token", {
      body: { grant_type: "password", username, password: "Demo-2026" },
      headers: asClient,
    })
    return { authorization: `Bearer ${String(plain(body["access_token"]))}` }
  }

  beforeAll(async () => {
    trial = await Trial.begin(pglite)
    headers = {
      visitor: {},
      "spent token": { authorization: "Bearer spent" },
      user: (await trial.somebody()).headers,
      administrator: await logIn("admin@example.mn"),
      client: asClient,
    }
    othersOrder = await trial.placed(await trial.somebody(), await trial.variant(5))
  })
  afterAll(() => trial.end())

  it.each(cases(declared))("%s, for %s, called by %s", async (_, asker, caller, endpoint) => {
    // Without the fields that a body needs: a caller who is let in is refused with 422 before anything happens.
    const answer = await trial.call(endpoint.method, filled(endpoint), {
      headers: headers[caller],
      ...(endpoint.body !== null && { body: {} }),
    })
    const expected = refusalStatus[asker][caller]
    if (expected === null) expect([401, 403]).not.toContain(answer.status)
    else expect(answer.status).toBe(expected)
  })

  it.each(declared.flatMap(({ name, endpoint }) => (endpoint.flag === null ? [] : [[name, endpoint.flag, endpoint] as const])))(
    "%s is refused where %s is off, and was not before [P3]",
    async (_, flag, endpoint) => {
      const { flags } = trial.config.site
      const was = flags[flag]
      const callers = endpoint.asker === "client" ? headers.client : headers.administrator
      const call = () => trial.call(endpoint.method, filled(endpoint), { headers: callers, ...(endpoint.body !== null && { body: {} }) })
      Object.assign(flags, { [flag]: true })
      const on = await call()
      Object.assign(flags, { [flag]: false })
      const off = await call()
      Object.assign(flags, { [flag]: was })
      expect(on.status).not.toBe(403)
      expect(off).toMatchObject({ status: 403, body: { error: "Энэ дэлгүүрт ийм үйлчилгээ байхгүй" } })
    },
  )

  it("are all of those that calls name", () => {
    expect(Object.keys(refusalStatus).filter((asker) => !declared.some(({ endpoint }) => endpoint.asker === asker))).toEqual([])
  })

  const ofOneOrder = declared.filter(
    ({ endpoint: { asker, path } }) => (asker === "shopper" || asker === "user") && path.includes(":number"),
  )

  it.each(cases(ofOneOrder))("%s, for %s, hides another user's placed order from %s", async (_, asker, caller, endpoint) => {
    const body = bodyOf(endpoint.body)
    const answer = await trial.call(endpoint.method, filled(endpoint, othersOrder), {
      headers: headers[caller],
      ...(body !== undefined && { body }),
    })
    expect(answer.status).toBe(refusalStatus[asker][caller] ?? 404)
  })
})
