/** Delivery and pick-up windows at every quarter of an hour of two weeks: none breaks a promise of the specification. */
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { isCapital } from "#domain/rules/account/zones.ts"
import { arrival, deliveryKind, type DeliveryKind, type Window } from "#domain/rules/cart/delivery.ts"
import { deliveryDays, promisedWindow, slotWindow } from "#domain/rules/cart/delivery-slots.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { pickupWindow } from "#domain/rules/cart/pickup.ts"
import { day, hour, isBefore, later, millisecondsOf, minute, ulaanbaatar, wallDay, wallTime } from "#domain/rules/instants.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"

/** Every quarter of an hour of two weeks, from Monday 3 November 2025 on. */
const quarters = Array.from({ length: (14 * day) / (15 * minute) }, (_, index) =>
  later("2025-11-03T00:00:00+08:00" as Instant, index * 15 * minute),
)

/** Names of the capital and the aimags. */
const cities = readFileSync(fileURLToPath(new URL("../../../data/admin_units.tsv", import.meta.url)), "utf8")
  .split("\n")
  .map((row) => row.split("\t"))
  .flatMap(([, , level, , , name = ""]) => (level === "L1" ? [name] : []))

/** Kinds of delivery to the capital and the aimags, in stock and made to order. */
const kinds = [
  ...new Set(
    cities.flatMap((city) => [false, true].map((isMade) => deliveryKind({ isMadeToOrder: isMade, isToCapital: isCapital(city) }))),
  ),
]

/** Work hours of the shop. */
const workHours = { from: deliveryTerms.workFrom, to: deliveryTerms.workTo }

/** Offered slots of days. */
const offeredSlots = (days: ReturnType<typeof deliveryDays>) =>
  days.flatMap(({ day: date, slots }) => slots.flatMap(({ from, to, isOffered }) => (isOffered ? [{ day: date, from, to }] : [])))

/** Faults of a promised window; empty where it keeps the hours of the specification. */
const promiseFaults = (kind: DeliveryKind, paidAt: Instant, { from, to }: Window, isNear: boolean): ReadonlyArray<string> => {
  const [begins, ends, paid] = [from, to, paidAt].map(millisecondsOf) as [number, number, number]
  const [firstDay, lastDay] = [from, to].map((instant) => wallDay(instant) - wallDay(paidAt)) as [number, number]
  const isLate = kind === "madeToOrder" ? lastDay > 14 : ends - paid > 72 * hour
  const isSoon = kind === "madeToOrder" ? firstDay < 7 : !isNear && begins - paid < 24 * hour
  return [
    ...(begins < paid ? ["begins before now"] : []),
    ...(isSoon ? ["too soon"] : []),
    ...(isLate ? ["too late"] : []),
    ...(ends - begins < 2 * hour ? ["shorter than two hours"] : []),
    ...([begins, ends].some((milliseconds) => milliseconds % (30 * minute) !== 0) ? ["not on a half hour"] : []),
  ]
}

/** Faults of a window that was chosen or promised at `now`: it is past, empty, or outside the hours of the day in `open`. */
const windowFaults = (now: Instant, { from, to }: Window, open: { readonly from: number; readonly to: number }): ReadonlyArray<string> => {
  const hours = [from, to].map((instant) => ((millisecondsOf(instant) + ulaanbaatar * minute) % day) / hour)
  return [
    ...(isBefore(from, now) ? ["begins before now"] : []),
    ...(isBefore(from, to) ? [] : ["is empty"]),
    ...(hours.some((clock) => clock < open.from || clock > open.to) ? ["outside its hours"] : []),
  ]
}

/** Faults of a slot that is offered at `now`: it must end no sooner than promised, and for what is made to order within its days. */
const slotFaults = (kind: DeliveryKind, now: Instant, slot: Parameters<typeof slotWindow>[0]): ReadonlyArray<string> => {
  const window = slotWindow(slot)
  if (window === null) return ["no window"]
  const promise = arrival({ kind, placedAt: now, paidAt: now }, deliveryTerms)
  const isOutsidePromise = wallDay(window.from) < wallDay(promise.from) || wallDay(window.to) > wallDay(promise.to)
  return [
    ...windowFaults(now, window, workHours),
    ...(kind !== "madeToOrder" && isBefore(window.to, promise.to) ? ["sooner than promised"] : []),
    ...(kind === "madeToOrder" && isOutsidePromise ? ["outside the days of what is made"] : []),
  ]
}

