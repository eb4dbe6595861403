/** When an order arrives. Specification §9, W9, W12: its sentences are joined in `arrival`. */
import type { Instant } from "#domain/entities/ids.ts"
import { atHour, hour, millisecondsOf, instantOf, ulaanbaatar, wallDay, weekdayOf } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"

/** The delivery's constants, unless a site says otherwise; hours of the day, hours and days. */
export type DeliveryTerms = {
  readonly workFrom: number
  readonly workTo: number
  /** An order placed before this hour of a working day arrives on that day. */
  readonly sameDayBefore: number
  /** Within this long of its payment. */
  readonly sameDayHours: number
  /** Later orders within the city. */
  readonly deliveryHours: number
  readonly countryHours: { readonly from: number; readonly to: number }
  readonly madeToOrderDays: { readonly from: number; readonly to: number }
}

export const deliveryTerms: DeliveryTerms = {
  workFrom: 11,
  workTo: 22,
  sameDayBefore: 14,
  sameDayHours: 5,
  deliveryHours: 24,
  countryHours: { from: 24, to: 72 },
  madeToOrderDays: { from: 7, to: 14 },
}

/** Within the capital, to the aimags, or made first. */
export type DeliveryKind = "city" | "country" | "madeToOrder"

export type Delivery = {
  readonly kind: DeliveryKind
  readonly placedAt: Instant
  /** The moment of payment; for a promise before it, the moment of asking. */
  readonly paidAt: Instant
}

export type Window = { readonly from: Instant; readonly to: Instant }

const saturday = 6
const sunday = 0
const isWorkingDay = (dayNumber: number): boolean => ![saturday, sunday].includes(weekdayOf(dayNumber))

/** That day if it is a working day, otherwise the Monday after it. */
const workingDay = (dayNumber: number): number => (isWorkingDay(dayNumber) ? dayNumber : workingDay(dayNumber + 1))

/** Hours since midnight on the wall, with fractions. */
const clock = (moment: Instant, offset: ZoneOffset): number =>
  (millisecondsOf(moment) - millisecondsOf(atHour(wallDay(moment, offset), 0, offset))) / hour

/** The first working moment at or after `moment`. */
const nextOpening = (moment: Instant, terms: DeliveryTerms, offset: ZoneOffset): Instant => {
  const today = wallDay(moment, offset)
  const tooLate = clock(moment, offset) > terms.workTo
  const goesOut = workingDay(tooLate ? today + 1 : today)
  if (goesOut > today) return atHour(goesOut, terms.workFrom, offset)
  return clock(moment, offset) < terms.workFrom ? atHour(today, terms.workFrom, offset) : moment
}

/** The last working moment of a promise that runs out at `moment`: that hour of a working day, inside working hours. */
const lastOpening = (moment: Instant, terms: DeliveryTerms, offset: ZoneOffset): Instant => {
  const hours = Math.min(terms.workTo, Math.max(terms.workFrom, clock(moment, offset)))
  return atHour(workingDay(wallDay(moment, offset)), hours, offset)
}

const after = (moment: Instant, hours: number): Instant => instantOf(millisecondsOf(moment) + hours * hour)

const latest = (one: Instant, other: Instant): Instant => (millisecondsOf(one) >= millisecondsOf(other) ? one : other)

/** Five hours of payment: counted from opening, and carried to the next working day where closing cuts them off. */
const sameDay = (paidAt: Instant, terms: DeliveryTerms, offset: ZoneOffset): Window => {
  const from = nextOpening(paidAt, terms, offset)
  const to = after(from, terms.sameDayHours)
  const closing = atHour(wallDay(from, offset), terms.workTo, offset)
  if (millisecondsOf(to) <= millisecondsOf(closing)) return { from, to }
  const opening = atHour(workingDay(wallDay(from, offset) + 1), terms.workFrom, offset)
  return { from: opening, to: after(opening, terms.sameDayHours) }
}

const nextWorkingDay = (paidAt: Instant, terms: DeliveryTerms, offset: ZoneOffset): Window => {
  const from = atHour(workingDay(wallDay(paidAt, offset) + 1), terms.workFrom, offset)
  return { from, to: latest(from, lastOpening(after(paidAt, terms.deliveryHours), terms, offset)) }
}

/**
 * When an order arrives, always inside working hours. Deliveries go out from Monday to Friday, so what is ordered on
 * a Friday afternoon or at the weekend arrives on Monday.
 */
export const arrival = (delivery: Delivery, terms: DeliveryTerms = deliveryTerms, offset: ZoneOffset = ulaanbaatar): Window => {
  const { kind, placedAt } = delivery
  const paidAt = latest(delivery.paidAt, placedAt)
  if (kind === "madeToOrder") {
    const today = wallDay(paidAt, offset)
    return {
      from: atHour(workingDay(today + terms.madeToOrderDays.from), terms.workFrom, offset),
      to: atHour(workingDay(today + terms.madeToOrderDays.to), terms.workTo, offset),
    }
  }
  if (kind === "country") {
    const from = nextOpening(after(paidAt, terms.countryHours.from), terms, offset)
    return { from, to: latest(from, lastOpening(after(paidAt, terms.countryHours.to), terms, offset)) }
  }
  const weekend = !isWorkingDay(wallDay(placedAt, offset))
  return weekend || clock(placedAt, offset) < terms.sameDayBefore
    ? sameDay(paidAt, terms, offset)
    : nextWorkingDay(paidAt, terms, offset)
}

/** How soon an order leaves the shop, in hours from its payment. */
export const shippingHours = {
  fast: { from: 0, to: 24 },
  usual: { from: 0, to: 48 },
  slow: { from: 48, to: 72 },
} as const

/** When an order paid at `paidAt` leaves the shop. */
export const shipping = (paidAt: Instant, speed: keyof typeof shippingHours): Window => ({
  from: after(paidAt, shippingHours[speed].from),
  to: after(paidAt, shippingHours[speed].to),
})

/** Whether the shop's people are at work. */
export const isOpen = (now: Instant, terms: Pick<DeliveryTerms, "workFrom" | "workTo"> = deliveryTerms, offset: ZoneOffset = ulaanbaatar): boolean => {
  const hours = clock(now, offset)
  return hours >= terms.workFrom && hours < terms.workTo
}
