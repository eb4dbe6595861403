/** Dates and sizes of a stay in words, as carts, orders, letters and e-tickets say them. E29. */
import type { Locale } from "#domain/entities/locale.ts"
import { pickerDate } from "./stay-dates.ts"
import type { RequestedStay } from "./stay-refusal.ts"

const english = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`

/** `2026/11/27 – 2026/11/30, 3 nights, 2 guests, 1 room`. */
export const stayText = ({ arrives, leaves, rooms, guests }: RequestedStay, locale: Locale): string => {
  const nights = leaves - arrives
  const sizes = locale === "en" ? [english(nights, "night"), english(guests, "guest"), english(rooms, "room")] : [`${nights} шөнө`, `${guests} хүн`, `${rooms} өрөө`]
  return [`${pickerDate(arrives)} – ${pickerDate(leaves)}`, ...sizes].join(", ")
}
