import { describe, expect, it } from "vitest"
import type { TaxonId } from "#domain/entities/ids.ts"
import { isFood } from "#domain/rules/catalogue/food.ts"

describe("food", () => {
  it("is a product in the category of food", () => {
    const productIn = (permalink: string) => ({ l0: { id: 1 as TaxonId, name: "", permalink } })
    expect([isFood(productIn("food")), isFood(productIn("home")), isFood({ l0: null })]).toEqual([true, false, false])
  })
})
