import { describe, expect, it } from "vitest"
import { isLinkAddress, isUploaded, maxLinkLength, productSlugIn } from "#domain/rules/content/safe-addresses.ts"

describe("the address of a product", () => {
  it.each([
    ["nooluuran-tsamts", "nooluuran-tsamts"],
    ["/products/nooluuran-tsamts?variant=1", "nooluuran-tsamts"],
    [" https://shop.mn/en/products/tsai ", "tsai"],
  ])("is %j, which names it", (text, slug) => {
    expect(productSlugIn(text)).toBe(slug)
  })

  it.each(["https://shop.mn/brands", "", "../x"])("is not %j", (text) => {
    expect(productSlugIn(text)).toBeNull()
  })
})

describe("the address of a link", () => {
  it.each(["/brands", "https://example.mn/a?b=c", "mailto:nomin@example.mn", "tel:+97670001100"])("may be %s", (text) => {
    expect(isLinkAddress(text)).toBe(true)
  })

  it.each(["javascript:alert(1)", "//example.mn", "data:text/html,x", "/a b", "https://example.mn\\@evil.mn", ""])("is not %j", (text) => {
    expect(isLinkAddress(text)).toBe(false)
  })

  it("has two thousand characters at most", () => {
    expect([maxLinkLength, maxLinkLength + 1].map((length) => isLinkAddress("/".padEnd(length, "a")))).toEqual([true, false])
  })
})

describe("an uploaded picture", () => {
  it("differs from a product's by its address", () => {
    expect([isUploaded("/pictures/w.abc"), isUploaded("/pictures/coat.front")]).toEqual([true, false])
  })
})
