import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { recentlyViewedLimit, withViewed, withoutViewed } from "#domain/rules/lists/recently-viewed.ts"
import { holds } from "#tests/laws.ts"

const visits = fc.array(fc.nat(60), { maxLength: 100 })
const list = visits.map((all) => all.reduce<ReadonlyArray<number>>(withViewed, []))

describe("recently viewed products", () => {
  it("are at most forty, newest first [B14] [W13]", () => {
    expect(recentlyViewedLimit).toBe(40)
    const all = Array.from({ length: 41 }, (_, at) => at).reduce<ReadonlyArray<number>>(withViewed, [])
    expect(all).toHaveLength(40)
    expect(all[0]).toBe(40)
    expect(all[39]).toBe(1)
  })

  it("have no duplicates: a product seen again comes first [B14]", () => {
    expect(withViewed([3, 2, 1], 1)).toEqual([1, 3, 2])
  })

  it("never repeat or exceed the limit", () => {
    holds(fc.property(list, (seen) => new Set(seen).size === seen.length && seen.length <= recentlyViewedLimit))
  })

  it("are unchanged by viewing the first again", () => {
    holds(fc.property(list, fc.nat(60), (seen, one) => withViewed(withViewed(seen, one), one).join() === withViewed(seen, one).join()))
  })

  it("leave out the product of the present page", () => {
    expect(withoutViewed([3, 2, 1], 2)).toEqual([3, 1])
    expect(withoutViewed([3, 2, 1], null)).toEqual([3, 2, 1])
  })
})
