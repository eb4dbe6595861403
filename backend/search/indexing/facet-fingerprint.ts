/** Version of an index that a change of the declared facets changes too. */
import { createHash } from "node:crypto"
import { choiceFacets } from "#domain/entities/catalogue/facet.ts"

/** The rule's own version, and 20 bits of the facets' table. */
export const facetFingerprint = (version: number): number =>
  version * 2 ** 20 + (createHash("sha256").update(JSON.stringify(choiceFacets)).digest().readUInt32BE() >>> 12)
