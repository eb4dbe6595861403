import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { solveWork } from "#adapters/shop/client/work.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { later, minute } from "#domain/rules/instants.ts"
import { levelOf } from "#backend/http/rate-limiter.ts"
import { addressWithWork } from "#backend/http/work.ts"
import type { Database } from "#backend/database/database.ts"

const now = "2026-11-28T04:00:00.000Z" as Instant

/** A shop whose database knows spent challenges alone. */
const newShop = (assertionKey = "known to the processes of a shop") => {
  const spent = new Set<unknown>()
  const query = (_: string, [key]: ReadonlyArray<unknown>) => Promise.resolve(spent.has(key) ? [] : [{ key: spent.add(key) }])
  const services = { db: { query } as unknown as Database, config: { assertionKey } }
  return {
    spent,
    challenge: async (address: string, level = 0) =>
      (await (await addressWithWork(services, address, undefined, now)).challenge(level)) ?? "",
    levelOf: async (address: string, solution: string | undefined, at = now) =>
      (await addressWithWork(services, address, solution, at)).workLevel,
  }
}

const solutionOf = async (challenge: string): Promise<string> => (await solveWork(challenge)) ?? ""

type Signed = {
  readonly challenge: { readonly parameters: Readonly<Record<string, unknown>> }
  readonly solution: Readonly<Record<string, unknown>>
}

describe("work above an address's limit", () => {
  it("is accepted once, with the level of its challenge", async () => {
    const shop = newShop()
    const solution = await solutionOf(await shop.challenge("203.0.113.5", 1))
    expect([await shop.levelOf("203.0.113.5", solution), await shop.levelOf("203.0.113.5", solution)]).toEqual([1, null])
  })

  it("is accepted of all addresses of an IPv6 subscriber, and of no other address, shop or later time", async () => {
    const shop = newShop()
    const solution = await solutionOf(await shop.challenge("2001:db8:7:7::1"))
    expect(await shop.levelOf("2001:db8:7:8::1", solution)).toBeNull()
    expect(await newShop("of another shop").levelOf("2001:db8:7:7::1", solution)).toBeNull()
    expect(await shop.levelOf("2001:db8:7:7::1", solution, later(now, 5 * minute))).toBeNull()
    expect(shop.spent.size).toBe(0)
    expect(await shop.levelOf("2001:db8:7:7::2", solution, later(now, 5 * minute - 1))).toBe(0)
  })

  it("is none where the key is not derived from the challenge, or a parameter of it is another", async () => {
    const shop = newShop()
    const header = await solutionOf(await shop.challenge("203.0.113.5"))
    const { challenge, solution } = JSON.parse(header) as Signed
    const guessed = { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } }
    const prefix = { challenge, solution: { ...solution, derivedKey: String(challenge.parameters["keyPrefix"]).padEnd(64, "0") } }
    const changes = { cost: 1, salt: "00".repeat(16), keyPrefix: "00", keySignature: "00".repeat(32), data: { level: 3, expires: 1e15 } }
    const changed = Object.entries(changes).map(([name, value]) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, [name]: value } },
      solution,
    }))
    for (const wrong of [guessed, prefix, ...changed]) expect(await shop.levelOf("203.0.113.5", JSON.stringify(wrong))).toBeNull()
    expect([shop.spent.size, await shop.levelOf("203.0.113.5", header)]).toEqual([0, 0])
  })

  it("is none in any other header", async () => {
    const shop = newShop()
    const shaped = fc.record({
      challenge: fc.record({
        parameters: fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom("salt", "nonce", "cost", "data", "keySignature", "expiresAt"), fc.jsonValue()),
        ),
        signature: fc.jsonValue(),
      }),
      solution: fc.jsonValue(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          shaped.map((value) => JSON.stringify(value)),
        ),
        async (header) => (await shop.levelOf("203.0.113.5", header)) === null,
      ),
    )
    expect(shop.spent.size).toBe(0)
  })

  it("is not required of calls inside the process", async () => {
    const { challenge, key } = await addressWithWork({ db: {} as Database, config: { assertionKey: "" } }, null, undefined, now)
    expect([key, await challenge(0)]).toEqual(["inside", null])
  })

  it("is not done once its call is given up", async () => {
    const shop = newShop()
    const giving = new AbortController()
    const solving = solveWork(await shop.challenge("203.0.113.5", 3), giving.signal)
    giving.abort()
    expect([await solving, await solveWork(await shop.challenge("203.0.113.5"), giving.signal), await solveWork("no challenge")]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe("level of the work", () => {
  it.each([
    [101, 0],
    [200, 0],
    [201, 1],
    [301, 2],
    [401, 3],
    [100_000, 3],
  ])("of call %i above a limit of 100 is %i", (calls, level) => {
    expect(levelOf(calls, 100)).toBe(level)
  })
})
