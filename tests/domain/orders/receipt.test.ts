import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { isReceiptNumber, receiptBy, receiptDays, taxParts, vatPart, vatPerMille } from "#domain/rules/orders/receipt.ts"
import { readTaxOfficeTime } from "#domain/rules/orders/tax-office-time.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

describe("VAT in a price", () => {
  it("is 10/110 of it", () => {
    expect(vatPerMille).toBe(100)
    expect(vatPart(tugrik(110))).toBe(10)
    expect(vatPart(tugrik(243_000))).toBe(22_091)
    expect(vatPart(tugrik(0))).toBe(0)
  })

  it("shares the price with city tax where there is one", () => {
    expect(taxParts(tugrik(112_000), 20)).toEqual({ vat: 10_000, cityTax: 2000, without: 100_000 })
    expect(taxParts(tugrik(110_000))).toEqual({ vat: 10_000, cityTax: 0, without: 100_000 })
  })

  it("adds up with the other parts to the price", () => {
    holds(
      fc.property(amount, fc.nat(30), (total, rate) => {
        const { vat, cityTax, without } = taxParts(total, rate)
        return vat + cityTax + without === total
      }),
    )
  })

  it("grows with the price", () => {
    holds(fc.property(amount, fc.nat(1000), (total, more) => vatPart(tugrik(total + more)) >= vatPart(total)))
  })
})

describe("a receipt", () => {
  it("is sent within fourteen days of delivery [W10]", () => {
    expect(receiptDays).toBe(14)
    expect(receiptBy("2025-11-07T10:00:00Z" as Instant)).toBe("2025-11-21T10:00:00.000Z")
  })

  it("has the tax office's date in Ulaanbaatar time", () => {
    expect(readTaxOfficeTime("2026-11-21 09:05:00")).toBe("2026-11-21T01:05:00.000Z")
    expect(readTaxOfficeTime("2026-11-21 09:05")).toBe("2026-11-21T01:05:00.000Z")
    expect(readTaxOfficeTime("yesterday")).toBe(null)
  })

  it("has a number of 33 digits", () => {
    expect(isReceiptNumber("1".repeat(33))).toBe(true)
    expect(isReceiptNumber("1".repeat(32))).toBe(false)
  })
})
