/** Delivery settings of a site: whatever they are, a text promises no less than the rule gives. W9. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { deliveryFaults } from "#domain/rules/cart/delivery-faults.ts"
import { arrival, isWorkingDay, type DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { deliveryTo } from "#domain/rules/cart/delivery-place.ts"
import { countryRange } from "#domain/rules/cart/delivery-zones.ts"
import { deliveryDaysLater, deliveryTerms, type DeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { day, hour, instantOf, later, millisecondsOf, minute, ulaanbaatar, wallDay } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { holds } from "#tests/laws.ts"

const faultsOf = ({ workFrom, workTo, deliveryHours, ...delivery }: DeliveryTerms) =>
  deliveryFaults({ workFrom, workTo, deliveryHours, delivery })

const range = (least: number, apart: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: apart, max: apart + 72 }))
    .map(([from, span]) => ({ from, to: from + span }))

const terms: fc.Arbitrary<DeliveryTerms> = fc
  .record({
    workFrom: fc.integer({ min: 0, max: 19 }),
    workTo: fc.integer({ min: 5, max: 24 }),
    sameDay: fc.option(fc.record({ before: fc.integer({ min: 0, max: 24 }), hours: fc.integer({ min: 5, max: 12 }) })),
    deliveryHours: fc.integer({ min: 1, max: 120 }),
    country: fc.boolean(),
    countryHours: range(0, 24, 48),
    zones: fc.constant({}),
    freeFrom: fc.constant(null),
    byWeight: fc.constant(null),
    madeToOrderDays: range(1, 2, 20),
    pickup: fc.constant(deliveryTerms.pickup),
  })
  .filter((one) => faultsOf(one).length === 0)

const moment = fc
  .integer({ min: 0, max: (14 * day) / minute })
  .map((minutes) => later("2025-11-03T00:00:00+08:00" as Instant, minutes * minute))

const quarterOfAnHour = hour / 4

/** Hours between two instants that `counts` counts, to a quarter. */
const hoursBetween = (from: Instant, to: Instant, counts: (at: Instant) => boolean): number => {
  let quarters = 0
  for (let at = millisecondsOf(from); at < millisecondsOf(to); at += quarterOfAnHour) if (counts(instantOf(at))) quarters += 1
  return quarters / 4
}

/** Day on which a window ends; midnight belongs to the day before. */
const lastDay = (to: Instant): number => wallDay(instantOf(millisecondsOf(to) - 1))

const isOnWorkingDay = (at: Instant): boolean => isWorkingDay(wallDay(at, ulaanbaatar))
const clock = (at: Instant): number => ((millisecondsOf(at) + ulaanbaatar * minute) % day) / hour
const isAtWork =
  ({ workFrom, workTo }: DeliveryTerms) =>
  (at: Instant) =>
    isOnWorkingDay(at) && clock(at) >= workFrom && clock(at) < workTo

const windowOf = (kind: DeliveryKind, now: Instant, given: DeliveryTerms) => arrival({ kind, placedAt: now, paidAt: now }, given)

