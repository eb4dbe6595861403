/** Delivery windows: examples of the specification, and the laws of every window. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { creditedOrder } from "#book/fixtures/orders/orders.ts"
import { arrival, deliveryKind, hasMadeToOrder, isMadeToOrder, type DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { deliveryTerms, siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { atHour, day, hour, later, millisecondsOf, minute, ulaanbaatar, wallDay, wallTime } from "#domain/rules/instants.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { moment, span } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"
import { at } from "./november.ts"

/** Both ends of the promised window: `11.03 14:00`. */
const promised = (placedAt: Instant, paidAt: Instant = placedAt, kind: DeliveryKind = "city") => {
  const { from, to } = arrival({ kind, placedAt, paidAt }, deliveryTerms)
  return [from, to].map((one) => formatDateTime(one, "mn").slice(5))
}
/** Whole hours between two instants that lie from 11 to 22 on Monday to Friday. */
const workingHours = (from: Instant, to: Instant): number => {
  const days = Array.from({ length: wallDay(to) - wallDay(from) + 1 }, (_, index) => wallDay(from) + index)
  const open = days.map((one) => {
    const { weekday } = wallTime(atHour(one, 12))
    const begin = Math.max(millisecondsOf(from), millisecondsOf(atHour(one, 11)))
    const end = Math.min(millisecondsOf(to), millisecondsOf(atHour(one, 22)))
    return weekday >= 1 && weekday <= 5 ? Math.max(0, end - begin) : 0
  })
  return Math.floor(open.reduce((sum, milliseconds) => sum + milliseconds, 0) / hour)
}

const kind = fc.constantFrom<DeliveryKind>("city", "country", "madeToOrder")

describe("an order in the city", () => {
  it("arrives within five working hours of payment when placed before 14:00 [W9]", () => {
    expect(promised(at("monday", "13:59"))).toEqual(["11.03 14:00", "11.03 18:30"])
    expect(promised(at("monday", "13:26"))).toEqual(["11.03 13:30", "11.03 18:00"])
    expect(promised(at("monday", "13:00"), at("monday", "13:10"))).toEqual(["11.03 13:30", "11.03 18:00"])
    expect(promised(at("friday", "12:00"))).toEqual(["11.07 12:00", "11.07 17:00"])
  })

  it("counts its five hours from opening when placed before it", () => {
    expect(promised(at("monday", "02:00"))).toEqual(["11.03 11:00", "11.03 16:00"])
  })

  it("arrives before closing while two hours are left, otherwise in the rest of its five hours on the next day", () => {
    expect(promised(at("monday", "13:00"), at("monday", "17:00"))).toEqual(["11.03 17:00", "11.03 22:00"])
    expect(promised(at("monday", "13:00"), at("monday", "17:01"))).toEqual(["11.03 17:30", "11.03 22:00"])
    expect(promised(at("monday", "13:00"), at("monday", "20:00"))).toEqual(["11.03 20:00", "11.03 22:00"])
    expect(promised(at("monday", "13:00"), at("monday", "20:01"))).toEqual(["11.04 11:00", "11.04 14:00"])
    expect(promised(at("monday", "13:00"), at("monday", "23:00"))).toEqual(["11.04 11:00", "11.04 16:00"])
    expect(promised(at("friday", "13:00"), at("friday", "21:00"))).toEqual(["11.10 11:00", "11.10 15:00"])
  })

  it("arrives the next day within 24 hours when placed from 14:00 on", () => {
    expect(promised(at("monday", "14:00"))).toEqual(["11.04 11:00", "11.04 14:00"])
    expect(promised(at("monday", "21:45"))).toEqual(["11.04 11:00", "11.04 21:30"])
    expect(promised(at("monday", "23:30"))).toEqual(["11.04 11:00", "11.04 22:00"])
  })

  it("counts as placed on the later day on which it is paid", () => {
    expect(promised(at("monday", "15:00"), at("tuesday", "09:00"))).toEqual(["11.04 11:00", "11.04 16:00"])
    expect(promised(at("monday", "15:00"), at("tuesday", "14:00"))).toEqual(["11.05 11:00", "11.05 14:00"])
  })

  it("arrives on Monday when placed on a Friday afternoon [W9]", () => {
    expect(promised(at("friday", "14:00"))).toEqual(["11.10 11:00", "11.10 14:00"])
    expect(promised(at("thursday", "15:00"))).toEqual(["11.07 11:00", "11.07 15:00"])
  })

  it("arrives in the first five hours of Monday when placed at the weekend", () => {
    expect(promised(at("saturday", "10:00"))).toEqual(["11.10 11:00", "11.10 16:00"])
    expect(promised(at("sunday", "20:00"))).toEqual(["11.10 11:00", "11.10 16:00"])
  })

  it("counts from its placing when the payment precedes it", () => {
    expect(promised(at("monday", "13:00"), at("monday", "09:00"))).toEqual(promised(at("monday", "13:00")))
  })

  it("arrives within 48 hours where the site configures 48", () => {
    const { to } = arrival(
      { kind: "city", placedAt: at("monday", "15:00"), paidAt: at("monday", "15:00") },
      { ...deliveryTerms, deliveryHours: 48 },
    )
    expect(formatDateTime(to, "mn")).toBe("2025.11.05 15:00")
  })
})

