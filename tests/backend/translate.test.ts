/** Messages of the backend in both languages. */
import { describe, expect, it } from "vitest"
import { en } from "#backend/texts/en.ts"
import { mn } from "#backend/texts/mn.ts"
import { localeOf, formatMessage } from "#backend/texts/format-message.ts"

const holes = (text: string): ReadonlyArray<string> => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted()

describe("message", () => {
  it("has the same placeholders in both languages", () => {
    for (const [key, text] of Object.entries(mn)) expect([key, holes(en[key as keyof typeof mn])]).toEqual([key, holes(text)])
  })

  it("gets its values", () => {
    expect(formatMessage("en", { key: "stock.left", values: { left: 3 } })).toBe("Not enough in stock. Only 3 left.")
  })
})

describe("locale of a request", () => {
  it.each([
    [null, "mn"],
    ["", "mn"],
    ["en", "en"],
    ["en-GB,en;q=0.9", "en"],
    ["de,fr;q=0.8", "mn"],
    ["en;q=0.5,mn;q=0.9", "mn"],
    ["de,en;q=0.3", "en"],
  ])("of %s is %s", (header, locale) => {
    expect(localeOf(header)).toBe(locale)
  })
})
