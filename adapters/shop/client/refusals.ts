/** Shopper-friendly messages for refusals and failures that the API words for programmers, or not at all. Specification X2. */
import type { Locale } from "#domain/entities/locale.ts"

/** The API's message when nothing ships to the chosen address. */
const noShippingRates = "We are unable to calculate shipping rates for the selected items."

const codes = {
  wrongLogin: { mn: "Нэвтрэх нэр эсвэл нууц үг буруу байна", en: "The username or password is incorrect" },
  noShippingRates: { mn: "Хүргэлтийн байршлаа дахин сонгоно уу", en: "Please choose the delivery location again" },
  silent: { mn: "Дэлгүүр энэ хүсэлтийг хүлээж авсангүй", en: "The shop did not accept this request" },
} as const satisfies Record<string, Record<Locale, string>>

const failures = {
  mn: "Алдаа манай талаас гарлаа. Түр хүлээгээд дахин оролдоно уу",
  en: "The fault is on our side. Please try again in a moment",
} as const satisfies Record<Locale, string>
const orCall = { mn: " эсвэл {phone} дугаарт залгаарай", en: ", or call {phone}" } as const satisfies Record<Locale, string>

/** Message for a failure (5xx) of which the shop says nothing itself; `phone` is its number, where it is known. */
export const failureText = (locale: Locale, phone: string | null): string => `${failures[locale]}${phone === null ? "" : orCall[locale].replace("{phone}", phone)}.`

/** Message for a refusal: `text` as the API returned it, `code` as `error-message.ts` read it. */
export const refusalText = (text: string | null, code: string | null, locale: Locale): string => {
  if (code === "invalid_grant") return codes.wrongLogin[locale]
  if (text === noShippingRates) return codes.noShippingRates[locale]
  return text ?? codes.silent[locale]
}
