import { describe, expect, it } from "vitest"
import { seriesOf } from "#domain/rules/catalogue/series.ts"

describe("a series", () => {
  it("is the part of a SKU before the dash", () => {
    expect(seriesOf("NRL100-01-M")).toBe("NRL100")
    expect(seriesOf("NRL100")).toBe("NRL100")
  })

  it.each(["green-tea", "green-shirt", "tea", "KH-1", "-", "2-01"])("is none where the SKU %s has no code before the dash [I3]", (sku) => {
    expect(seriesOf(sku)).toBeNull()
  })
})
