/** Adapter of travel: hotels by what their address says. */
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
const requested: unknown[] = []
const call = ((
  _: unknown,
  { query, body }: { readonly query?: { readonly id: number }; readonly body?: { readonly roomId: number; readonly rooms: number } },
) => {
  requested.push(query?.id ?? body)
  if (body === undefined) return Promise.resolve({ id: query?.id, rooms })
  return body.roomId === 3
    ? Promise.reject(new Error("refused"))
    : Promise.resolve({ roomId: body.roomId, rooms: body.rooms, total: 90_000 })
}) as unknown as Caller["call"]
const { fetchHotel } = createTravelPorts({ call } as Caller, {} as Search, () =>
  Promise.reject(new Error("nobody asks where the device is")),
)
const stay = stayQuery(new URLSearchParams(), instantOf(Date.parse("2026-11-20T08:00:00Z")))

describe("a hotel", () => {
  it.each(["abc", "0", "-1", "1.5", "", "99999999999999999999", "1000001"])(
    "is missing at the address %j, and not requested [E29]",
    async (id) => {
      await expect(fetchHotel({ id, stay })).rejects.toEqual({ _tag: "Missing" })
      expect(requested).toEqual([])
    },
  )

  it("is requested by its number [E29]", async () => {
    expect(await fetchHotel({ id: "12", stay })).toEqual({ id: 12, rooms, proposals: [] })
    expect(requested.splice(0)).toEqual([12])
  })

  it("is shown with the price of as many rooms as the guests need, where the shop sends it [C21]", async () => {
    const { proposals } = await fetchHotel({ id: "12", stay: { ...stay, guests: 5, rooms: 1 } })
    expect(proposals).toEqual([{ roomId: 1, rooms: 3, total: 90_000 }])
    expect(requested.splice(0)).toEqual([
      12,
      expect.objectContaining({ roomId: 1, rooms: 3, guests: 5, from: stay.from, to: stay.to }),
      expect.objectContaining({ roomId: 3, rooms: 2 }),
    ])
  })

  it("is shown without prices for days that are refused", async () => {
    const refused = { ...stay, guests: 5, rooms: 1, refusal: { why: { _tag: "NoNights" }, nearest: stay } } as const
    expect((await fetchHotel({ id: "12", stay: refused })).proposals).toEqual([])
    expect(requested.splice(0)).toEqual([12])
  })
})
