/** Response of the search service: the fields that the storefront reads, of Elasticsearch 6 and 7. */
import * as Schema from "effect/Schema"
import { listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** A number up to version 6, an object since version 7. */
const Total = Schema.Union([Schema.Number, Schema.Struct({ value: Schema.Number })])

const Hit = Schema.Struct({ _id: Schema.String, _source: orElse(Schema.Unknown, null) })

const Option = Schema.Struct({ text: Schema.String })
const Suggestion = Schema.Struct({ text: Schema.String, options: listOf(Option) })

/** Aggregations nest under arbitrary names; each decoder finds its own. */
export const SearchResponse = Schema.Struct({
  timed_out: orElse(Schema.Boolean, false),
  hits: Schema.Struct({ total: orNull(Total), hits: listOf(Hit) }),
  aggregations: orNull(Schema.Record(Schema.String, Schema.Unknown)),
  /** Words of the text that the hits do not have. */
  left_out: listOf(Schema.String),
  /** Absent where the hits match the text; otherwise its longest part that they have, and empty where they are not near the text either. */
  part: orNull(Schema.String),
  suggest: orNull(Schema.Record(Schema.String, Schema.Array(Suggestion))),
})
export type SearchResponse = typeof SearchResponse.Type

/** Response of `_msearch`: each search succeeds or fails separately within a 200. */
export const MultiSearchResponse = Schema.Struct({
  responses: Schema.Array(Schema.Union([SearchResponse, Schema.Struct({ error: Schema.Unknown, status: orElse(Schema.Int, 500) })])),
})

/** Number of hits; 0 where the service does not count them. */
export const totalOf = ({ hits: { total } }: SearchResponse): number => (typeof total === "number" ? total : (total?.value ?? 0))

/** Entries of the suggester `name`, one for each word of its text. */
export const suggestedBy = (response: SearchResponse, name: string): ReadonlyArray<typeof Suggestion.Type> => response.suggest?.[name] ?? []
