/** Colours by their names, as the demo's goods have them. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { knownColour } from "#domain/rules/catalogue/known-colours.ts"

describe("a known colour", () => {
  it("is found by its name in any language, however its letters are cased", () => {
    expect(knownColour("ХАР  ХӨХ")).toEqual({ names: { mn: "Хар хөх", en: "Navy" }, hex: "#1B2A49" })
    expect(knownColour(" navy ")).toEqual(knownColour("хар хөх"))
  })

  it("is none of a pattern or another word", () => {
    expect(["Хар судалтай", "Цэцгэн", ""].map(knownColour)).toEqual([null, null, null])
  })

  it("has the names and the hex value of the demo's goods", () => {
    const cells = readFileSync("data/products.csv", "utf8").matchAll(/,colour,[^,\n]+,([^,\n]+),([^,\n]+),(#[0-9A-F]{6}),/g)
    const colours = new Map([...cells].map(([, mn = "", en = "", hex = ""]) => [mn, { names: { mn, en }, hex }]))
    expect(colours.size).toBeGreaterThan(10)
    for (const [mn, colour] of colours) expect(knownColour(mn)).toEqual(colour)
  })
})
