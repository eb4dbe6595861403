import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { tugrik } from "#domain/rules/money.ts"
import { isWeekendNight, stay, stayPrice, type RoomRates } from "#domain/rules/travel/hotel-stay.ts"
import { pickerDate, stayDate, stayDay } from "#domain/rules/travel/stay-dates.ts"
import { bookableDays, maxNights } from "#domain/rules/travel/stay-refusal.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

const dayOf = (date: string): number => {
  const found = stayDay(date)
  if (found === null) throw new Error(date)
  return found
}

const plain: RoomRates = {
  id: 4,
  price: tugrik(100_000),
  weekendPerMille: 0,
  seasons: [],
  includedGuests: 2,
  capacity: 3,
  extraGuest: tugrik(30_000),
  taxPerMille: 0,
  available: 3,
}
const today = dayOf("2026-11-20")
/** A Monday. */
const arrives = dayOf("2026-11-23")
const requested = { arrives, leaves: arrives + 2, rooms: 1, guests: 2 }
const priced = (room: RoomRates, wanted: Partial<typeof requested>) => stay(room, { ...requested, ...wanted }, today)

describe("a stay", () => {
  it("costs nights times rooms [E29]", () => {
    expect(priced(plain, {})).toEqual({
      _tag: "Priced",
      price: { roomId: 4, nights: 2, rooms: 1, guests: 2, parts: [{ kind: "nights", amount: 200_000 }], total: 200_000 },
    })
    expect(priced(plain, { rooms: 3, guests: 6 })).toMatchObject({ price: { total: 600_000 } })
  })

  it("costs more on the nights of Friday and Saturday", () => {
    expect(["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"].map((date) => isWeekendNight(dayOf(date)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(stayPrice({ ...plain, weekendPerMille: 150 }, { ...requested, leaves: arrives + 7 }).parts).toContainEqual({
      kind: "weekend",
      amount: 30_000,
    })
  })

  it("costs more in a season, also over the turn of the year and on a leap day", () => {
    const seasons = [
      { from: "12-30", to: "01-02", perMille: 250 },
      { from: "02-29", to: "02-29", perMille: 500 },
    ]
    const season = (from: string, nights: number) =>
      stayPrice({ ...plain, seasons }, { ...requested, arrives: dayOf(from), leaves: dayOf(from) + nights }).parts.find(
        ({ kind }) => kind === "season",
      )?.amount
    expect(season("2026-12-28", 10)).toBe(100_000)
    expect(season("2028-02-28", 3)).toBe(50_000)
    expect(season("2027-02-28", 3)).toBeUndefined()
  })

  it("charges guests above those included, and the tax on everything", () => {
    expect(priced({ ...plain, taxPerMille: 20 }, { guests: 3 })).toMatchObject({
      price: {
        parts: [
          { kind: "nights", amount: 200_000 },
          { kind: "guests", amount: 60_000 },
          { kind: "tax", amount: 5200 },
        ],
        total: 265_200,
      },
    })
  })

  it("is refused without nights, in the past, too long, too far, or without enough rooms or beds", () => {
    expect(priced(plain, { leaves: arrives })).toEqual({ _tag: "NoNights" })
    expect(priced(plain, { leaves: arrives - 1 })).toEqual({ _tag: "NoNights" })
    expect(priced(plain, { arrives: today - 1 })).toEqual({ _tag: "Past" })
    expect(priced(plain, { arrives: today, leaves: today + 1 })._tag).toBe("Priced")
    expect(priced(plain, { leaves: arrives + maxNights })._tag).toBe("Priced")
    expect(priced(plain, { leaves: arrives + 31 })).toEqual({ _tag: "TooLong", max: 30, nights: 31 })
    expect(priced(plain, { arrives: today + bookableDays, leaves: today + 366 })).toEqual({ _tag: "TooFar", days: 365 })
    expect(priced(plain, { rooms: 4, guests: 4 })).toEqual({ _tag: "TooFewRooms", available: 3 })
    expect(priced(plain, { guests: 4 })).toEqual({ _tag: "TooManyGuests", max: 3 })
  })

  it("costs the sum of its parts, and the same in two stays one after the other", () => {
    const count = fc.integer({ min: 1, max: 15 })
    const perMille = fc.integer({ min: 0, max: 1000 })
    holds(
      fc.property(fc.integer({ min: 0, max: 800 }), amount, count, count, perMille, (from, price, first, second, weekendPerMille) => {
        const room = { ...plain, price, weekendPerMille, seasons: [{ from: "06-15", to: "08-31", perMille: 300 }] }
        const cost = (start: number, nights: number) =>
          stayPrice(room, { ...requested, arrives: arrives + from + start, leaves: arrives + from + start + nights })
        const whole = cost(0, first + second)
        return (
          whole.parts.reduce((sum, part) => sum + part.amount, 0) === whole.total &&
          cost(0, first).total + cost(first, second).total === whole.total
        )
      }),
    )
  })
})

describe("a local day", () => {
  it("is written as date fields do [V2]", () => {
    expect(pickerDate(dayOf("2028-02-29"))).toBe("2028/02/29")
    expect(stayDate(dayOf("2028/02/29"))).toBe("2028-02-29")
  })
})
