import { describe, expect, it } from "vitest"
import { withFirstTaxons } from "#app/boot-data.ts"
import { site } from "#book/fixtures/shell/site.ts"

const permalinks = (path: string) => withFirstTaxons(site, path).taxons.map(({ permalink }) => permalink)
const depth = (permalink: string) => permalink.split("/").length

describe("taxons that are sent with a page", () => {
  it("are the roots on a page without a category", () => {
    const roots = site.taxons.filter(({ parentId }) => parentId === null).map(({ permalink }) => permalink)
    expect(permalinks("/")).toEqual(roots)
    expect(permalinks("/products")).toEqual(roots)
    expect(permalinks("/t/no-such-category")).toEqual(roots)
  })

  it("are also a category's own branch and children", () => {
    const child = site.taxons.find(({ parentId, id }) => parentId !== null && site.taxons.some((taxon) => taxon.parentId === id))
    if (child === undefined) throw new Error("the fixture has no second level with children")
    const ofOthers = permalinks(`/t/${child.permalink}`).filter((permalink) => depth(permalink) > 1)
    const children = site.taxons.filter(({ parentId }) => parentId === child.id).map(({ permalink }) => permalink)
    expect(children.length).toBeGreaterThan(0)
    expect(ofOthers.toSorted()).toEqual([child.permalink, ...children].toSorted())
  })
})
