/** Dates and sizes of a stay in words, as carts, orders, letters and e-tickets say them. E29. */
import type { Locale } from "#domain/entities/locale.ts"
import { phrases } from "#domain/languages/phrases.ts"
import { pickerDate } from "./stay-dates.ts"
import type { RequestedStay } from "./stay-refusal.ts"

/** `2026/11/27 – 2026/11/30, 3 nights, 2 guests, 1 room`. */
export const stayText = ({ arrives, leaves, rooms, guests }: RequestedStay, locale: Locale): string =>
  [`${pickerDate(arrives)} – ${pickerDate(leaves)}`, ...phrases[locale].stay({ nights: leaves - arrives, guests, rooms })].join(", ")
