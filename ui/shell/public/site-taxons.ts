/** Taxons of the site data. */
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import { childTaxons, taxonTree, type TaxonNode } from "#domain/rules/catalogue/taxon-tree.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"

const none: ReadonlyArray<Taxon> = []

const useTaxons = (): ReadonlyArray<Taxon> => useSelector(useActorRefs().site, ({ context }) => context.site?.taxons ?? none)

/** Taxons at the top of the tree. */
export const useTopTaxons = (): ReadonlyArray<Taxon> => {
  const taxons = useTaxons()
  return useMemo(() => childTaxons(taxons, null), [taxons])
}

/** All taxons as a tree. */
export const useTaxonTree = (): ReadonlyArray<TaxonNode> => {
  const taxons = useTaxons()
  return useMemo(() => taxonTree(taxons), [taxons])
}
