import { describe, expect, it } from "vitest"
import { choiceFacets, filterFields, countedField } from "#domain/entities/catalogue/facet.ts"
import { facetValues, type FacetedProduct } from "#domain/rules/catalogue/facet-values.ts"

const product: FacetedProduct = { permalink: "women/clothing", badges: [], properties: [], options: [] }
const codes = (changes: Partial<FacetedProduct>) => facetValues({ ...product, ...changes }).map(({ facet, code }) => `${facet}=${code}`)
const property = (key: string, mn: string, en: string) => ({ properties: [{ key, mn, en }] })

describe("values of facets", () => {
  it("are the materials of a product without their shares", () => {
    expect(facetValues({ ...product, ...property("material", "Ноолуур 90%, торго 10%", "Cashmere 90%, silk 10%") })).toEqual([
      { facet: "material", code: "cashmere", name: { mn: "Ноолуур", en: "Cashmere" }, note: "" },
      { facet: "material", code: "silk", name: { mn: "Торго", en: "Silk" }, note: "" },
    ])
    expect(codes(property("material", "Мөнгө 925", "Silver 925"))).toEqual(["material=silver"])
  })

  it("are each season of a product, and all four for one that suits all", () => {
    expect(codes(property("season", "Намар, өвөл", "Autumn and winter"))).toEqual(["season=autumn", "season=winter"])
    expect(codes(property("season", "Бүх улирал", "All seasons"))).toEqual([
      "season=spring",
      "season=summer",
      "season=autumn",
      "season=winter",
    ])
  })

  it("are one if the languages have different numbers of parts, and Mongolian without English", () => {
    expect(codes(property("material", "Арьс, нэхий", "Leather"))).toEqual(["material=leather"])
    expect(codes(property("material", "Хус мод", ""))).toEqual(["material=хус-мод"])
    expect(codes(property("material", "", ""))).toEqual([])
  })

  it("ignore unknown properties and other badges", () => {
    expect(codes({ ...property("weight", "1 кг", "1 kg"), badges: ["sale"] })).toEqual([])
    expect(codes({ badges: ["gift"] })).toEqual(["gift=gift"])
  })

  it("have index fields of their own", () => {
    const fields = choiceFacets.flatMap((facet) => [countedField(facet), ...filterFields(facet)])
    expect(new Set(fields).size).toBe(fields.length)
    expect(new Set(choiceFacets.map(({ name }) => name)).size).toBe(choiceFacets.length)
    expect(fields.every((field) => /^[a-z_][a-z0-9_.]{0,63}$/.test(field))).toBe(true)
  })
})
