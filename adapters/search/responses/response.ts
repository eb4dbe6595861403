/** Response of the search service, old or new, as far as it is read. */
import * as Schema from "effect/Schema"
import { listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** A number up to version 6, an object since version 7. */
const Total = Schema.Union([Schema.Number, Schema.Struct({ value: Schema.Number })])

const Hit = Schema.Struct({ _id: Schema.String, _source: orElse(Schema.Unknown, null) })

const Option = Schema.Struct({ text: Schema.String })
const Suggested = Schema.Struct({ text: Schema.String, options: listOf(Option) })

/** Aggregations nest under arbitrary names; each decoder finds its own. */
export const Answer = Schema.Struct({
  timed_out: orElse(Schema.Boolean, false),
  hits: Schema.Struct({ total: orNull(Total), hits: listOf(Hit) }),
  aggregations: orNull(Schema.Record(Schema.String, Schema.Unknown)),
  /** Words of the text that the hits do not have. */
  left_out: listOf(Schema.String),
  /** Longest part of the text that the hits have, where the hits do not match all of it. */
  part: orNull(Schema.String),
  suggest: orNull(Schema.Record(Schema.String, Schema.Array(Suggested))),
})
export type Answer = typeof Answer.Type

/** Response of `_msearch`: each search succeeds or fails separately within a 200. */
export const Answers = Schema.Struct({ responses: Schema.Array(Schema.Union([Answer, Schema.Struct({ error: Schema.Unknown, status: orElse(Schema.Int, 500) })])) })

export const totalOf = ({ hits: { total } }: Answer): number => (total === null ? 0 : typeof total === "number" ? total : total.value)

export const suggestedBy = (answer: Answer, name: string): ReadonlyArray<typeof Suggested.Type> => answer.suggest?.[name] ?? []
