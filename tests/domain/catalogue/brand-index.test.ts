import { describe, expect, it, vi } from "vitest"
import type { Brand, BrandCode } from "#domain/entities/catalogue/brand.ts"
import { byLetter, foundBrands } from "#domain/rules/catalogue/brand-index.ts"

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
