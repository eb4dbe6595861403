import { describe, expect, it, vi } from "vitest"
import type { Brand, BrandCode } from "#domain/entities/catalogue/brand.ts"
import { byLetter, foundBrands } from "#domain/rules/catalogue/brand-index.ts"
import {
  chips,
  isOfBrandPage,
  listingAddress,
  readBrandQuery,
  withChange,
  withChoiceToggled,
  withoutFilters,
} from "#domain/rules/catalogue/listing-query.ts"

const brand = (code: string, name: string, field = ""): Pick<Brand, "code" | "name" | "field"> => ({
  code: code as BrandCode,
  name,
  field,
})
const brands = [
  brand("khulegch", "Хүлэгч", "Спорт"),
  brand("oyu", "Оюу"),
  brand("ovolzon", "Өвөлзөн"),
  brand("khotonch", "Хотонч"),
  brand("goyo", "Goyo"),
]
const namesOf = (found: ReadonlyArray<{ readonly name: string }>) => found.map(({ name }) => name)

describe("the search of brands", () => {
  it.each([
    ["хүлэ", ["Хүлэгч"]],
    ["HULEG", ["Хүлэгч"]],
    ["xulegch", ["Хүлэгч"]],
    ["ламбаа", []],
    ["goyo", ["Goyo"]],
    ["спорт", ["Хүлэгч"]],
    ["  ", namesOf(brands)],
  ])("finds %j in either alphabet [S7]", (typed, names) => {
    expect(namesOf(foundBrands(brands, typed))).toEqual(names)
  })
})

describe("the letters of brands", () => {
  it("come in the order of the Mongolian alphabet, ө after о [S7]", () => {
    const letters = byLetter(brands)
    expect(letters.map(({ letter }) => letter)).toEqual(["G", "О", "Ө", "Х"])
    expect(namesOf(letters.find(({ letter }) => letter === "Х")?.brands ?? [])).toEqual(["Хотонч", "Хүлэгч"])
  })

  it("are the same in a browser without Mongolian collation, so that the server's page stays [S7]", () => {
    // Chromium has the order of English alone.
    const collator = vi.spyOn(Intl, "Collator").mockImplementation(() => {
      throw new Error("collation differs between the server and browsers")
    })
    expect(byLetter(brands)).toHaveLength(4)
    collator.mockRestore()
  })
})

describe("the page of a brand", () => {
  const query = readBrandQuery("nuurlan", "size=M&category=women/clothing&q=x&brand=goyo")

  it("keeps its address while its products are filtered [S8]", () => {
    expect(query).toMatchObject({ brands: ["nuurlan"], text: null, permalink: "women/clothing", sizes: ["M"] })
    expect(listingAddress(query)).toBe("/brand/nuurlan?category=women/clothing&size=M")
    expect(listingAddress(withoutFilters(query))).toBe("/brand/nuurlan?category=women/clothing")
    expect(chips(query).map(({ kind }) => kind)).toEqual(["size"])
  })

  it("is left for a listing with another brand beside it", () => {
    const both = withChoiceToggled(withChange(query, { permalink: null, sizes: [] }), "brands", "goyo")
    expect(isOfBrandPage(both)).toBe(false)
    expect(listingAddress(both)).toBe("/products?brand=nuurlan&brand=goyo")
  })
})
