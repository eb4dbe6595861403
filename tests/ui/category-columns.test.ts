/** Columns of the category menu. */
import { describe, expect, it } from "vitest"
import type { Permalink, TaxonId } from "#domain/entities/ids.ts"
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import { taxonTree } from "#domain/rules/catalogue/taxon-tree.ts"
import { columnsOf, downFrom, nodesOn, type TaxonPath } from "#ui/shell/menu/taxon-path.ts"

const taxon = (id: number, parent: number | null): Taxon => ({
  id: id as TaxonId,
  parentId: parent as TaxonId | null,
  level: 0,
  permalink: `t${id}` as Permalink,
  name: { mn: `${id}` },
  image: null,
  products: 1,
})

/** Two top taxons: the first with five levels, the second with a single child. */
const tree = taxonTree([
  taxon(1, null),
  taxon(2, null),
  taxon(11, 1),
  taxon(12, 1),
  taxon(111, 11),
  taxon(121, 12),
  taxon(1111, 111),
  taxon(11111, 1111),
  taxon(21, 2),
])
const columns = (...path: ReadonlyArray<number>) =>
  columnsOf(tree, downFrom(nodesOn(tree, path as unknown as TaxonPath))).map((nodes) => nodes.map(({ taxon: { id } }) => id as number))

describe("menu columns", () => {
  it("open to the lowest level at first", () => {
    expect(columns()).toEqual([[1, 2], [11, 12], [111], [1111], [11111]])
  })

  it("follow the pointed category and open its children", () => {
    expect(columns(1, 12)).toEqual([[1, 2], [11, 12], [121]])
    expect(columns(2)).toEqual([[1, 2], [21]])
  })
})
