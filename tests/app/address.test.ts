import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressOf, localPath } from "#domain/entities/locale.ts"
import { canonical } from "#app/address.ts"
import { holds } from "#tests/laws.ts"

describe("address", () => {
  it.each([
    ["/products/", "/products"],
    ["/Products/Urt-Palito", "/products/urt-palito"],
    ["/en/", "/en"],
    ["//t//women/", "/t/women"],
    ["/", "/"],
    ["/T/%D0%90", "/t/%D0%90"],
    ["/Account/orders/R123456789/pay/", "/account/orders/R123456789/pay"],
    ["/en/account/orders/R1", "/en/account/orders/R1"],
    ["/EN/Vendor/V02/", "/en/vendor/V02"],
  ])("of %s has the canonical form %s", (address, canonicalForm) => {
    expect(canonical(address)).toBe(canonicalForm)
  })

  it("in its canonical form is unchanged", () => {
    holds(
      fc.property(fc.webPath(), (path) => {
        const once = canonical(`/${path}`)
        expect(canonical(once)).toBe(once)
      }),
    )
  })

  it.each([
    ["/en", "en", "/"],
    ["/en/products", "en", "/products"],
    ["/english", "mn", "/english"],
    ["/", "mn", "/"],
    ["/en?x=1", "en", "/?x=1"],
    ["/en/sale?x=1#top", "en", "/sale?x=1#top"],
  ])("%s is in %s at %s", (pathname, locale, path) => {
    expect(localPath(pathname)).toEqual({ locale, path })
  })

  it("leads back to its locale and path", () => {
    holds(
      fc.property(fc.constantFrom("mn" as const, "en" as const), fc.constantFrom("/", "/products", "/t/women/shoes"), (locale, path) => {
        expect(localPath(addressOf(locale, path))).toEqual({ locale, path })
      }),
    )
  })
})
