import { describe, expect, it } from "vitest"
import { loginAddress } from "#domain/rules/identity/login-address.ts"
import { safePath } from "#app/return-path.ts"

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
