/** The words of the shop: the same sentences in both languages, and one for everything that the machines say. */
import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import type * as Parser from "@formatjs/icu-messageformat-parser"
import { describe, expect, it } from "vitest"
import { CouponStatus } from "#domain/entities/wallet/coupon.ts"
import { PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import { SuggestionStatus } from "#domain/entities/offers/price-suggestion.ts"
import { couponMessageKey } from "#domain/rules/wallet/coupons.ts"
import { paymentStatus, shipmentStatus, statusMessageKey } from "#domain/rules/orders/order-status.ts"
import { suggestionMessageKey } from "#domain/rules/offers/status-message-keys.ts"

// Past the alias by which browsers go without a parser.
const { isArgumentElement, isPluralElement, isPoundElement, isTagElement, parse } = createRequire(import.meta.url)("@formatjs/icu-messageformat-parser") as typeof Parser

const root = fileURLToPath(new URL("../../", import.meta.url))
const groups = readdirSync(`${root}ui/messages/mn`).map((file) => file.replace(".json", ""))
type Messages = Readonly<Record<string, string>>

const read = (locale: "mn" | "en", group: string): Messages =>
  JSON.parse(readFileSync(`${root}ui/messages/${locale}/${group}.json`, "utf8")) as Messages

/** What a sentence tells: the names in its braces and tags. A number that only decides between one and many is not told; `#` is. */
const placeholders = (elements: ReadonlyArray<Parser.MessageFormatElement>, number = ""): ReadonlyArray<string> =>
  elements.flatMap((element) => {
    if (isArgumentElement(element)) return [element.value]
    if (isPoundElement(element)) return [number]
    if (isTagElement(element)) return [`<${element.value}>`, ...placeholders(element.children, number)]
    if (isPluralElement(element)) return Object.values(element.options).flatMap(({ value }) => placeholders(value, element.value))
    return []
  })

const names = (message: string): ReadonlyArray<string> => [...new Set(placeholders(parse(message)))].toSorted()

const filesUnder = (folder: string): ReadonlyArray<string> =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, "utf8"))

describe("the words of the shop", () => {
  for (const group of groups) {
    const mn = read("mn", group)
    const en = read("en", group)

    it(`say the same things in both languages (${group})`, () => {
      expect(Object.keys(en).toSorted()).toEqual(Object.keys(mn).toSorted())
    })

    it(`tell the same in both languages (${group})`, () => {
      const differing = Object.keys(mn).filter((key) => key in en && names(mn[key] ?? "").join() !== names(en[key] ?? "").join())
      expect(differing).toEqual([])
    })

    it(`leave nothing blank (${group})`, () => {
      expect(Object.entries({ ...mn, ...en }).filter(([, message]) => message.trim() === "")).toEqual([])
    })
  }

  it("keep each sentence in one group only", () => {
    const keys = groups.flatMap((group) => Object.keys(read("mn", group)))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it("have a sentence, in both languages, for every key that a rule of the domain can give", () => {
    const written = [...filesUnder("domain/rules"), ...filesUnder("domain/entities")].flatMap((source) =>
      [...source.matchAll(/"((?:address|contact|quote|review|stock|suggest|v|wallet)\.[a-z_.]+)"/g)].map(([, key = ""]) => key),
    )
    const given = [
      ...written,
      ...CouponStatus.literals.flatMap((status) => [couponMessageKey("coupon", status), couponMessageKey("voucher", status)]),
      ...SuggestionStatus.literals.map(suggestionMessageKey),
      ...PaymentState.literals.map((state) => statusMessageKey(paymentStatus(state))),
      ...ShipmentState.literals.map((state) => statusMessageKey(shipmentStatus(state))),
    ]
    expect(written.length).toBeGreaterThan(50)
    for (const locale of ["mn", "en"] as const) {
      const known = new Set(groups.flatMap((group) => Object.keys(read(locale, group))))
      expect(given.filter((key) => !known.has(key)), locale).toEqual([])
    }
  })

  it("have a sentence for every key that a machine says", () => {
    const known = new Set(groups.flatMap((group) => Object.keys(read("mn", group))))
    const keys = filesUnder("machines").flatMap((source) => [...source.matchAll(/\bkey: "([a-z][\w.]+)"/gi)].map(([, key]) => key ?? ""))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })
})
