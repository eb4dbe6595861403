import { describe, expect, it } from "vitest"
import { choiceFacets, filterFields, countedField } from "#domain/entities/catalogue/facet.ts"
import { facetValues, type FacetedProduct } from "#domain/rules/catalogue/facet-values.ts"
import { isUsefulFacet, usefulRatings } from "#domain/rules/catalogue/facet-display.ts"
import { bySize, sizeCode, sizeGroup, sizeOfCode } from "#domain/rules/catalogue/size-groups.ts"

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

describe("sizes", () => {
  it("are of clothes, rings or shoes", () => {
    expect(sizeGroup("shoe_size", "men/shoes")).toBe("shoes")
    expect(sizeGroup("clothing_size", "women/jewellery/rings")).toBe("rings")
    expect(sizeGroup("clothing_size", "women/jewellery/earrings")).toBe("clothes")
    expect(sizeGroup("pants_size", "men/clothing/jeans")).toBe("clothes")
  })

  it("have their group in their code if they begin with a digit", () => {
    expect([sizeCode("clothes", "XL"), sizeCode("clothes", "32"), sizeCode("shoes", "36-37")]).toEqual(["XL", "clothes:32", "shoes:36-37"])
    expect(["XL", "clothes:32", "shoes:36-37", "38", "a:b"].map(sizeOfCode)).toEqual(["XL", "32", "36-37", "38", "a:b"])
  })

  it("are sorted from small to large", () => {
    expect(["40", "XL", "9", "S", "36-39", "M"].toSorted(bySize)).toEqual(["S", "M", "XL", "9", "36-39", "40"])
  })
})

describe("isUsefulFacet", () => {
  const buckets = (...counts: ReadonlyArray<number>) => counts.map((count, at) => ({ key: String(at), label: String(at), count }))

  it("is true where a value leaves products out", () => {
    expect(isUsefulFacet(buckets(3, 2), 5)).toBe(true)
    expect(isUsefulFacet(buckets(5, 5), 5)).toBe(false)
    expect(isUsefulFacet([], 5)).toBe(false)
  })

  it("is false where fewer than one product in twenty has a value", () => {
    expect(isUsefulFacet(buckets(1), 20)).toBe(true)
    expect(isUsefulFacet(buckets(1), 21)).toBe(false)
  })
})

describe("usefulRatings", () => {
  const steps = (...counts: ReadonlyArray<number>) => counts.map((count, at) => ({ key: String(4 - at), label: String(4 - at), count }))

  it("leaves out a rating that adds no product to the one above [S5]", () => {
    expect(usefulRatings(steps(21, 21, 25, 25), null).map(({ key }) => key)).toEqual(["4", "2"])
    expect(usefulRatings(steps(0, 3, 3, 3), null).map(({ key }) => key)).toEqual(["3"])
    expect(usefulRatings(steps(0, 0, 0, 0), null)).toEqual([])
  })

  it("keeps the chosen rating", () => {
    expect(usefulRatings(steps(21, 21, 21, 21), 3).map(({ key }) => key)).toEqual(["4", "3"])
    expect(usefulRatings(steps(0, 0, 0, 0), 4).map(({ key }) => key)).toEqual(["4"])
  })
})
