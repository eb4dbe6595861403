/** Clause of a category with all below it. */
import type { Query } from "../contract/grammar.ts"

/** Depth of a taxon: 0 for `women`, 2 for `women/clothing/outerwear`. */
export const depth = (permalink: string): number => permalink.split("/").length - 1

export const inCategory = (permalink: string): Query => ({ term: { [`l${depth(permalink)}.permalink`]: permalink } })