describe("other orders", () => {
  it("arrive in the aimags within 24 to 72 hours, at the weekend too", () => {
    expect(promised(at("monday", "12:00"), at("monday", "12:00"), "country")).toEqual(["11.04 12:00", "11.06 12:00"])
    expect(promised(at("friday", "12:00"), at("friday", "12:00"), "country")).toEqual(["11.08 12:00", "11.10 12:00"])
    expect(promised(at("monday", "23:00"), at("monday", "23:00"), "country")).toEqual(["11.05 11:00", "11.06 22:00"])
    expect(promised(at("monday", "10:40"), at("monday", "10:40"), "country")).toEqual(["11.04 11:00", "11.05 22:00"])
  })

  it("are made to order in seven to fourteen days [W9]", () => {
    expect(promised(at("monday", "12:00"), at("monday", "12:00"), "madeToOrder")).toEqual(["11.10 11:00", "11.17 22:00"])
    expect(promised(at("saturday", "12:00"), at("saturday", "12:00"), "madeToOrder")).toEqual(["11.17 11:00", "11.21 22:00"])
  })
})

describe("every delivery window", () => {
  it("uses the constants of the specification [W9] [W12]", () => {
    expect(deliveryTerms).toEqual({
      workFrom: 11,
      workTo: 22,
      sameDay: { before: 14, hours: 5 },
      deliveryHours: 24,
      country: true,
      countryHours: { from: 24, to: 72 },
      zones: {},
      freeFrom: null,
      byWeight: null,
      madeToOrderDays: { from: 7, to: 14 },
      pickup: { hours: 2, days: 3 },
    })
  })

  it("begins before it ends and after the payment", () => {
    holds(
      fc.property(kind, moment, span, (which, placedAt, wait) => {
        const paidAt = later(placedAt, wait)
        const { from, to } = arrival({ kind: which, placedAt, paidAt }, deliveryTerms)
        return millisecondsOf(from) <= millisecondsOf(to) && millisecondsOf(from) >= millisecondsOf(paidAt)
      }),
    )
  })

  it("lies within working hours, in the city and for what is made to order on working days", () => {
    holds(
      fc.property(kind, moment, span, (which, placedAt, wait) => {
        const { from, to } = arrival({ kind: which, placedAt, paidAt: later(placedAt, wait) }, deliveryTerms)
        return [from, to].every((one) => {
          const { hour: hours, minute: minutes, second, weekday } = wallTime(one)
          return (
            (which === "country" || (weekday >= 1 && weekday <= 5)) &&
            hours >= 11 &&
            (hours < 22 || (hours === 22 && minutes === 0 && second === 0))
          )
        })
      }),
    )
  })

  it("lasts five working hours at most in the city when placed before 14:00 or at the weekend [W9]", () => {
    holds(
      fc.property(moment, fc.nat(day), (placedAt, wait) => {
        const { weekday, hour: hours } = wallTime(placedAt)
        fc.pre(weekday === 0 || weekday === 6 || hours < 14)
        const paidAt = later(placedAt, wait)
        return workingHours(paidAt, arrival({ kind: "city", placedAt, paidAt }, deliveryTerms).to) <= 5
      }),
    )
  })

  it("is on Monday for an order of a Friday from 14:00 on", () => {
    const fridayAfternoon = fc.tuple(moment, fc.nat(10 * 60 - 1)).map(([one, minutes]) => {
      const { weekday } = wallTime(one)
      const friday = wallDay(one) + 5 - weekday
      return later(later("1970-01-01T00:00:00Z" as Instant, friday * day - ulaanbaatar * minute), 14 * hour + minutes * minute)
    })
    holds(
      fc.property(fridayAfternoon, (placedAt) => {
        const { from, to } = arrival({ kind: "city", placedAt, paidAt: placedAt }, deliveryTerms)
        return wallDay(from) === wallDay(placedAt) + 3 && wallDay(to) === wallDay(from)
      }),
    )
  })

  it("is never earlier for a later payment", () => {
    holds(
      fc.property(kind, moment, span, span, (which, placedAt, wait, more) => {
        const soon = arrival({ kind: which, placedAt, paidAt: later(placedAt, wait) }, deliveryTerms)
        const late = arrival({ kind: which, placedAt, paidAt: later(placedAt, wait + more) }, deliveryTerms)
        return millisecondsOf(late.from) >= millisecondsOf(soon.from)
      }),
    )
  })
})

describe("the kind of a delivery", () => {
  it("is made to order where any line of the order is", () => {
    expect(hasMadeToOrder(creditedOrder)).toBe(false)
    expect(hasMadeToOrder({ lineItems: creditedOrder.lineItems.map((line, at) => ({ ...line, madeToOrder: at === 1 })) })).toBe(true)
  })

  it("is made to order where anything is, otherwise by the city", () => {
    expect(isMadeToOrder({ badges: ["new", "made_to_order"] })).toBe(true)
    expect(isMadeToOrder({ badges: ["new"] })).toBe(false)
    expect(
      [true, false].flatMap((isMadeToOrder) => [true, false].map((isToCapital) => deliveryKind({ isMadeToOrder, isToCapital }))),
    ).toEqual(["madeToOrder", "madeToOrder", "city", "country"])
  })

  it("keeps the site's hours", () => {
    const { delivery } = defaultSite
    expect(siteDeliveryTerms({ workFrom: 9, workTo: 20, deliveryHours: 12, delivery: { ...delivery, sameDay: null } })).toEqual({
      ...deliveryTerms,
      workFrom: 9,
      workTo: 20,
      deliveryHours: 12,
      sameDay: null,
    })
  })
})
