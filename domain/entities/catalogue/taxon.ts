/** A category of the tree; a flat list with parent ids on the wire, joined by rules. */
import * as Schema from "effect/Schema"
import { Permalink, TaxonId } from "#domain/entities/ids.ts"
import { Picture } from "./product.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Taxon = Schema.Struct({
  id: TaxonId,
  parentId: orNull(TaxonId),
  level: LooseInt,
  permalink: Permalink,
  name: Schema.String,
  translationEn: orElse(Schema.String, ""),
  image: orNull(Picture),
  /** How many products can be bought under it. */
  products: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ parentId: "parent_id", translationEn: "translation_en" }))
export type Taxon = typeof Taxon.Type
