import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Permalink, TaxonId } from "#domain/entities/ids.ts"
import { inLocale } from "#domain/entities/locale.ts"
import { Taxon } from "#domain/entities/catalogue/taxon.ts"
import { breadcrumb, breadcrumbs, childTaxons, taxonTree } from "#domain/rules/catalogue/taxon-tree.ts"
import type { TaxonNode } from "#domain/rules/catalogue/taxon-tree.ts"
import { holds } from "#tests/laws.ts"

const taxon = (id: number, parentId: number | null, permalink: string): Taxon => ({
  id: id as TaxonId,
  parentId: parentId as TaxonId | null,
  level: permalink.split("/").length - 1,
  permalink: permalink as Permalink,
  name: { mn: `Ангилал ${id}` },
  image: null,
  products: 0,
})

const taxons = [
  taxon(1, null, "women"),
  taxon(2, 1, "women/clothing"),
  taxon(3, 2, "women/clothing/coats"),
  taxon(4, null, "men"),
  taxon(5, 1, "women/shoes"),
]

/** Arbitrary forest: each taxon is a root or a child of an earlier one. */
const forest = fc
  .array(fc.option(fc.nat(1000)), { maxLength: 40 })
  .map((parents) => parents.map((parent, at) => taxon(at + 1, parent === null || at === 0 ? null : (parent % at) + 1, `t${at + 1}`)))

const count = (nodes: ReadonlyArray<TaxonNode>): number => nodes.reduce((all, { children }) => all + 1 + count(children), 0)

describe("the category tree", () => {
  it("puts each taxon under its parent, in the order of the list [E15]", () => {
    const tree = taxonTree(taxons)
    expect(tree.map(({ taxon: { id } }) => id)).toEqual([1, 4])
    expect(tree[0]?.children.map(({ taxon: { id } }) => id)).toEqual([2, 5])
    expect(tree[0]?.children[0]?.children.map(({ taxon: { id } }) => id)).toEqual([3])
  })

  it("puts a taxon with an unknown parent at the root", () => {
    expect(taxonTree([taxon(7, 99, "lost")])).toHaveLength(1)
  })

  it("leaves out taxons in a cycle", () => {
    expect(taxonTree([taxon(1, 2, "a"), taxon(2, 1, "b")])).toEqual([])
    expect(breadcrumb([taxon(1, 2, "a"), taxon(2, 1, "b")], "a").map(({ id }) => id)).toEqual([2, 1])
  })

  it("contains every taxon once", () => {
    holds(fc.property(forest, (all) => count(taxonTree(all)) === all.length))
  })
})

describe("a breadcrumb", () => {
  it("goes from the root down [E15]", () => {
    expect(breadcrumb(taxons, "women/clothing/coats").map(({ permalink }) => permalink)).toEqual([
      "women",
      "women/clothing",
      "women/clothing/coats",
    ])
    expect(breadcrumb(taxons, "nowhere")).toEqual([])
    expect(
      breadcrumbs(taxons)
        .get("women/shoes")
        ?.map(({ id }) => id),
    ).toEqual([1, 5])
  })

  it("begins at the root and leads from parent to child", () => {
    holds(
      fc.property(forest, (all) =>
        [...breadcrumbs(all).values()].every((breadcrumb) =>
          breadcrumb.every((step, at) => step.parentId === (breadcrumb[at - 1]?.id ?? null)),
        ),
      ),
    )
  })

  it("lists the children of a taxon", () => {
    expect(childTaxons(taxons, null).map(({ id }) => id)).toEqual([1, 4])
    expect(childTaxons(taxons, "women").map(({ id }) => id)).toEqual([2, 5])
    expect(childTaxons(taxons, "nowhere")).toEqual([])
  })
})

describe("a taxon's name", () => {
  it("is Mongolian where English is missing [E15]", () => {
    const read = (name: unknown) => Schema.decodeUnknownSync(Taxon)({ id: 1, level: 0, permalink: "women", name }).name
    expect(inLocale(read({ mn: "Эмэгтэй", en: "Women" }), "mn")).toBe("Эмэгтэй")
    expect(inLocale(read({ mn: "Эмэгтэй", en: "Women" }), "en")).toBe("Women")
    expect(inLocale(read({ mn: "Эмэгтэй", en: "" }), "en")).toBe("Эмэгтэй")
    expect(inLocale(read({ mn: "Эмэгтэй" }), "en")).toBe("Эмэгтэй")
  })
})
