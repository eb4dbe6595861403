/** How far one has gone into the tree of categories. */
import type { TaxonNode } from "#domain/rules/taxon-tree.ts"

/** From the top down; empty at the top. */
export type Way = ReadonlyArray<TaxonNode>

/** The lists side by side: the top one, then what stands under each step of the way. */
export const columnsOf = (tree: ReadonlyArray<TaxonNode>, way: Way): ReadonlyArray<ReadonlyArray<TaxonNode>> => [
  tree,
  ...way.map(({ children }) => children).filter((children) => children.length > 0),
]

/** The way with `node` chosen in the column `depth`; what lay deeper is left. */
export const stepped = (way: Way, depth: number, node: TaxonNode): Way => [...way.slice(0, depth), node]
