/** Calls of the categories. */
import * as Schema from "effect/Schema"
import { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { Localized } from "#domain/entities/locale.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const allTaxons = endpoint({
  method: "GET",
  path: "/api/v2/taxons/all",
  summary: "Every category, as a flat list with parent ids.",
  answer: Schema.Struct({ taxons: Schema.Array(Taxon) }),
})

/** A taxon with its children. A recursive schema uses wire keys, since OpenAPI cannot follow renamed ones. */
export type TaxonBranch = {
  readonly id: number
  readonly name: Localized
  readonly permalink: string
  readonly children: ReadonlyArray<TaxonBranch>
}
export const TaxonBranch: Schema.Codec<TaxonBranch> = Schema.Struct({
  id: Schema.Int,
  name: LocalizedText,
  permalink: Schema.String,
  children: Schema.Array(Schema.suspend((): Schema.Codec<TaxonBranch> => TaxonBranch)),
}).annotate({ identifier: "TaxonBranch" })

export const taxonTree = endpoint({
  method: "GET",
  path: "/api/v2/taxons/tree",
  summary: "The categories as a tree.",
  answer: Schema.Struct({ taxons: Schema.Array(TaxonBranch) }),
})

export const taxonText = endpoint({
  method: "GET",
  path: "/api/v2/taxons/text",
  summary: "The description of a category, by its permalink; empty for one without any.",
  query: Schema.Struct({ permalink: Schema.String }),
  answer: Schema.Struct({ text: Schema.String }),
})
