import { describe, expect, it } from "vitest"
import { productCodes } from "#domain/rules/search/product-code.ts"

describe("product codes", () => {
  it.each([
    ["NRL130-01", ["NRL130-01"]],
    [" tsm 260-01 ", ["TSM260-01", "tsm 260-01"]],
    // A merchant may write codes in small letters.
    ["abc123-01", ["ABC123-01", "abc123-01"]],
    ["khs1200 04", ["KHS1200-04", "khs1200 04"]],
    ["kh-1", ["kh-1", "KH-1"]],
    ["KH-1, KH-2; kh3", ["KH-1", "KH-2", "kh3", "KH3"]],
    ["ХБ-12 77", ["ХБ-12", "77"]],
  ])("are read of %j [S9] [C25]", (text, codes) => {
    expect(productCodes(text)).toEqual(codes)
  })

  it.each(["iphone 15", "гутал 38", "KH-1 цамц", "-1", "", "  ", Array.from({ length: 21 }, (_, at) => `K${at}`).join(" ")])(
    "are none of %j",
    (text) => {
      expect(productCodes(text)).toEqual([])
    },
  )
})
