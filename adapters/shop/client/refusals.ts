/** Shopper-friendly messages for refusals that the API words for programmers. Specification X2. */
import type { Locale } from "#domain/entities/locale.ts"

/** The API's message when nothing ships to the chosen address. */
const noShippingRates = "We are unable to calculate shipping rates for the selected items."

const codes = {
  wrongLogin: { mn: "Нэвтрэх нэр эсвэл нууц үг буруу байна", en: "The login or password is wrong" },
  noShippingRates: { mn: "Хүргэлтийн байршлаа дахин сонгоно уу", en: "Please choose the delivery location again" },
  silent: { mn: "Дэлгүүр энэ хүсэлтийг хүлээж авсангүй", en: "The shop did not accept this request" },
} as const satisfies Record<string, Record<Locale, string>>

/** Message for a refusal: `text` as the API returned it, `code` as `error-message.ts` read it. */
export const refusalText = (text: string | null, code: string | null, locale: Locale): string => {
  if (code === "invalid_grant") return codes.wrongLogin[locale]
  if (text === noShippingRates) return codes.noShippingRates[locale]
  return text ?? codes.silent[locale]
}
