import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { isListed, listedAbove, seriesOf } from "#domain/rules/catalogue/listing-filter.ts"
import { tugrik } from "#domain/rules/money.ts"
import { later } from "#domain/rules/instants.ts"

const now = "2025-11-07T14:00:00+08:00" as Instant
const shirt = { sellingPrice: tugrik(2), totalOnHand: 1, availableOn: now, image: { src: "/pictures/shirt", alt: "", tint: 1 } }

describe("a listed product", () => {
  it("has a price above 1₮, stock, a picture, and is available", () => {
    expect(isListed(shirt, now)).toBe(true)
    expect(listedAbove).toBe(1)
  })

  it("is left out when one of them is missing", () => {
    expect(isListed({ ...shirt, sellingPrice: tugrik(1) }, now)).toBe(false)
    expect(isListed({ ...shirt, totalOnHand: 0 }, now)).toBe(false)
    expect(isListed({ ...shirt, image: null }, now)).toBe(false)
    expect(isListed({ ...shirt, availableOn: null }, now)).toBe(false)
    expect(isListed({ ...shirt, availableOn: later(now, 1) }, now)).toBe(false)
  })
})

describe("a series", () => {
  it("is the part of a SKU before the dash", () => {
    expect(seriesOf("NRL100-01-M")).toBe("NRL100")
    expect(seriesOf("NRL100")).toBe("NRL100")
  })

  it.each(["green-tea", "green-shirt", "tea", "KH-1", "-", "2-01"])("is none where the SKU %s has no code before the dash [I3]", (sku) => {
    expect(seriesOf(sku)).toBeNull()
  })
})
