/** Message files: equal keys and placeholders in both languages, and a message for every key in use. */
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
import { catalogue } from "./message-catalogue.ts"

// Bypasses the alias that leaves the parser out of browser builds.
const { isArgumentElement, isPluralElement, isPoundElement, isTagElement, parse } = createRequire(import.meta.url)(
  "@formatjs/icu-messageformat-parser",
) as typeof Parser

const root = fileURLToPath(new URL("../../", import.meta.url))
const groups = readdirSync(`${root}ui/messages/mn`).map((file) => file.replace(".json", ""))
type Messages = Readonly<Record<string, string>>

const read = (locale: "mn" | "en", group: string): Messages =>
  JSON.parse(readFileSync(`${root}ui/messages/${locale}/${group}.json`, "utf8")) as Messages

/** Placeholders and tags of a message. The number of a plural counts only where `#` shows it. */
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

describe("message files", () => {
  for (const group of groups) {
    const mn = read("mn", group)
    const en = read("en", group)

    it(`have the same keys in both languages (${group})`, () => {
      expect(Object.keys(en).toSorted()).toEqual(Object.keys(mn).toSorted())
    })

    it(`have the same placeholders in both languages (${group})`, () => {
      const differing = Object.keys(mn).filter((key) => key in en && names(mn[key] ?? "").join() !== names(en[key] ?? "").join())
      expect(differing).toEqual([])
    })

    it(`have no blank message (${group})`, () => {
      expect(Object.entries({ ...mn, ...en }).filter(([, message]) => message.trim() === "")).toEqual([])
    })
  }

  it("have no numbers and dates to format, which domain rules do", () => {
    const formatted = groups
      .flatMap((group) => Object.entries({ ...read("mn", group), ...read("en", group) }))
      .filter(([, message]) => /\{\s*\w+\s*,\s*(?:number|date|time)\b/u.test(message))
    expect(formatted).toEqual([])
  })

  it("name the facts of a product differently", () => {
    for (const locale of ["mn", "en"] as const) {
      const facts = Object.entries(read(locale, "product")).filter(([key]) =>
        /^product\.(brand|category|unit|sku|vendor|price\.\w+)$/u.test(key),
      )
      expect(facts.length).toBeGreaterThan(7)
      expect(new Set(facts.map(([, name]) => name)).size).toBe(facts.length)
    }
  })

  it("have each key of the catalogue for one of its messages [X7]", () => {
    const keys = catalogue.flatMap(([, keysOfMessage]) => keysOfMessage)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it("have typographic apostrophes in English", () => {
    const straight = groups.flatMap((group) => Object.entries(read("en", group))).filter(([, message]) => /\w'\w/u.test(message))
    expect(straight).toEqual([])
  })

  it("have each key in one group only", () => {
    const keys = groups.flatMap((group) => Object.keys(read("mn", group)))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it("have every key that a domain rule returns, in both languages", () => {
    const written = [...filesUnder("domain/rules"), ...filesUnder("domain/entities")].flatMap((source) =>
      [...source.matchAll(/"((?:address|contact|quote|review|stock|suggest|v|wallet)\.[a-z_.]+)"/g)].map(([, key = ""]) => key),
    )
    const given = [
      ...written,
      ...CouponStatus.literals.flatMap((status) => [couponMessageKey("coupon", status), couponMessageKey("voucher", status)]),
      ...SuggestionStatus.literals.map((status) => `suggest.status.${status}`),
      ...PaymentState.literals.map((state) => statusMessageKey(paymentStatus(state))),
      ...ShipmentState.literals.map((state) => statusMessageKey(shipmentStatus(state))),
    ]
    expect(written.length).toBeGreaterThan(50)
    for (const locale of ["mn", "en"] as const) {
      const known = new Set(groups.flatMap((group) => Object.keys(read(locale, group))))
      expect(
        given.filter((key) => !known.has(key)),
        locale,
      ).toEqual([])
    }
  })

  it("have every key that a machine names", () => {
    const known = new Set(groups.flatMap((group) => Object.keys(read("mn", group))))
    const keys = filesUnder("machines").flatMap((source) => [...source.matchAll(/\bkey: "([a-z][\w.]+)"/gi)].map(([, key]) => key ?? ""))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })

  it("have every notice among the messages of the shell, since it is shown on whatever page comes next", () => {
    const shell = new Set(Object.keys(read("mn", "shell")))
    const keys = filesUnder("machines").flatMap((source) =>
      [...source.matchAll(/\braised\("\w+", \{ key: "([a-z][\w.]+)"/gi)].map(([, key]) => key ?? ""),
    )
    expect(keys).toContain("picture.changed")
    expect(keys.filter((key) => !shell.has(key))).toEqual([])
  })
})
