/** Messages of screens and of the backend in both languages, and the keys of those that are promises. */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { ownTexts } from "#backend/texts/texts.ts"

export type Messages = Readonly<Record<string, string>>

const root = fileURLToPath(new URL("../../ui/messages/", import.meta.url))
const messagesOf = (locale: string): Messages =>
  Object.assign(
    {},
    ...readdirSync(`${root}${locale}`).map((file) => JSON.parse(readFileSync(`${root}${locale}/${file}`, "utf8")) as object),
  )

export const messages = { mn: { ...messagesOf("mn"), ...ownTexts("mn") }, en: { ...messagesOf("en"), ...ownTexts("en") } }

/** Beginnings of the keys of promises: arrival, shipping, pick-up, returns, refunds, receipts, times to pay and to cancel. */
const promiseKeys = [
  "home.(?:hero.text|promise)",
  "term.(?:delivery|returns)",
  "footer.delivery",
  "cart.(?:facts|lease|line.madeToOrder)",
  "checkout.(?:deadline|cancelTerms|terms.returns|promise)",
  "delivery.(?:madeToOrder|at)",
  "pickup.(?:ready|terms|window)",
  "receipt.(?:lead|by)",
  "refund.",
  "payment.(?:time|overdue|refunded|paid|until)",
  "order.(?:cancel|refund|returns|when)",
  "return.(?:until|time|next|money)",
  "hotel.cancel",
  "method.note.lease",
  "summary.(?:earned|missing)",
  "letter.paid",
]

/** Matches the key of a promise. */
export const promises = new RegExp(`^(?:${promiseKeys.join("|").replaceAll(".", String.raw`\.`)})`, "u")

/** A message without its arguments. */
export const outsideArguments = (message: string): string => message.replaceAll(/\{[^{}]*\}/gu, "")
