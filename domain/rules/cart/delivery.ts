/** Delivery windows. Specification §9, W9; `arrival` joins its sentences into one rule. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { atHour, hour, millisecondsOf, instantOf, ulaanbaatar, wallDay, weekdayOf } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"
import type { DeliveryTerms } from "./delivery-terms.ts"

/** Within the capital, to the aimags, or made to order. */
export type DeliveryKind = "city" | "country" | "madeToOrder"

/** Whether a product is made after it is ordered. */
export const isMadeToOrder = ({ badges }: { readonly badges: ReadonlyArray<string> }): boolean => badges.includes("made_to_order")

/** Whether any line of an order is made after it is ordered; the whole order waits for it. */
export const hasMadeToOrder = ({ lineItems }: Pick<Order, "lineItems">): boolean => lineItems.some(({ madeToOrder }) => madeToOrder)

export type Destination = {
  /** Whether any item is made after it is ordered. */
  readonly isMadeToOrder: boolean
  readonly isToCapital: boolean
}

/** Kind of the delivery of an order or product; one item made to order delays the whole order. */
export const deliveryKind = ({ isMadeToOrder, isToCapital }: Destination): DeliveryKind => {
  if (isMadeToOrder) return "madeToOrder"
  return isToCapital ? "city" : "country"
}

export type Delivery = {
  readonly kind: DeliveryKind
  readonly placedAt: Instant
  /** Instant of payment; before it, the instant for which the promise is computed. */
  readonly paidAt: Instant
}

export type Window = { readonly from: Instant; readonly to: Instant }

const saturday = 6
const sunday = 0
/** Deliveries run from Monday to Friday. Days count from 1970. */
export const isWorkingDay = (dayNumber: number): boolean => ![saturday, sunday].includes(weekdayOf(dayNumber))

type Days = (dayNumber: number) => boolean
/** Carriers to the aimags drive every day. */
const everyDay: Days = () => true

/** The day if it is one of `days`, otherwise the next that is. Days count from 1970. */
const dayFrom = (dayNumber: number, days: Days = isWorkingDay): number => (days(dayNumber) ? dayNumber : dayFrom(dayNumber + 1, days))

/** The day if it is a working day, otherwise the last before it. */
const workingDayUntil = (dayNumber: number): number => (isWorkingDay(dayNumber) ? dayNumber : workingDayUntil(dayNumber - 1))

/** Hours since local midnight, with fractions. */
const clock = (instant: Instant, offset: ZoneOffset): number =>
  (millisecondsOf(instant) - millisecondsOf(atHour(wallDay(instant, offset), 0, offset))) / hour

/** Windows begin and end on whole half hours. */
const step = hour / 2
const upToStep = (instant: Instant): Instant => instantOf(Math.ceil(millisecondsOf(instant) / step) * step)
const downToStep = (instant: Instant): Instant => instantOf(Math.floor(millisecondsOf(instant) / step) * step)

/** Hours that a window lasts at least. */
export const minWindowHours = 2

/** First half hour at or after `instant` within working hours that leaves the least window until closing. */
const nextOpening = (instant: Instant, terms: DeliveryTerms, offset: ZoneOffset, days: Days = isWorkingDay): Instant => {
  const from = upToStep(instant)
  const today = wallDay(from, offset)
  const tooLate = clock(from, offset) + minWindowHours > terms.workTo
  return latest(from, atHour(dayFrom(tooLate ? today + 1 : today, days), terms.workFrom, offset))
}

/** Last half hour within working hours of any day at or before `instant`. */
const lastBefore = (instant: Instant, terms: DeliveryTerms, offset: ZoneOffset): Instant => {
  const today = wallDay(instant, offset)
  if (clock(instant, offset) < terms.workFrom) return atHour(today - 1, terms.workTo, offset)
  return earliest(downToStep(instant), atHour(today, terms.workTo, offset))
}

/** Last half hour within the working hours of a promise that ends at `instant`, on the next working day where that is a day off. */
const lastWorkingHour = (instant: Instant, terms: DeliveryTerms, offset: ZoneOffset): Instant => {
  const ends = dayFrom(wallDay(instant, offset))
  const hours = clock(instant, offset)
  return hours < terms.workFrom
    ? atHour(workingDayUntil(ends - 1), terms.workTo, offset)
    : downToStep(atHour(ends, Math.min(terms.workTo, hours), offset))
}

