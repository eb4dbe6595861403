import { describe, expect, it } from "vitest"
import { productSlugIn } from "#domain/rules/content/safe-addresses.ts"

describe("the address of a product", () => {
  it.each([
    ["nooluuran-tsamts", "nooluuran-tsamts"],
    ["/products/nooluuran-tsamts?variant=1", "nooluuran-tsamts"],
    [" https://shop.mn/en/products/tsai ", "tsai"],
    ["https://shop.mn/brands", null],
    ["", null],
    ["../x", null],
  ])("names it in %j", (text, slug) => {
    expect(productSlugIn(text)).toBe(slug)
  })
})
