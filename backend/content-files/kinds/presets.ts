/** Named queries of the search. E22. */
import * as Schema from "effect/Schema"
import { Preset } from "#domain/entities/shell/site-texts.ts"
import { readListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { ContentKind } from "../content-kind.ts"
import { unknownReferences } from "../references.ts"
import { inSiteTexts } from "../site-texts.ts"

export const kind: ContentKind<typeof Preset.Encoded> = {
  item: Schema.toEncoded(Preset),
  effect: "Named queries of the search, shown as links in the footer.",
  fields: {
    id: "Known by it; stays the same.",
    name: "Text of the link.",
    query: "What follows `/products?` in the address of the list.",
  },
  example: { id: 1, name: { mn: "100,000₮ хүртэлх бэлэг", en: "Gifts up to 100,000₮" }, query: "price_to=100000" },
  keyOf: ({ id }) => String(id),
  after: ["brands"],
  faults: (db, { items }) =>
    unknownReferences(
      db,
      "brand",
      items.flatMap(({ query }, at) => readListingQuery(null, query).brands.map((name) => ({ path: [at, "query"], name }))),
    ),
  ...inSiteTexts("presets"),
}
