/** Messages of the backend in every language. */
import { describe, expect, it } from "vitest"
import { defaultLocale, locales } from "#domain/entities/locale.ts"
import { localeOf, formatMessage } from "#backend/texts/format-message.ts"
import { ownTexts } from "#backend/texts/texts.ts"

const holes = (text: string): ReadonlyArray<string> => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted()

describe("message", () => {
  const holesOf = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, holes(text)]))

  it.each(locales)("is there in %s, with the same placeholders", (locale) => {
    expect(holesOf(ownTexts(locale))).toEqual(holesOf(ownTexts(defaultLocale)))
  })

  it("has its values in place of its placeholders", () => {
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
