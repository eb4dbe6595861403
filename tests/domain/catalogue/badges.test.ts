import { describe, expect, it } from "vitest"
import { isShownBadge } from "#domain/rules/catalogue/badges.ts"

describe("a badge", () => {
  it("of sales and gifts is shown where the site shows these, others always [E17] [P3]", () => {
    const shown = (showSale: boolean, showGiftBadge: boolean) => ["new", "sale", "gift"].filter((code) => isShownBadge(code, { showSale, showGiftBadge }))
    expect([shown(true, true), shown(false, true), shown(true, false), shown(false, false)]).toEqual([["new", "sale", "gift"], ["new", "gift"], ["new", "sale"], ["new"]])
  })
})
