import { describe, expect, it } from "vitest"
import { isShownBadge } from "#domain/rules/catalogue/badges.ts"
import { isFood } from "#domain/rules/catalogue/food.ts"
import type { TaxonId } from "#domain/entities/ids.ts"

describe("a badge", () => {
  it("of sales and gifts is shown where the site shows these, others always [E17] [P3]", () => {
    const shown = (showSale: boolean, showGiftBadge: boolean) => ["new", "sale", "gift"].filter((code) => isShownBadge(code, { showSale, showGiftBadge }))
    expect([shown(true, true), shown(false, true), shown(true, false), shown(false, false)]).toEqual([["new", "sale", "gift"], ["new", "gift"], ["new", "sale"], ["new"]])
  })
})

describe("food", () => {
  it("is what lies in the branch of food", () => {
    const of = (permalink: string) => ({ l0: { id: 1 as TaxonId, name: "", permalink } })
    expect([isFood(of("food")), isFood(of("home")), isFood({ l0: null })]).toEqual([true, false, false])
  })
})