describe("a window at every quarter of two weeks", () => {
  it("keeps the hours of the specification, in the city and every aimag, in stock and made to order [W9]", () => {
    expect(cities).toHaveLength(22)
    const faults = quarters.flatMap((placedAt) =>
      cities.flatMap((city) =>
        [false, true].flatMap((isMade) => {
          const kind = deliveryKind({ isMadeToOrder: isMade, isToCapital: isCapital(city) })
          // Paid at once, and later on the day, after both hours at which the rule changes.
          return [0, 5, 10].flatMap((hours) => {
            const paidAt = later(placedAt, hours * hour)
            const window = arrival({ kind, placedAt, paidAt }, deliveryTerms)
            return promiseFaults(kind, paidAt, window, isCapital(city)).map(
              (fault) => `${city} ${kind} ${formatDateTime(placedAt, "mn")} paid ${hours} hours later: ${fault}`,
            )
          })
        }),
      ),
    )
    expect(faults).toEqual([])
  })

  it("that can be chosen is ahead, long enough and within work hours [V2] [W9]", () => {
    expect(kinds.toSorted()).toEqual(["city", "country", "madeToOrder"])
    const faults = quarters.flatMap((now) =>
      kinds.flatMap((kind) => {
        const slots = offeredSlots(deliveryDays(kind, now, deliveryTerms))
        return [...(slots.length === 0 ? ["no day"] : []), ...slots.flatMap((slot) => slotFaults(kind, now, slot))].map(
          (fault) => `${kind} ${formatDateTime(now, "mn")}: ${fault}`,
        )
      }),
    )
    expect(faults).toEqual([])
  })

  it("of a placed order is its slot or the earliest, ahead of the payment, whenever it is paid [W9]", () => {
    const faults = quarters.flatMap((placedAt) =>
      kinds.flatMap((kind) =>
        [null, ...offeredSlots(deliveryDays(kind, placedAt, deliveryTerms).slice(0, 2))].flatMap((slot) =>
          [0, 5, 10, 30].flatMap((hours) => {
            const paidAt = later(placedAt, hours * hour)
            const window = promisedWindow({ kind, placedAt, paidAt }, slot, deliveryTerms)
            const isSlot = slot !== null && window.from === slotWindow(slot)?.from
            return [
              ...windowFaults(paidAt, window, workHours),
              ...(isSlot ? [] : promiseFaults(kind, paidAt, window, kind === "city")),
            ].map((fault) => `${kind} ${formatDateTime(placedAt, "mn")} paid ${hours} hours later: ${fault}`)
          }),
        ),
      ),
    )
    expect(faults).toEqual([])
  })

  it("of a pick-up is ahead by the hours to prepare, and within the hours of the store [W9]", () => {
    const opening = (weekdays: ReadonlyArray<number>, from: number, to: number) =>
      weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }))
    const stores = [
      opening([0, 1, 2, 3, 4, 5, 6], 11, 20),
      opening([1, 2, 3, 4, 5], 10, 19),
      [...opening([1, 3, 5], 9, 22), ...opening([6], 12, 15)],
      opening([2], 11, 14),
    ]
    const faults = quarters.flatMap((now) =>
      stores.flatMap((hours, index) => {
        const window = pickupWindow({ hours }, now, deliveryTerms.pickup)
        if (window === null) return [`store ${index} never opens`]
        const weekdays = [window.from, window.to].map((instant) => wallTime(instant).weekday)
        const open = hours.filter(({ weekday }) => weekdays.includes(weekday))
        const isOpen = weekdays.every((each) => open.some(({ weekday }) => weekday === each))
        const openHours = { from: Math.min(...open.map(({ from }) => from / 60)), to: Math.max(...open.map(({ to }) => to / 60)) }
        return [
          ...windowFaults(later(now, deliveryTerms.pickup.hours * hour), window, openHours),
          ...(isOpen ? [] : ["on a closed day"]),
        ].map((fault) => `store ${index} ${formatDateTime(now, "mn")}: ${fault}`)
      }),
    )
    expect(faults).toEqual([])
  })
})
