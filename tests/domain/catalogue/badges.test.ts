import { describe, expect, it } from "vitest"
import { isShownBadge } from "#domain/rules/catalogue/badges.ts"

describe("isShownBadge", () => {
  it("follows the site's flags for sales and gifts, and shows other badges always [E17] [P3]", () => {
    const shown = (showSale: boolean, showGiftBadge: boolean) =>
      ["new", "sale", "gift"].filter((code) => isShownBadge(code, { showSale, showGiftBadge }))
    expect(shown(true, true)).toEqual(["new", "sale", "gift"])
    expect(shown(false, true)).toEqual(["new", "gift"])
    expect(shown(true, false)).toEqual(["new", "sale"])
    expect(shown(false, false)).toEqual(["new"])
  })
})
