/** Promises in messages: their figures are arguments that rules fill, so that a changed rule changes every screen. */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { en as shopEn } from "#backend/texts/en.ts"
import { mn as shopMn } from "#backend/texts/mn.ts"

const root = fileURLToPath(new URL("../../ui/messages/", import.meta.url))
const messagesOf = (locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...readdirSync(`${root}${locale}`).map((file) => JSON.parse(readFileSync(`${root}${locale}/${file}`, "utf8")) as object))
const messages = { mn: { ...messagesOf("mn"), ...shopMn }, en: { ...messagesOf("en"), ...shopEn } }

/** A figure followed by a unit of time, in either language. */
const time = /\d[\d:]*\s*(?:-|–)?\s*(?:цаг|хоног|өдөр|өдр|минут|сар(?![а-яөү])|hours?|days?|minutes?|weeks?|months?)/iu
/** Messages of promises by their keys: arrival, shipping, returns, refunds, receipts, times to pay and to cancel. */
const promises = /^(?:home\.(?:hero\.text|promise)|term\.(?:delivery|returns)|footer\.delivery|cart\.(?:facts|line\.madeToOrder)|checkout\.(?:deadline|cancelTerms|terms\.returns|promise)|receipt\.(?:lead|by)|refund\.|payment\.(?:time|overdue|refunded|paid|until)|order\.(?:cancel|refund|returns|when)|letter\.paid)/u

const outsideArguments = (message: string): string => message.replaceAll(/\{[^{}]*\}/gu, "")

describe.each(Object.entries(messages))("the promises in %s", (_, all) => {
  it("hold no figure of their own [W8] [W9] [W10] [W11]", () => {
    const own = Object.entries(all).filter(([key, message]) => promises.test(key) && /\d/u.test(outsideArguments(message)))
    expect(own).toEqual([])
  })

  it("and all other messages but those of fields name no time of their own", () => {
    expect(Object.entries(all).filter(([key, message]) => !key.startsWith("v.") && time.test(outsideArguments(message)))).toEqual([])
  })

  it("are found by their keys", () => {
    expect(Object.keys(all).filter((key) => promises.test(key)).length).toBeGreaterThan(40)
  })
})
