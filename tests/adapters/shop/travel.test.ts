/** Adapter of travel: a hotel by the id and the stay of its address. */
import { describe, expect, it } from "vitest"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import { createTravelPorts } from "#adapters/shop/travel.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { stayQuery } from "#domain/rules/travel/stay-query.ts"

/** Room 1 has space for two guests, room 2 for nine; the shop has no price for room 3. */
const rooms = [
  { id: 1, capacity: 2, available: 4 },
  { id: 2, capacity: 9, available: 1 },
  { id: 3, capacity: 3, available: 4 },
]
/** Ports of travel, and what they request: the ids of hotels, and the bodies of requests for prices. */
const travelPorts = () => {
  const requested: unknown[] = []
  const call = ((
    _: unknown,
    { query, body }: { readonly query?: { readonly id: number }; readonly body?: { readonly roomId: number; readonly rooms: number } },
  ) => {
    requested.push(query?.id ?? body)
    if (body === undefined) return Promise.resolve({ id: query?.id, rooms })
    if (body.roomId === 3) return Promise.reject(new Error("refused"))
    return Promise.resolve({ roomId: body.roomId, rooms: body.rooms, total: 90_000 })
  }) as unknown as Caller["call"]
  const withoutLocation = () => Promise.reject(new Error("hotels need no location of the device"))
  return { ...createTravelPorts({ call } as Caller, {} as Search, withoutLocation), requested }
}
const stay = stayQuery(new URLSearchParams(), instantOf(Date.parse("2026-11-20T08:00:00Z")))

describe("a hotel", () => {
  it.each(["abc", "0", "-1", "1.5", "", "99999999999999999999", "1000001"])(
    "is missing at the address %j, and not requested [E29]",
    async (id) => {
      const { fetchHotel, requested } = travelPorts()
      await expect(fetchHotel({ id, stay })).rejects.toEqual({ _tag: "Missing" })
      expect(requested).toEqual([])
    },
  )

  it("is requested by its number [E29]", async () => {
    const { fetchHotel, requested } = travelPorts()
    expect(await fetchHotel({ id: "12", stay })).toEqual({ id: 12, rooms, proposals: [] })
    expect(requested).toEqual([12])
  })

  it("is shown with the price of as many rooms as the guests need, where the shop sends it [C21]", async () => {
    const { fetchHotel, requested } = travelPorts()
    const { proposals } = await fetchHotel({ id: "12", stay: { ...stay, guests: 5, rooms: 1 } })
    expect(proposals).toEqual([{ roomId: 1, rooms: 3, total: 90_000 }])
    expect(requested).toEqual([
      12,
      expect.objectContaining({ roomId: 1, rooms: 3, guests: 5, from: stay.from, to: stay.to }),
      expect.objectContaining({ roomId: 3, rooms: 2 }),
    ])
  })

  it("is shown without prices for days that are refused", async () => {
    const { fetchHotel, requested } = travelPorts()
    const refused = { ...stay, guests: 5, rooms: 1, refusal: { why: { _tag: "NoNights" }, nearest: stay } } as const
    expect((await fetchHotel({ id: "12", stay: refused })).proposals).toEqual([])
    expect(requested).toEqual([12])
  })
})
