import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatNumber, formatPerMille, formatTugrik, minus, parseTugrik, tugrikSign } from "#domain/rules/texts/money.ts"
import { holds } from "#tests/laws.ts"

const whole = fc.oneof(fc.integer(), fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }))

describe("the text of an amount", () => {
  it("has its sign behind it and commas between thousands [I2]", () => {
    expect(formatTugrik(0)).toBe("0₮")
    expect(formatTugrik(999)).toBe("999₮")
    expect(formatTugrik(129_000)).toBe("129,000₮")
    expect(formatTugrik(1_234_567)).toBe("1,234,567₮")
    expect(tugrikSign).toBe("₮")
  })

  it("has a minus sign before a negative amount", () => {
    expect(formatTugrik(-20_000)).toBe("\u221220,000₮")
    expect(minus).toBe("\u2212")
    expect(formatTugrik(-0)).toBe("0₮")
  })

  it("can be parsed again", () => {
    holds(fc.property(whole, (value) => parseTugrik(formatTugrik(value)) === value))
  })
})

describe("the text of a number", () => {
  it("leaves the fraction ungrouped", () => {
    expect(formatNumber(1234567.8912)).toBe("1,234,567.8912")
  })

  it("is a percentage for a rate", () => {
    expect(formatPerMille(18)).toBe("1.8%")
    expect(formatPerMille(300)).toBe("30%")
  })

  it("never has more than three digits in a row", () => {
    holds(fc.property(whole, (value) => !/\d{4}/.test(formatNumber(value))))
  })
})

describe("a typed amount", () => {
  it("may be grouped in every Mongolian style", () => {
    for (const text of ["129000", "129,000₮", "129'000", "129’000 ₮", " 129 000 "]) expect(parseTugrik(text)).toBe(129_000)
    expect(parseTugrik("-500")).toBe(-500)
    expect(parseTugrik("−500₮")).toBe(-500)
  })

  it("is refused when not an integer", () => {
    for (const text of ["", "₮", "12.5", "1e5", "зуу", "12a", "-", "1234567890123456"]) expect(parseTugrik(text)).toBeNull()
  })
})