describe("whatever the delivery settings", () => {
  it("an order before the hour arrives within the working hours, a later one within the hours of working days", () => {
    const seen = { early: 0, late: 0 }
    holds(
      fc.property(terms, moment, (given, now) => {
        if (given.sameDay === null) return
        const { to } = windowOf("city", now, given)
        if (!isOnWorkingDay(now) || clock(now) < given.sameDay.before) {
          seen.early += 1
          expect(hoursBetween(now, to, isAtWork(given))).toBeLessThanOrEqual(given.sameDay.hours)
        } else {
          seen.late += 1
          expect(hoursBetween(now, to, isOnWorkingDay)).toBeLessThanOrEqual(given.deliveryHours)
        }
      }),
    )
    expect(Math.min(seen.early, seen.late)).toBeGreaterThan(5)
  })

  it("an order without a same-day rule arrives on a later working day, within the days", () => {
    let count = 0
    holds(
      fc.property(terms, moment, (given, now) => {
        if (given.sameDay !== null) return
        count += 1
        const { from, to } = windowOf("city", now, given)
        const days = Array.from({ length: lastDay(to) - wallDay(now) }, (_, at) => wallDay(now) + at + 1).filter(isWorkingDay)
        expect(wallDay(from)).toBeGreaterThan(wallDay(now))
        expect(days.length).toBeLessThanOrEqual(deliveryDaysLater(given))
      }),
    )
    expect(count).toBeGreaterThan(5)
  })

  it("an order outside the city arrives between its hours, and what is made to order between its days", () => {
    holds(
      fc.property(terms, moment, (given, now) => {
        const away = windowOf("country", now, given)
        expect(millisecondsOf(away.from) - millisecondsOf(now)).toBeGreaterThanOrEqual(given.countryHours.from * hour)
        expect(millisecondsOf(away.to) - millisecondsOf(now)).toBeLessThanOrEqual(given.countryHours.to * hour)
        const made = windowOf("madeToOrder", now, given)
        expect(wallDay(made.from) - wallDay(now)).toBeGreaterThanOrEqual(given.madeToOrderDays.from)
        expect(lastDay(made.to) - wallDay(now)).toBeLessThanOrEqual(given.madeToOrderDays.to)
      }),
    )
  })

  it("each window lasts two hours or more within working hours, from the payment on", () => {
    holds(
      fc.property(terms, moment, fc.constantFrom<DeliveryKind>("city", "country", "madeToOrder"), (given, now, kind) => {
        const { from, to } = windowOf(kind, now, given)
        expect(millisecondsOf(from)).toBeGreaterThanOrEqual(millisecondsOf(now))
        expect(millisecondsOf(to) - millisecondsOf(from)).toBeGreaterThanOrEqual(2 * hour)
        expect(clock(from)).toBeGreaterThanOrEqual(given.workFrom)
        const closes = clock(to) === 0 && given.workFrom > 0 ? 24 : clock(to)
        expect(closes).toBeGreaterThanOrEqual(given.workFrom)
        expect(closes).toBeLessThanOrEqual(given.workTo)
      }),
    )
  })
})

