/** Odd values in every path and query of the shop: none is answered with a server error. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { groups } from "#adapters/shop/contract/groups.ts"
import type { PageServer } from "#app/server/page-server.ts"
import { routes } from "#app/routes.ts"
import { pglite } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { wholeServer } from "./whole-server.ts"

const oddValues = [
  "0",
  "-1",
  "1e400",
  "99999999999999999999",
  "9007199254740993",
  "2147483648",
  "NaN",
  "%00",
  "a%00b",
  "%ff",
  "%",
  "..%2f..%2fetc",
  "%2e%2e",
  "a".repeat(101),
  "a".repeat(300),
  "%D0%90".repeat(300),
  "%F0%9F%98%80",
  "%ED%A0%80",
  "__proto__",
  "constructor",
  "'or'1'='1",
  "%E2%80%AE",
  "R000000000",
  "a".repeat(9000),
]

/** Search parameters that pages read. */
const pageParameters = ["page", "q", "brand", "price", "from", "to", "guests", "rooms", "token", "slugs", "sort", "amount"]
/** Search parameters that calls read. */
const callParameters = ["page", "q", "payment", "last_fetch", "locale"]

const queryOf = (names: ReadonlyArray<string>, value: string): string => names.map((name) => `${name}=${value}`).join("&")

describe("odd value", () => {
  let trial: Trial
  let server: PageServer
  const reported: unknown[] = []
  let headers: Readonly<Record<string, string>>
  const statusOf = async (method: string, address: string): Promise<number> => {
    const request = new Request(`http://localhost${address}`, { method, headers: { "accept-language": "en", ...headers } })
    return (await server.fetch(request, "127.0.0.1")).status
  }
  const serverErrors = async (method: string, addresses: ReadonlyArray<string>) => {
    const found: string[] = []
    for (const address of addresses) {
      const status = await statusOf(method, address)
      if (status >= 500) found.push(`${method} ${address.slice(0, 90)} → ${status}`)
    }
    return found
  }

  beforeAll(async () => {
    trial = await Trial.begin(pglite)
    server = wholeServer(trial, { reported })
    headers = (await trial.somebody()).headers
  }, 120_000)
  afterAll(() => trial.end(), 60_000)

  const pages = routes.flatMap(({ paths }) => paths)

  it.each(pages)("causes no server error on the page %s", async (pattern) => {
    const addresses = oddValues.map((value) => {
      const path = pattern.replaceAll(/:\w+|\*/g, value)
      // A path without parameters is tried with odd search parameters.
      return path === pattern ? `${path}?${queryOf(pageParameters, value)}&${value}=1` : path
    })
    const found = await serverErrors("GET", addresses)
    // The reported errors say why.
    expect([found, found.length > 0 ? reported.splice(0).map(String) : []]).toEqual([[], []])
  })

  it("causes no server error in an address of one or two segments", async () => {
    expect(
      await serverErrors(
        "GET",
        oddValues.flatMap((value) => [
          `/${value}`,
          `/${value}/${value}`,
          `/pictures/${value}`,
          `/assets/${value}`,
          `/sitemaps/${value}`,
          `/feeds/${value}`,
        ]),
      ),
    ).toEqual([])
  })

  const calls = groups.flatMap(({ endpoints }) => endpoints)
  it.each(calls.map(({ name, endpoint }) => [name, endpoint] as const))("causes no server error at %s", async (_, { method, path }) => {
    const addresses = oddValues.map((value) => `${path.replaceAll(/:\w+/g, value)}?${queryOf(callParameters, value)}`)
    expect(await serverErrors(method, addresses)).toEqual([])
  })
})
