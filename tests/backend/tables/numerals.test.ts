/** Meaning of signs in the numbers of a file: what its other numbers prove, and what stays ambiguous. */
import { describe, expect, it } from "vitest"
import { collectProofs, meaningsOf, readNumeral, type Sign } from "#backend/tables/numerals.ts"
import type { Separator } from "#backend/tables/text-table.ts"

/** The first of the numbers of a file: its value, or both of its readings. */
const firstOf = (numbers: ReadonlyArray<string>, separator: Separator = ",", decimal: Sign | null = null) => {
  const { proofs, add } = collectProofs()
  for (const number of numbers) add(number)
  const read = readNumeral(numbers[0] ?? "", meaningsOf(proofs, separator, decimal))
  if (read?.kind === "twofold") return `${read.thousands} or ${read.units}`
  return read === null ? null : Number(`${read.whole}.${read.fraction || "0"}`)
}

describe("a number that has two readings", () => {
  it.each([
    ["another has two points", ["129.000", "1.290.000"]],
    ["another has a point and a decimal comma", ["129.000", "1.290,50"]],
    ["another has a decimal comma", ["129.000", "19 900,00"]],
  ])("is thousands where %s", (_, numbers) => {
    expect(firstOf(numbers)).toBe(129_000)
  })

  it.each<readonly [string, ReadonlyArray<string>, Separator]>([
    ["nothing else decides it", ["129.000", "500"], ","],
    ["all numbers are like it", ["129.000", "15.000"], ";"],
    ["fractions have a point elsewhere", ["129.000", "12.50"], ","],
    ["points are used in both ways", ["129.000", "1.290.000", "12.50"], ","],
    ["fractions have a comma, and so has it", ["129,000", "19900,00"], ","],
    ["semicolons separate the cells, and it has a comma", ["129,000"], ";"],
  ])("has both readings where %s", (_, numbers, separator) => {
    expect(firstOf(numbers, separator)).toBe("129000 or 129")
  })

  it("is thousands with a comma where commas or tabs separate the cells", () => {
    expect([firstOf(["129,000"], ","), firstOf(["129,000"], "\t")]).toEqual([129_000, 129_000])
  })

  it("keeps a fraction in its second reading", () => {
    expect([firstOf(["19.900"]), firstOf(["19900.050"])]).toEqual(["19900 or 19.9", "19900050 or 19900.05"])
  })

  it("is what the operator says", () => {
    expect([firstOf(["129.000"], ",", ","), firstOf(["129.000"], ",", ".")]).toEqual([129_000, 129])
    expect([firstOf(["129,000"], ";", "."), firstOf(["129,000"], ";", ",")]).toEqual([129_000, 129])
  })
})

describe("a number", () => {
  it.each([
    ["129 000", 129_000],
    ["129\u00A0000,50", 129_000.5],
    ["45 000 төг", 45_000],
    ["45000төгрөг", 45_000],
    ["1.290.000,5", 1_290_000.5],
    ["MNT", null],
    ["1.290.00", null],
  ])("%s is %d", (cell, value) => {
    expect(firstOf([cell], ";")).toBe(value)
  })
})
