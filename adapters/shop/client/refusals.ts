/** Shopper-friendly messages for refusals and failures that the API words for programmers, or not at all. Specification X2. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { phrases } from "#domain/languages/phrases.ts"

/** The API's message when nothing ships to the chosen address. */
const noShippingRates = "We are unable to calculate shipping rates for the selected items."

/** Message for a failure (5xx) of which the shop says nothing itself; `phone` is its number, where it is known. */
export const failureText = (locale: Locale, phone: string | null): string => phrases[locale].refusals.failure(phone)

/** Message for a refusal: `text` as the API returned it, `code` as `error-message.ts` read it. */
export const refusalText = (text: string | null, code: string | null, locale: Locale): string => {
  if (code === "invalid_grant") return phrases[locale].refusals.wrongLogin
  if (text === noShippingRates) return phrases[locale].refusals.noShippingRates
  return text ?? phrases[locale].refusals.silent
}

/** `Missing` for a page of a feature that the site has turned off. */
export const missingWhereOff = ({ status }: { readonly status: number }): Problem | null => (status === 403 ? { _tag: "Missing" } : null)
