import { describe, expect, it } from "vitest"
import { formatAlternatives } from "#domain/rules/texts/alternatives-text.ts"

describe("alternatives", () => {
  it("are joined by commas and a last “or”", () => {
    expect(formatAlternatives([24, 48, 72], "mn")).toBe("24, 48 эсвэл 72")
    expect(formatAlternatives([24, 72], "en")).toBe("24 or 72")
    expect(formatAlternatives([48], "en")).toBe("48")
    expect(formatAlternatives([], "en")).toBe("")
  })
})
