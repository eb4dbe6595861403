import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import type { DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { deliveryDays, isSlotOffered, promisedWindow, slotHours, slotWindow } from "#domain/rules/cart/delivery-slots.ts"
import { dateWindow } from "#domain/rules/forms/date-window.ts"
import { isBefore, ulaanbaatar, wallTime } from "#domain/rules/instants.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { moment } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"
import { at } from "./november.ts"

/** Offered days, each with the hours at which its offered slots begin: `11/03 14 18`. */
const offered = (now: Instant, kind: DeliveryKind = "city") =>
  deliveryDays(kind, now, deliveryTerms).map(({ day, slots }) => {
    const hours = slots.filter(({ isOffered }) => isOffered).map(({ from }) => from)
    return [day.slice(5), ...hours].join(" ")
  })

describe("slots of a day", () => {
  it("are three from opening to closing", () => {
    expect(slotHours(deliveryTerms)).toEqual([
      { from: 11, to: 14 },
      { from: 14, to: 18 },
      { from: 18, to: 22 },
    ])
  })

  it("stay within work hours and 9:00–22:00 [V2]", () => {
    expect(slotHours({ workFrom: 6, workTo: 24 })).toEqual([
      { from: 9, to: 14 },
      { from: 14, to: 18 },
      { from: 18, to: 22 },
    ])
    expect(slotHours({ workFrom: 10, workTo: 16 })).toEqual([
      { from: 10, to: 14 },
      { from: 14, to: 16 },
    ])
  })
})

describe("days to choose", () => {
  it("begin today in the city while a slot ends after the promise", () => {
    expect(offered(at("monday", "12:30"))).toEqual(["11/03 14 18", "11/04 11 14 18", "11/05 11 14 18", "11/06 11 14 18", "11/07 11 14 18"])
    expect(offered(at("monday", "13:30"))[0]).toBe("11/03 18")
  })

  it("begin on Monday for an order of Friday afternoon, without hours before the promise [W9]", () => {
    expect(offered(at("friday", "16:00"))).toEqual(["11/10 14 18", "11/11 11 14 18", "11/12 11 14 18", "11/13 11 14 18", "11/14 11 14 18"])
  })

  it("begin at the end of the promise far from the capital", () => {
    expect(offered(at("monday", "12:30"), "country")[0]).toBe("11/06 11 14 18")
  })

  it("are the working days from the 7th to the 14th for what is made to order [W9]", () => {
    expect(offered(at("monday", "12:30"), "madeToOrder").map((day) => day.slice(0, 5))).toEqual([
      "11/10",
      "11/11",
      "11/12",
      "11/13",
      "11/14",
      "11/17",
    ])
  })

  it("are working days with hours inside the site's window, each after now", () => {
    const hours = fc.tuple(fc.integer({ min: 6, max: 13 }), fc.integer({ min: 17, max: 24 }))
    const kind = fc.constantFrom<DeliveryKind>("city", "country", "madeToOrder")
    holds(
      fc.property(moment, kind, hours, (now, kind, [workFrom, workTo]) => {
        const terms = { ...deliveryTerms, workFrom, workTo }
        const days = deliveryDays(kind, now, terms)
        expect(days.length).toBeGreaterThan(0)
        for (const { day, slots } of days) {
          for (const { from, to, isOffered } of slots.filter((slot) => slot.isOffered)) {
            const window = slotWindow({ day, from, to })!
            expect([0, 6]).not.toContain(wallTime(window.from, ulaanbaatar).weekday)
            expect([isBefore(now, window.to), isOffered]).toEqual([true, true])
            expect([wallTime(window.from), wallTime(window.to)].map(({ hour }) => hour)).toEqual([from, to])
            expect([from >= dateWindow.from, to <= dateWindow.to]).toEqual([true, true])
            expect([from >= workFrom, to <= workTo]).toEqual([true, true])
            expect(isSlotOffered({ day, from, to }, kind, now, terms)).toBe(true)
          }
        }
      }),
    )
  })
})

describe("a chosen slot", () => {
  const slot = { day: "2025/11/03", from: 14, to: 18 }
  const promised = (paidAt: Instant, chosen: typeof slot | null = slot) => {
    const { from, to } = promisedWindow({ kind: "city", placedAt: at("monday", "12:30"), paidAt }, chosen, deliveryTerms)
    return [from, to].map((one) => formatDateTime(one, "mn").slice(5))
  }

  it("is offered until the promise ends later, and not for other hours or days", () => {
    expect(isSlotOffered(slot, "city", at("monday", "13:00"), deliveryTerms)).toBe(true)
    expect(isSlotOffered(slot, "city", at("monday", "13:31"), deliveryTerms)).toBe(false)
    expect(isSlotOffered({ ...slot, from: 15 }, "city", at("monday", "12:30"), deliveryTerms)).toBe(false)
    expect(isSlotOffered({ ...slot, day: "2025/11/08" }, "city", at("monday", "12:30"), deliveryTerms)).toBe(false)
    expect(isSlotOffered({ ...slot, day: "someday" }, "city", at("monday", "12:30"), deliveryTerms)).toBe(false)
  })

  it("is promised while it is paid before it begins, and the earliest window afterwards", () => {
    expect(promised(at("monday", "13:10"))).toEqual(["11.03 14:00", "11.03 18:00"])
    expect(promised(at("monday", "14:00"))).toEqual(["11.03 14:00", "11.03 19:00"])
    expect(promised(at("monday", "13:10"), null)).toEqual(["11.03 13:30", "11.03 18:00"])
    expect(promised(at("monday", "13:10"), { ...slot, day: "2025/02/30" })).toEqual(["11.03 13:30", "11.03 18:00"])
  })
})
