/** Days and hours that a shopper may choose for a delivery, within work hours and 9:00–22:00. Specification §5, V2; §9, W9, W12. */
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { dateWindow } from "#domain/rules/forms/date-window.ts"
import { atHour, isBefore, ulaanbaatar, wallDay, type ZoneOffset } from "#domain/rules/instants.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"
import { arrival, isWorkingDay, type Delivery, type DeliveryKind, type Window } from "./delivery.ts"
import type { DeliveryTerms } from "./delivery-terms.ts"

/** Hours at which one slot ends and the next begins. */
const slotBounds: ReadonlyArray<number> = [14, 18]

/** Working days that can be chosen from the first possible one. */
const daysToChoose = 5

type Hours = { readonly from: number; readonly to: number }

/** Slots of a day, in hours. */
export const slotHours = ({ workFrom, workTo }: Pick<DeliveryTerms, "workFrom" | "workTo">): ReadonlyArray<Hours> => {
  const opening = Math.max(workFrom, dateWindow.from)
  const closing = Math.min(workTo, dateWindow.to)
  const bounds = [opening, ...slotBounds.filter((bound) => bound > opening && bound < closing), closing]
  return bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? opening, to }))
}

export type DeliveryDay = {
  /** Midnight, for its name. */
  readonly at: Instant
  readonly day: DeliverySlot["day"]
  /** All slots of the day; one that is too early is not offered. */
  readonly slots: ReadonlyArray<Hours & { readonly isOffered: boolean }>
}

/**
 * Working days with at least one slot for an order that is paid at `now`. A slot is offered if it ends no earlier than the
 * promised window; for what is made to order, from the first day of that window on.
 */
export const deliveryDays = (
  kind: DeliveryKind,
  now: Instant,
  terms: DeliveryTerms,
  offset: ZoneOffset = ulaanbaatar,
): ReadonlyArray<DeliveryDay> => {
  const promise = arrival({ kind, placedAt: now, paidAt: now }, terms, offset)
  const earliest = kind === "madeToOrder" ? promise.from : promise.to
  const first = wallDay(earliest, offset)
  // Two weeks hold the days to choose, whatever weekday they begin on.
  const last = kind === "madeToOrder" ? wallDay(promise.to, offset) : first + 13
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter(isWorkingDay)
    .map((day): DeliveryDay => {
      const at = atHour(day, 0, offset)
      const slots = slotHours(terms).map((hours) => ({ ...hours, isOffered: !isBefore(atHour(day, hours.to, offset), earliest) }))
      return { at, day: formatDate(at, defaultLocale, "picker", offset), slots }
    })
    .filter(({ slots }) => slots.some(({ isOffered }) => isOffered))
    .slice(0, kind === "madeToOrder" ? undefined : daysToChoose)
}

/** Whether a slot can still be chosen at `now`. */
export const isSlotOffered = (
  slot: DeliverySlot,
  kind: DeliveryKind,
  now: Instant,
  terms: DeliveryTerms,
  offset: ZoneOffset = ulaanbaatar,
): boolean =>
  deliveryDays(kind, now, terms, offset).some(
    ({ day, slots }) => day === slot.day && slots.some(({ from, to, isOffered }) => isOffered && from === slot.from && to === slot.to),
  )

/** Instants of a slot; `null` for an impossible day. */
export const slotWindow = ({ day, from, to }: DeliverySlot, offset: ZoneOffset = ulaanbaatar): Window | null => {
  const midnight = parsePickerDate(day, offset)
  if (midnight === null) return null
  const wall = wallDay(midnight, offset)
  return { from: atHour(wall, from, offset), to: atHour(wall, to, offset) }
}

/** Window of a placed order: its slot if it was paid before that begins, otherwise the earliest. */
export const promisedWindow = (
  delivery: Delivery,
  slot: DeliverySlot | null,
  terms: DeliveryTerms,
  offset: ZoneOffset = ulaanbaatar,
): Window => {
  const chosen = slot === null ? null : slotWindow(slot, offset)
  return chosen !== null && isBefore(delivery.paidAt, chosen.from) ? chosen : arrival(delivery, terms, offset)
}
