/** Delivery windows. Specification §9, W9; `arrival` joins its sentences into one rule. */
import type { Instant } from "#domain/entities/ids.ts"
import { atHour, hour, millisecondsOf, instantOf, ulaanbaatar, wallDay, weekdayOf } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"
import { deliveryTerms, type DeliveryTerms } from "./delivery-terms.ts"

/** Within the capital, to the aimags, or made to order. */
export type DeliveryKind = "city" | "country" | "madeToOrder"

/** Whether a product is made after it is ordered. */
export const isMadeToOrder = ({ badges }: { readonly badges: ReadonlyArray<string> }): boolean => badges.includes("made_to_order")

/** Kind of the delivery of an order or product: one item made to order makes the whole wait. */
export const deliveryKind = (isMadeToOrder: boolean, isToCapital: boolean): DeliveryKind => {
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

/** The day if it is a working day, otherwise the next Monday. Days count from 1970. */
const workingDay = (dayNumber: number): number => (isWorkingDay(dayNumber) ? dayNumber : workingDay(dayNumber + 1))

/** Hours since local midnight, with fractions. */
const clock = (instant: Instant, offset: ZoneOffset): number =>
  (millisecondsOf(instant) - millisecondsOf(atHour(wallDay(instant, offset), 0, offset))) / hour

/** First instant at or after `instant` within working hours. */
const nextOpening = (instant: Instant, terms: DeliveryTerms, offset: ZoneOffset): Instant => {
  const today = wallDay(instant, offset)
  const tooLate = clock(instant, offset) > terms.workTo
  const goesOut = workingDay(tooLate ? today + 1 : today)
  if (goesOut > today) return atHour(goesOut, terms.workFrom, offset)
  return clock(instant, offset) < terms.workFrom ? atHour(today, terms.workFrom, offset) : instant
}

/** Last instant within working hours of a promise that ends at `instant`. */
const latestArrival = (instant: Instant, terms: DeliveryTerms, offset: ZoneOffset): Instant => {
  const hours = Math.min(terms.workTo, Math.max(terms.workFrom, clock(instant, offset)))
  return atHour(workingDay(wallDay(instant, offset)), hours, offset)
}

const after = (instant: Instant, hours: number): Instant => instantOf(millisecondsOf(instant) + hours * hour)

const latest = (one: Instant, other: Instant): Instant => (millisecondsOf(one) >= millisecondsOf(other) ? one : other)

/** Same-day window: five hours from payment or opening, moved to the next working day where closing time cuts it. */
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
  return { from, to: latest(from, latestArrival(after(paidAt, terms.deliveryHours), terms, offset)) }
}

/** Promised delivery window, always within working hours. Deliveries run from Monday to Friday, so an order of Friday afternoon or of the weekend arrives on Monday. Specification §9, W9. */
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
    return { from, to: latest(from, latestArrival(after(paidAt, terms.countryHours.to), terms, offset)) }
  }
  const weekend = !isWorkingDay(wallDay(placedAt, offset))
  return weekend || clock(placedAt, offset) < terms.sameDayBefore
    ? sameDay(paidAt, terms, offset)
    : nextWorkingDay(paidAt, terms, offset)
}

/** Hours from payment until an order leaves the warehouse. Specification §9, W9. */
export const shippingHours = {
  fast: { from: 0, to: 24 },
  usual: { from: 0, to: 48 },
  slow: { from: 48, to: 72 },
} as const
export type ShippingSpeed = keyof typeof shippingHours

/** Speed at which an order leaves to arrive in time: the first that reaches the arrival; `null` for what is made first. */
export const shippingSpeed = (delivery: Delivery, terms: DeliveryTerms = deliveryTerms, offset: ZoneOffset = ulaanbaatar): ShippingSpeed | null => {
  if (delivery.kind === "madeToOrder") return null
  const paidAt = latest(delivery.paidAt, delivery.placedAt)
  const hours = (millisecondsOf(arrival(delivery, terms, offset).from) - millisecondsOf(paidAt)) / hour
  if (hours <= shippingHours.fast.to) return "fast"
  return hours <= shippingHours.usual.to ? "usual" : "slow"
}
