import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { guestNames, knownGuestNames, namedGuests, passengerName, renamedGuest, toggledGuest } from "#domain/rules/travel/stay-guests.ts"
import { holds } from "#tests/laws.ts"

describe("guests of a stay", () => {
  it("are named with their titles, in the order of choice [E26]", () => {
    expect(guestNames(passengers, [2, 1])).toBe("MR BATBOLD ANAND, MS BATBOLD NOMIN")
    expect(guestNames(passengers, [3])).toBe("")
    expect(guestNames(passengers, [])).toBe("")
  })

  it("are chosen and taken out again", () => {
    expect(toggledGuest([], 1, 2)).toEqual([1])
    expect(toggledGuest([1, 2], 1, 2)).toEqual([2])
    expect(toggledGuest([1], 2, 1)).toEqual([1])
  })

  it("are known by the exact names of passengers, each named once [E26]", () => {
    expect(namedGuests(passengers, "MR BATBOLD ANAND, Bill, MR BATBOLD ANAND")).toEqual({
      known: ["MR BATBOLD ANAND"],
      unknown: ["Bill", "MR BATBOLD ANAND"],
    })
    expect(namedGuests(passengers, "")).toEqual({ known: [], unknown: [] })
    expect(knownGuestNames(passengers, "Bill, MR BATBOLD ANAND, MS BATBOLD NOMIN")).toBe("MR BATBOLD ANAND, MS BATBOLD NOMIN")
  })

  it("get the new name of a renamed one, unless another has the old name [E26]", () => {
    const [nomin, anand] = passengers.slice(0, 2)
    if (nomin === undefined || anand === undefined) throw new Error("the fixtures have two passengers")
    const renamed = { ...nomin, firstName: "SARAA" }
    const change = { before: passengerName(nomin), after: passengerName(renamed) }
    expect(renamedGuest([renamed, anand], "MS BATBOLD NOMIN, MR BATBOLD ANAND", change)).toBe("MS BATBOLD SARAA, MR BATBOLD ANAND")
    expect(renamedGuest([renamed, nomin], "MS BATBOLD NOMIN", change)).toBe("MS BATBOLD NOMIN")
    expect(renamedGuest([renamed, nomin], "MS BATBOLD NOMIN, MS BATBOLD NOMIN", change)).toBe("MS BATBOLD NOMIN, MS BATBOLD SARAA")
    expect(renamedGuest([renamed], "MR BATBOLD ANAND", change)).toBe("MR BATBOLD ANAND")
    expect(renamedGuest([renamed], "", change)).toBe("")
  })

  it("are all known as they were chosen", () => {
    const saved = fc.uniqueArray(
      fc.record({
        id: fc.nat(),
        title: fc.constantFrom("MR" as const, "MS" as const),
        firstName: fc.stringMatching(/^[A-Z][A-Z '-]{0,9}$/),
        lastName: fc.stringMatching(/^[A-Z][A-Z '-]{0,9}$/),
        gender: fc.constant("male" as const),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    )
    holds(
      fc.property(saved, (people) => {
        const names = guestNames(
          people,
          people.map(({ id }) => id),
        )
        expect(namedGuests(people, names)).toEqual({ known: people.map(passengerName), unknown: [] })
        expect(knownGuestNames(people, names)).toBe(names)
      }),
    )
  })

  it("are never more than the guests, nor one twice", () => {
    holds(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), fc.integer({ min: 1, max: 5 }), (ids, guests) => {
        const chosen = ids.reduce<ReadonlyArray<number>>((sofar, id) => toggledGuest(sofar, id, guests), [])
        expect(chosen.length <= guests && new Set(chosen).size === chosen.length).toBe(true)
      }),
    )
  })
})
