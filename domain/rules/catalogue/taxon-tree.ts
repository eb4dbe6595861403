/** Category tree and breadcrumbs, from the flat list of taxons. Specification §3, E15. */
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"

export type TaxonNode = { readonly taxon: Taxon; readonly children: ReadonlyArray<TaxonNode> }

/** Tree in the order of the list. A taxon with an unknown parent is a root; taxons in a cycle are left out. */
export const taxonTree = (taxons: ReadonlyArray<Taxon>): ReadonlyArray<TaxonNode> => {
  const known = new Set(taxons.map(({ id }) => id))
  const below = new Map<Taxon["id"] | null, Array<Taxon>>()
  for (const taxon of taxons) {
    const parent = taxon.parentId !== null && known.has(taxon.parentId) ? taxon.parentId : null
    below.set(parent, [...(below.get(parent) ?? []), taxon])
  }
  const nodes = (parent: Taxon["id"] | null): ReadonlyArray<TaxonNode> =>
    (below.get(parent) ?? []).map((taxon) => ({ taxon, children: nodes(taxon.id) }))
  return nodes(null)
}

/** What a step of a breadcrumb shows, and its parent. */
export type Step = Pick<Taxon, "id" | "parentId" | "permalink" | "name">

/** Taxons from the root to `permalink`; empty for an unknown one. */
export const breadcrumb = (taxons: ReadonlyArray<Step>, permalink: string): ReadonlyArray<Step> => {
  const byId = new Map(taxons.map((taxon) => [taxon.id, taxon]))
  const breadcrumb: Array<Step> = []
  let at = taxons.find((taxon) => taxon.permalink === permalink)
  while (at !== undefined && !breadcrumb.includes(at)) {
    breadcrumb.unshift(at)
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return breadcrumb
}

/** Breadcrumb of every taxon by permalink. */
export const breadcrumbs = (taxons: ReadonlyArray<Step>): ReadonlyMap<string, ReadonlyArray<Step>> =>
  new Map(taxons.map(({ permalink }) => [permalink, breadcrumb(taxons, permalink)]))

/** Children of `permalink`, or the roots for `null`; empty for an unknown one. */
export const childTaxons = (taxons: ReadonlyArray<Taxon>, permalink: string | null): ReadonlyArray<Taxon> => {
  const parent = permalink === null ? null : taxons.find((taxon) => taxon.permalink === permalink)?.id
  return parent === undefined ? [] : taxons.filter(({ parentId }) => parentId === parent)
}
