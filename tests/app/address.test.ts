import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressOf, localPath } from "#domain/entities/locale.ts"
import { canonical } from "#app/address.ts"
import { loginAddress, safePath } from "#app/login-address.ts"
import { match } from "#app/route-match.ts"
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
  ])("of %s has the canonical form %s", (address, spelled) => {
    expect(canonical(address)).toBe(spelled)
  })

  it("has one canonical form", () => {
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
  ])("%s is in %s at %s", (pathname, locale, path) => {
    expect(localPath(pathname)).toEqual({ locale, path })
  })

  it("round-trips", () => {
    holds(
      fc.property(fc.constantFrom("mn" as const, "en" as const), fc.constantFrom("/", "/products", "/t/women/shoes"), (locale, path) => {
        expect(localPath(addressOf(locale, path))).toEqual({ locale, path })
      }),
    )
  })
})

describe("path pattern", () => {
  it("names the parts of a path", () => {
    expect(match("/products/:slug", "/products/urt-palito")).toEqual({ slug: "urt-palito" })
    expect(match("/account/orders/:number/pay", "/account/orders/R1/pay")).toEqual({ number: "R1" })
    expect(match("/t/*", "/t/women/shoes/boots")).toEqual({ "*": "women/shoes/boots" })
    expect(match("/", "/")).toEqual({})
  })

  it.each([
    ["/products/:slug", "/products"],
    ["/products/:slug", "/products/a/b"],
    ["/t/*", "/t"],
    ["/products/:slug", "/products/%E0%A4%A"],
  ])("%s does not match %s", (pattern, path) => {
    expect(match(pattern, path)).toBeNull()
  })
})

describe("return path of the login", () => {
  it("leads to the page before the login [S27]", () => {
    const address = new URL(loginAddress("/checkout/payment?a=1&b=2"), "http://shop.mn")
    expect(safePath(address.searchParams.get("from"))).toBe("/checkout/payment?a=1&b=2")
  })

  it.each(["//evil.mn", "/\\evil.mn", "https://evil.mn", "javascript:alert(1)", "/a\nb", "/login", "", null])(
    "does not lead to %o",
    (from) => {
      expect(safePath(from)).toBe("/")
    },
  )
})
