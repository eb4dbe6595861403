import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { day, hour, later } from "#domain/rules/instants.ts"
import { nights, maxNights, stay } from "#domain/rules/travel/hotel-stay.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { moment } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

const arrives = "2025-11-07T14:00:00+08:00" as Instant
const room = { id: 4, price: tugrik(180_000), available: 3, capacity: 2 }
const requested = { arrives, leaves: later(arrives, 2 * day), rooms: 1, guests: 2 }

describe("a stay", () => {
  it("costs nights times rooms", () => {
    expect(stay(room, requested)).toEqual({ _tag: "Priced", price: { roomId: 4, nights: 2, rooms: 1, total: 360_000 } })
    expect(stay(room, { ...requested, rooms: 3, guests: 6 })).toMatchObject({ price: { total: 1_080_000 } })
  })

  it("counts nights by local dates", () => {
    expect(nights(arrives, later(arrives, 11 * hour))).toBe(1)
    expect(nights(arrives, later(arrives, 9 * hour))).toBe(0)
  })

  it("is refused without nights, or enough rooms or beds", () => {
    expect(stay(room, { ...requested, leaves: arrives })).toEqual({ _tag: "NoNights" })
    expect(stay(room, { ...requested, leaves: later(arrives, -day) })).toEqual({ _tag: "NoNights" })
    expect(maxNights).toBe(30)
    expect(stay(room, { ...requested, leaves: later(arrives, 30 * day) })._tag).toBe("Priced")
    expect(stay(room, { ...requested, leaves: later(arrives, 31 * day) })).toEqual({ _tag: "TooLong", max: 30 })
    expect(stay(room, { ...requested, rooms: 4 })).toEqual({ _tag: "TooFewRooms", available: 3 })
    expect(stay(room, { ...requested, rooms: 0 })).toEqual({ _tag: "TooFewRooms", available: 3 })
    expect(stay(room, { ...requested, guests: 3 })).toEqual({ _tag: "TooManyGuests", max: 2 })
  })

  it("costs as much as its parts", () => {
    const count = fc.integer({ min: 1, max: 15 })
    holds(
      fc.property(moment, amount, count, count, (from, price, first, second) => {
        const total = (start: number, length: number) => {
          const answer = stay({ ...room, price }, { ...requested, arrives: later(from, start * day), leaves: later(from, (start + length) * day) })
          return answer._tag === "Priced" ? answer.price.total : Number.NaN
        }
        return total(0, first) + total(first, second) === total(0, first + second)
      }),
    )
  })
})