describe("delivery settings", () => {
  it("of the default site are in bounds", () => {
    expect(deliveryFaults(defaultSite)).toEqual([])
  })

  it.each([
    [{ sameDay: { before: 14, hours: 3 } }, [{ path: ["delivery", "sameDay", "hours"], atLeast: 5 }]],
    [{ sameDay: { before: 25, hours: 5 } }, [{ path: ["delivery", "sameDay", "before"], atMost: 24 }]],
    [{ sameDay: { before: 9, hours: 5 } }, [{ path: ["deliveryHours"], atLeast: 28 }]],
    [{ countryHours: { from: 24, to: 36 } }, [{ path: ["delivery", "countryHours", "to"], atLeast: 48 }]],
    [{ madeToOrderDays: { from: 7, to: 7 } }, [{ path: ["delivery", "madeToOrderDays", "to"], atLeast: 9 }]],
    [{ pickup: { hours: 9, days: 3 } }, [{ path: ["delivery", "pickup", "hours"], atMost: 8 }]],
    [{ pickup: { hours: 2, days: 0 } }, [{ path: ["delivery", "pickup", "days"], atLeast: 1 }]],
    [{ workTo: 15 }, [{ path: ["workTo"], atLeast: 16 }]],
    [{ workFrom: 22, workTo: 20 }, [{ path: ["workFrom"], atMost: 15 }]],
    [{ workFrom: 22, workTo: 24 }, [{ path: ["workFrom"], atMost: 19 }]],
    [{ workFrom: 15, workTo: 10 }, [{ path: ["workTo"], atLeast: 20 }]],
    [
      { workFrom: 30, workTo: 40 },
      [
        { path: ["workFrom"], atMost: 19 },
        { path: ["workTo"], atMost: 24 },
      ],
    ],
    [
      { workFrom: 22, sameDay: { before: 14, hours: 3 } },
      [
        { path: ["workFrom"], atMost: 17 },
        { path: ["delivery", "sameDay", "hours"], atLeast: 5 },
      ],
    ],
    [{ sameDay: { before: -9, hours: 5 } }, [{ path: ["delivery", "sameDay", "before"], atLeast: 0 }]],
    [{ countryHours: { from: -24, to: 24 } }, [{ path: ["delivery", "countryHours", "from"], atLeast: 0 }]],
    [{ zones: { Увс: { from: 72, to: 80 } } }, [{ path: ["delivery", "zones", "Увс", "to"], atLeast: 96 }]],
    [{ zones: { Увс: { from: 72 } } }, [{ path: ["delivery", "zones", "Увс", "to"], atLeast: 96 }]],
    [{ zones: { Увс: { to: 80 } } }, [{ path: ["delivery", "zones", "Увс", "from"], atLeast: 0 }]],
  ])("are refused where no window could keep them: %j", (changed, faults) => {
    expect(faultsOf({ ...deliveryTerms, ...changed })).toEqual(faults)
  })

  it.each([
    ["delivery_hours", ["deliveryHours"], { path: ["deliveryHours"], atLeast: 30 }],
    ["the hour of the same day", ["delivery", "sameDay", "before"], { path: ["delivery", "sameDay", "before"], atLeast: 15 }],
    ["the beginning of work", ["workFrom"], { path: ["workFrom"], atMost: 7 }],
  ])("name %s where the site sets it alone", (_, own, fault) => {
    const { workTo, deliveryHours, ...delivery } = { ...deliveryTerms, sameDay: { before: 9, hours: 5 } }
    const isSet = (path: ReadonlyArray<string>) => path.join() === own.join()
    const config = { ...delivery, workTo, deliveryHours, workFrom: 13, delivery }
    expect(deliveryFaults(config, isSet)).toEqual([fault])
  })

  it("deliver to a zone within its own hours, or not at all", () => {
    const zones = { Увс: { from: 96, to: 144 }, "Увс, Улаангом": null, "Улаанбаатар, Багануур": { from: 24, to: 48 } }
    const to = (city: string, district: string, given: DeliveryTerms, isMadeToOrder = false) =>
      deliveryTo({ isMadeToOrder, isToCapital: city === "Улаанбаатар", city, district }, given)
    const given = { ...deliveryTerms, zones }
    expect(to("Улаанбаатар", "Баянгол", given)).toEqual({ kind: "city", terms: given })
    expect(to("Улаанбаатар", "Багануур", given)).toEqual({ kind: "country", terms: { ...given, countryHours: { from: 24, to: 48 } } })
    expect(to("Увс", "Тэс", given)?.terms.countryHours).toEqual({ from: 96, to: 144 })
    expect(to("Увс", "Тэс", given, true)?.kind).toBe("madeToOrder")
    expect(to("Увс", "Улаангом", given)).toBeNull()
    expect(to("constructor", "", given)?.kind).toBe("country")
    const withFees = {
      ...given,
      country: false,
      zones: { Налайх: null, "Улаанбаатар, Налайх": { fee: tugrik(1) }, Ховд: { fee: tugrik(2) } },
    }
    expect(to("Улаанбаатар", "Налайх", withFees)).toEqual({ kind: "city", terms: withFees })
    expect(to("Ховд", "Жаргалант", withFees)).toEqual({ kind: "country", terms: withFees })
    const inCityOnly = { ...given, country: false }
    expect([to("Ховд", "Жаргалант", inCityOnly), to("Увс", "Тэс", inCityOnly)?.kind]).toEqual([null, "country"])
  })

  it("say the quickest and the slowest hours outside the city", () => {
    const zones = { Увс: { from: 96, to: 144 }, Ховд: null }
    expect(countryRange(deliveryTerms)).toEqual({ from: 24, to: 72 })
    expect(countryRange({ ...deliveryTerms, zones })).toEqual({ from: 24, to: 144 })
    expect(countryRange({ ...deliveryTerms, country: false, zones })).toEqual({ from: 96, to: 144 })
    expect(countryRange({ ...deliveryTerms, country: false })).toBeNull()
    expect(countryRange({ ...deliveryTerms, country: false, zones: { "11, 1101": { fee: tugrik(9000) } } })).toBeNull()
  })
})
