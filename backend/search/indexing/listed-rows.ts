/** Default listing filter (V3) as a condition on `search_entries e`; the contract compares it with the filter of search requests. */
import { listedAbove } from "#domain/rules/catalogue/listing-filter.ts"

/** `now` is the SQL parameter of the present moment, such as `$1`. */
export const listedRows = (now: string): string =>
  `e.selling_price > ${listedAbove} and e.on_hand > 0 and e.available_on <= ${now}::timestamptz and e.has_image`
