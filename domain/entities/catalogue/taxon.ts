/** Taxon of the category tree; the wire has a flat list with parent ids. Specification §3, E15. */
import * as Schema from "effect/Schema"
import { Permalink, TaxonId } from "#domain/entities/ids.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { Picture } from "./product.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Taxon = Schema.Struct({
  id: TaxonId,
  parentId: orNull(TaxonId),
  level: LooseInt,
  permalink: Permalink,
  name: LocalizedText,
  image: orNull(Picture),
  /** Number of products under it that can be bought. */
  products: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ parentId: "parent_id" }))
export type Taxon = typeof Taxon.Type
