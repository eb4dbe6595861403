/** Odd values in every path and query of the shop: none is answered with a fault. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { groups } from "#adapters/shop/contract/groups.ts"
import type { PageServer } from "#app/server/page-server.ts"
import { routes } from "#app/routes.ts"
import { pglite } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { wholeServer } from "./whole-server.ts"

const odd = [
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

describe("odd values", () => {
  let trial: Trial
  let server: PageServer
  const reported: unknown[] = []
  let headers: Readonly<Record<string, string>>
  const statusOf = async (method: string, address: string): Promise<number> => {
    const request = new Request(`http://localhost${address}`, { method, headers: { "accept-language": "en", ...headers } })
    return (await server.fetch(request, "127.0.0.1")).status
  }
  const faults = async (method: string, addresses: ReadonlyArray<string>) => {
    const found: string[] = []
    for (const address of addresses) {
      const status = await statusOf(method, address)
      if (status >= 500) found.push(`${method} ${address.slice(0, 90)} → ${status}`)
    }
    return found
  }

  beforeAll(async () => {
    trial = await Trial.begin(pglite)
    server = wholeServer(trial, reported)
    headers = (await trial.somebody()).headers
  }, 120_000)
  afterAll(() => trial.end(), 60_000)

  const pages = routes.flatMap(({ paths }) => paths)

  it.each(pages)("find no fault on the page %s", async (pattern) => {
    const addresses = odd.flatMap((value) => {
      const path = pattern.replaceAll(/:\w+|\*/g, value)
      // An address without a parameter is odd in its query alone, and needs no value that only a path can have.
      return path === pattern
        ? [
            `${path}?page=${value}&q=${value}&brand=${value}&price=${value}&from=${value}&to=${value}&guests=${value}&rooms=${value}&token=${value}&slugs=${value}&sort=${value}&amount=${value}&${value}=1`,
          ]
        : [path]
    })
    const found = await faults("GET", addresses)
    expect([found, found.length > 0 ? reported.splice(0).map(String) : []]).toEqual([[], []])
  })

  it("find no fault under any address of one and two steps", async () => {
    expect(
      await faults(
        "GET",
        odd.flatMap((value) => [
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
  it.each(calls.map(({ name, endpoint }) => [name, endpoint] as const))("find no fault at %s", async (_, { method, path }) => {
    const filled = odd.map(
      (value) => `${path.replaceAll(/:\w+/g, value)}?page=${value}&q=${value}&payment=${value}&last_fetch=${value}&locale=${value}`,
    )
    expect(await faults(method, filled)).toEqual([])
  })
})
