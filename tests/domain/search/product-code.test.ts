import { describe, expect, it } from "vitest"
import { productCode } from "#domain/rules/search/product-code.ts"

describe("productCode", () => {
  it.each([["NRL130-01", "NRL130-01"], [" tsm 260-01 ", "TSM260-01"], ["khs1200 04", "KHS1200-04"]])("reads %s as %s [S9]", (text, code) => {
    expect(productCode(text)).toBe(code)
  })

  it.each(["NRL130", "iphone 15", "128GB", "гутал 38", "A5", ""])("is null for %s", (text) => {
    expect(productCode(text)).toBeNull()
  })
})
