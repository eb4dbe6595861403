import { describe, expect, it } from "vitest"
import { match } from "#app/route-match.ts"

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
