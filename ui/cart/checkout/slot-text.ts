/** Chosen time of a delivery as text: «маргааш 14:00–18:00». */
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { formatDay } from "#domain/rules/texts/dates.ts"
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"

export const hoursText = ({ from, to }: Pick<DeliverySlot, "from" | "to">): string => `${from}:00–${to}:00`

export const slotText = (slot: DeliverySlot, now: Instant, locale: Locale): string => {
  const at = parsePickerDate(slot.day)
  return `${at === null ? slot.day : formatDay(at, now, locale)} ${hoursText(slot)}`
}
