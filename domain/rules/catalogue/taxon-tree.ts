/** Category tree and breadcrumbs, from the flat list of taxons. Specification §3, E15. */
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"

export type TaxonNode = { readonly taxon: Taxon; readonly children: ReadonlyArray<TaxonNode> }

/** Tree in the order of the list. A taxon with an unknown parent is a root; taxons in a cycle are left out. */
export const taxonTree = (taxons: ReadonlyArray<Taxon>): ReadonlyArray<TaxonNode> => {
  const ids = new Set(taxons.map(({ id }) => id))
  const childrenOf = new Map<Taxon["id"] | null, Array<Taxon>>()
  for (const taxon of taxons) {
    const parent = taxon.parentId !== null && ids.has(taxon.parentId) ? taxon.parentId : null
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), taxon])
  }
  const nodes = (parent: Taxon["id"] | null): ReadonlyArray<TaxonNode> =>
    (childrenOf.get(parent) ?? []).map((taxon) => ({ taxon, children: nodes(taxon.id) }))
  return nodes(null)
}

/** Step of a breadcrumb, with the id of its parent. */
export type Step = Pick<Taxon, "id" | "parentId" | "permalink" | "name">

/** Taxons from the root to `permalink`; empty for an unknown one. */
export const breadcrumb = (taxons: ReadonlyArray<Step>, permalink: string): ReadonlyArray<Step> => {
  const byId = new Map(taxons.map((step) => [step.id, step]))
  const steps: Array<Step> = []
  let taxon = taxons.find((candidate) => candidate.permalink === permalink)
  while (taxon !== undefined && !steps.includes(taxon)) {
    steps.unshift(taxon)
    taxon = taxon.parentId === null ? undefined : byId.get(taxon.parentId)
  }
  return steps
}

/** Breadcrumb of every taxon by permalink. */
export const breadcrumbs = (taxons: ReadonlyArray<Step>): ReadonlyMap<string, ReadonlyArray<Step>> =>
  new Map(taxons.map(({ permalink }) => [permalink, breadcrumb(taxons, permalink)]))

/** Children of `permalink`, or the roots for `null`; empty for an unknown one. */
export const childTaxons = (taxons: ReadonlyArray<Taxon>, permalink: string | null): ReadonlyArray<Taxon> => {
  const parent = permalink === null ? null : taxons.find((taxon) => taxon.permalink === permalink)?.id
  return parent === undefined ? [] : taxons.filter(({ parentId }) => parentId === parent)
}
