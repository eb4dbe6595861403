/** Path through the taxon tree, by ids: the tree may be loaded again while the menu is open. */
import type { TaxonId } from "#domain/entities/ids.ts"
import type { TaxonNode } from "#domain/rules/catalogue/taxon-tree.ts"

/** Ids of taxons, from the top level down. */
export type TaxonPath = ReadonlyArray<TaxonId>

/** Nodes of a path in the current tree. An empty path selects the first node. */
export const nodesOn = (tree: ReadonlyArray<TaxonNode>, path: TaxonPath): ReadonlyArray<TaxonNode> => {
  const [first, ...rest] = path
  const node = first === undefined ? tree[0] : tree.find(({ taxon }) => taxon.id === first)
  if (node === undefined) return []
  return rest.length === 0 ? [node] : [node, ...nodesOn(node.children, rest)]
}

/** Extends the path by the first child of each level, so that all columns are filled. */
export const downFrom = (nodes: ReadonlyArray<TaxonNode>): ReadonlyArray<TaxonNode> => {
  const [first] = nodes.at(-1)?.children ?? []
  return first === undefined ? nodes : downFrom([...nodes, first])
}

/** Lists of the columns: the top level, then the children of each node on the path. */
export const columnsOf = (tree: ReadonlyArray<TaxonNode>, nodes: ReadonlyArray<TaxonNode>): ReadonlyArray<ReadonlyArray<TaxonNode>> => [
  tree,
  ...nodes.map(({ children }) => children).filter((children) => children.length > 0),
]

/** Path with `node` chosen at `depth`; deeper levels are dropped. */
export const stepped = (nodes: ReadonlyArray<TaxonNode>, depth: number, node: TaxonNode): TaxonPath => [
  ...nodes.slice(0, depth).map(({ taxon }) => taxon.id),
  node.taxon.id,
]
