/** Adapter of travel: hotels by what their address says. */
import { describe, expect, it } from "vitest"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import { createTravelPorts } from "#adapters/shop/travel.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { stayQuery } from "#domain/rules/travel/stay-query.ts"

const requested: unknown[] = []
const call = ((_: unknown, { query }: { readonly query: { readonly id: number } }) => {
  requested.push(query.id)
  return Promise.resolve({ id: query.id })
}) as unknown as Caller["call"]
const { fetchHotel } = createTravelPorts({ call } as Caller, {} as Search, () => Promise.reject(new Error("nobody asks where the device is")))
const stay = stayQuery(new URLSearchParams(), instantOf(Date.parse("2026-11-20T08:00:00Z")))

describe("a hotel", () => {
  it.each(["abc", "0", "-1", "1.5", "", "99999999999999999999", "1000001"])("is missing at the address %j, and not asked for [E29]", async (id) => {
    await expect(fetchHotel({ id, stay })).rejects.toEqual({ _tag: "Missing" })
    expect(requested).toEqual([])
  })

  it("is asked for by its number [E29]", async () => {
    expect(await fetchHotel({ id: "12", stay })).toEqual({ id: 12 })
  })
})