const after = (instant: Instant, hours: number): Instant => instantOf(millisecondsOf(instant) + hours * hour)

export const latest = (one: Instant, other: Instant): Instant => (millisecondsOf(one) >= millisecondsOf(other) ? one : other)
const earliest = (one: Instant, other: Instant): Instant => (millisecondsOf(one) <= millisecondsOf(other) ? one : other)

/** Working hours that are left of the day of an instant. */
const hoursLeft = (instant: Instant, terms: DeliveryTerms, offset: ZoneOffset): number =>
  isWorkingDay(wallDay(instant, offset)) ? Math.max(0, terms.workTo - Math.max(terms.workFrom, clock(instant, offset))) : 0

/**
 * Same-day window: the working hours of the rule from payment, five by default. With less than the minimum window left before closing, the
 * rest of them moves to the next working day: paid at 20:01, two hours are used today and the order arrives 11:00–14:00 tomorrow.
 */
const sameDay = (paidAt: Instant, hours: number, terms: DeliveryTerms, offset: ZoneOffset): Window => {
  const from = nextOpening(paidAt, terms, offset)
  const today = wallDay(paidAt, offset)
  const arrives = wallDay(from, offset)
  const end =
    arrives === today
      ? after(latest(paidAt, atHour(today, terms.workFrom, offset)), hours)
      : after(from, hours - hoursLeft(paidAt, terms, offset))
  return { from, to: earliest(downToStep(end), atHour(arrives, terms.workTo, offset)) }
}

const nextWorkingDay = (paidAt: Instant, terms: DeliveryTerms, offset: ZoneOffset): Window => {
  const from = atHour(dayFrom(wallDay(paidAt, offset) + 1), terms.workFrom, offset)
  return { from, to: latest(after(from, minWindowHours), lastWorkingHour(after(paidAt, terms.deliveryHours), terms, offset)) }
}

/** Whether an order of that instant goes out at once: placed on a day off, or before the hour of a working day. */
const isEarly = (instant: Instant, before: number, offset: ZoneOffset): boolean =>
  !isWorkingDay(wallDay(instant, offset)) || clock(instant, offset) < before

const inTheCity = (placedAt: Instant, paidAt: Instant, terms: DeliveryTerms, offset: ZoneOffset): Window => {
  const isPaidLater = wallDay(placedAt, offset) < wallDay(paidAt, offset)
  const countsFrom = isPaidLater ? [placedAt, paidAt] : [placedAt]
  const rule = terms.sameDay
  return rule !== null && countsFrom.some((instant) => isEarly(instant, rule.before, offset))
    ? sameDay(paidAt, rule.hours, terms, offset)
    : nextWorkingDay(paidAt, terms, offset)
}

const inTheAimags = (paidAt: Instant, terms: DeliveryTerms, offset: ZoneOffset): Window => ({
  from: nextOpening(after(paidAt, terms.countryHours.from), terms, offset, everyDay),
  to: lastBefore(after(paidAt, terms.countryHours.to), terms, offset),
})

const afterMaking = (paidAt: Instant, terms: DeliveryTerms, offset: ZoneOffset): Window => {
  const today = wallDay(paidAt, offset)
  return {
    from: atHour(dayFrom(today + terms.madeToOrderDays.from), terms.workFrom, offset),
    to: atHour(workingDayUntil(today + terms.madeToOrderDays.to), terms.workTo, offset),
  }
}

/**
 * Promised delivery window: at least two hours, on whole half hours, within working hours, and never later than the hours of the
 * specification. In the city deliveries run from Monday to Friday, so an order of Friday afternoon or of the weekend arrives on
 * Monday; an order that is paid on a later day counts as placed on it. In the aimags the hours of the terms hold on every day. Specification
 * §9, W9; which sentence has precedence: `docs/decisions/0035-one-rule-a-moment.md`.
 */
export const arrival = (delivery: Delivery, terms: DeliveryTerms, offset: ZoneOffset = ulaanbaatar): Window => {
  const { kind, placedAt } = delivery
  const paidAt = latest(delivery.paidAt, placedAt)
  switch (kind) {
    case "madeToOrder":
      return afterMaking(paidAt, terms, offset)
    case "country":
      return inTheAimags(paidAt, terms, offset)
    case "city":
      return inTheCity(placedAt, paidAt, terms, offset)
    default:
      return kind satisfies never
  }
}
