/** Dates, guests and rooms of a stay as text, for carts, orders, letters and e-tickets. E29. */
import type { Locale } from "#domain/entities/locale.ts"
import { phrases } from "#domain/languages/phrases.ts"
import { pickerDate } from "./stay-dates.ts"
import type { RequestedStay } from "./stay-refusal.ts"

/** Text of a stay: `2026/11/27 – 2026/11/30, 3 nights, 2 guests, 1 room`. */
export const stayText = ({ arrives, leaves, rooms, guests }: RequestedStay, locale: Locale): string =>
  [`${pickerDate(arrives)} – ${pickerDate(leaves)}`, ...phrases[locale].stay({ nights: leaves - arrives, guests, rooms })].join(", ")
