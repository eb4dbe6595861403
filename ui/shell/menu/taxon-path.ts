/** How far one has gone into the tree of categories; kept by id, since the tree may be fetched anew under an open menu. */
import type { TaxonId } from "#domain/entities/ids.ts"
import type { TaxonNode } from "#domain/rules/catalogue/taxon-tree.ts"

/** From the top down. */
export type TaxonPath = ReadonlyArray<TaxonId>

/** The categories on the way, as the tree now knows them. Without a step it stands on the first. */
export const nodesOn = (tree: ReadonlyArray<TaxonNode>, path: TaxonPath): ReadonlyArray<TaxonNode> => {
  const [first, ...rest] = path
  const node = first === undefined ? tree[0] : tree.find(({ taxon }) => taxon.id === first)
  if (node === undefined) return []
  return rest.length === 0 ? [node] : [node, ...nodesOn(node.children, rest)]
}

/** The way, and below it the first category of each level, so that the menu's columns are full from the start. */
export const downFrom = (nodes: ReadonlyArray<TaxonNode>): ReadonlyArray<TaxonNode> => {
  const [first] = nodes.at(-1)?.children ?? []
  return first === undefined ? nodes : downFrom([...nodes, first])
}

/** The lists side by side: the top one, then what stands under each category on the way. */
export const columnsOf = (tree: ReadonlyArray<TaxonNode>, nodes: ReadonlyArray<TaxonNode>): ReadonlyArray<ReadonlyArray<TaxonNode>> => [
  tree,
  ...nodes.map(({ children }) => children).filter((children) => children.length > 0),
]

/** The way with `node` chosen at `depth`; what lay deeper is left. */
export const stepped = (nodes: ReadonlyArray<TaxonNode>, depth: number, node: TaxonNode): TaxonPath => [
  ...nodes.slice(0, depth).map(({ taxon }) => taxon.id),
  node.taxon.id,
]
