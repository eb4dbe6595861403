import { describe, expect, it } from "vitest"
import { withFirstTaxons } from "#app/boot-data.ts"
import { site } from "#book/fixtures/shell/site.ts"

const permalinksAt = (path: string): ReadonlyArray<string> => withFirstTaxons(site, path).taxons.map(({ permalink }) => permalink)
const roots = ["women", "home", "electronics", "food"]

describe("taxons that are sent with a page", () => {
  it.each(["/", "/products", "/t/no-such-category"])("are the roots at %s", (path) => {
    expect(permalinksAt(path)).toEqual(roots)
  })

  it("are also a category, those above it and those directly below it", () => {
    expect(permalinksAt("/t/women/clothing").toSorted()).toEqual(
      [...roots, "women/clothing", "women/clothing/outerwear", "women/clothing/dresses"].toSorted(),
    )
    expect(permalinksAt("/t/women/clothing/outerwear").toSorted()).toEqual(
      [...roots, "women/clothing", "women/clothing/outerwear", "women/clothing/outerwear/coats"].toSorted(),
    )
  })
})
