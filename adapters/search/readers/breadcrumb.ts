/** Breadcrumb of a taxon, read from a product in it. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { Permalink } from "#domain/entities/ids.ts"
import { TaxonLevel } from "#domain/entities/catalogue/product.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import type { Answer } from "./response.ts"

const level = orNull(TaxonLevel)
const readLevels = Schema.decodeUnknownResult(Schema.Struct({ l0: level, l1: level, l2: level, l3: level, l4: level }))
const isPermalink = Schema.is(Permalink)

/** Taxons from the root down to `permalink`; empty if the taxon has no products. */
export const breadcrumbOf = ({ hits: { hits } }: Answer, permalink: string): ListingPage["breadcrumb"] => {
  const read = readLevels(hits[0]?._source)
  if (Result.isFailure(read)) return []
  const { l0, l1, l2, l3, l4 } = read.success
  return [l0, l1, l2, l3, l4].flatMap((taxon) => {
    if (taxon === null || !(permalink === taxon.permalink || permalink.startsWith(`${taxon.permalink}/`))) return []
    return isPermalink(taxon.permalink) ? [{ id: taxon.id, name: taxon.name, permalink: taxon.permalink }] : []
  })
}
