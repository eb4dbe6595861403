/** Messages of both languages, of screens and of the shop's answers, and which of them are promises. */
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

/** Messages of promises by their keys: arrival, shipping, pick-up, returns, refunds, receipts, times to pay and to cancel. */
export const promises =
  /^(?:home\.(?:hero\.text|promise)|term\.(?:delivery|returns)|footer\.delivery|cart\.(?:facts|lease|line\.madeToOrder)|checkout\.(?:deadline|cancelTerms|terms\.returns|promise)|delivery\.(?:madeToOrder|at)|pickup\.(?:ready|terms|window)|receipt\.(?:lead|by)|refund\.|payment\.(?:time|overdue|refunded|paid|until)|order\.(?:cancel|refund|returns|when)|return\.(?:until|time|next|money)|hotel\.cancel|method\.note\.lease|summary\.earned|letter\.paid)/u

/** A message without its arguments. */
export const outsideArguments = (message: string): string => message.replaceAll(/\{[^{}]*\}/gu, "")
