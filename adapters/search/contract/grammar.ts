/** Subset of Elasticsearch's query language that the storefront sends and the embedded search accepts. */
import * as Schema from "effect/Schema"
import { limits } from "./limits.ts"

const upTo = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))
const Field = Schema.String.check(Schema.isPattern(/^[a-z_][a-z0-9_.]{0,63}$/))
const Text = Schema.String.check(Schema.isMaxLength(limits.text))
const Scalar = Schema.Union([Text, Schema.Finite, Schema.Boolean])
const optional = Schema.optionalKey
const byField = <Value extends Schema.Constraint>(value: Value) => Schema.Record(Field, value)

const Bounds = Schema.Struct({ gt: optional(Scalar), gte: optional(Scalar), lt: optional(Scalar), lte: optional(Scalar) })

export type Scalar = string | number | boolean
type ByField<Value> = { readonly [field: string]: Value }
export type Bounds = typeof Bounds.Type

/** A clause of a query. `match` and `multi_match` analyse text; all others compare values exactly. */
export type Query =
  | { readonly match_all: Record<string, never> }
  | { readonly bool: Bool }
  | { readonly term: ByField<Scalar> }
  | { readonly terms: ByField<ReadonlyArray<Scalar>> }
  | { readonly range: ByField<Bounds> }
  | { readonly exists: { readonly field: string } }
  | { readonly prefix: ByField<string> }
  | { readonly ids: { readonly values: ReadonlyArray<string | number> } }
  | { readonly multi_match: MultiMatch }
  | { readonly more_like_this: MoreLikeThis }
  | { readonly function_score: FunctionScore }
  /** For the index of postal areas; a product search refuses it. */
  | { readonly geo_shape: GeoShape }
export type Bool = {
  readonly must?: Clauses
  readonly filter?: Clauses
  readonly should?: Clauses
  readonly must_not?: Clauses
  readonly minimum_should_match?: number
}
export type Clauses = Query | ReadonlyArray<Query>
export type FunctionScore = {
  readonly query?: Query
  readonly random_score: { readonly seed: number; readonly field?: string }
  readonly boost_mode?: "replace"
}

const Inner = Schema.suspend((): Schema.Codec<Query> => Query)
const InnerClauses: Schema.Codec<Clauses> = Schema.Union([Inner, Schema.Array(Inner)])

export const MultiMatch = Schema.Struct({
  query: Text,
  /** `title^4`: the field and its weight. */
  fields: Schema.Array(Schema.String.check(Schema.isPattern(/^[a-z_][a-z0-9_.]*(\^\d{1,2})?$/))),
  type: optional(Schema.Literals(["cross_fields", "best_fields", "bool_prefix"])),
  operator: optional(Schema.Literals(["and", "or"])),
})
export type MultiMatch = typeof MultiMatch.Type

export const MoreLikeThis = Schema.Struct({
  fields: Schema.Array(Field),
  like: Schema.Array(Schema.Struct({ _id: Schema.Union([Schema.String, Schema.Int]) })),
  min_term_freq: optional(upTo(10)),
  min_doc_freq: optional(upTo(10)),
  max_query_terms: optional(upTo(50)),
})
export type MoreLikeThis = typeof MoreLikeThis.Type

/** The areas that contain a point, longitude before latitude. */
export const GeoShape = Schema.Struct({
  location: Schema.Struct({
    shape: Schema.Struct({ type: Schema.Literal("point"), coordinates: Schema.Tuple([Schema.Finite, Schema.Finite]) }),
    relation: optional(Schema.Literals(["intersects", "contains"])),
  }),
})
export type GeoShape = typeof GeoShape.Type

export const Query: Schema.Codec<Query> = Schema.Union([
  Schema.Struct({
    bool: Schema.Struct({
      must: optional(InnerClauses),
      filter: optional(InnerClauses),
      should: optional(InnerClauses),
      must_not: optional(InnerClauses),
      minimum_should_match: optional(upTo(limits.clauses)),
    }),
  }),
  Schema.Struct({ term: byField(Scalar) }),
  Schema.Struct({ terms: byField(Schema.Array(Scalar).check(Schema.isMaxLength(limits.terms))) }),
  Schema.Struct({ range: byField(Bounds) }),
  Schema.Struct({ exists: Schema.Struct({ field: Field }) }),
  Schema.Struct({ prefix: byField(Text) }),
  Schema.Struct({
    ids: Schema.Struct({ values: Schema.Array(Schema.Union([Schema.String, Schema.Int])).check(Schema.isMaxLength(limits.terms)) }),
  }),
  Schema.Struct({ multi_match: MultiMatch }),
  Schema.Struct({ more_like_this: MoreLikeThis }),
  Schema.Struct({
    function_score: Schema.Struct({
      query: optional(Inner),
      random_score: Schema.Struct({ seed: Schema.Int, field: optional(Field) }),
      boost_mode: optional(Schema.Literal("replace")),
    }),
  }),
  Schema.Struct({ geo_shape: GeoShape }),
  Schema.Struct({ match_all: Schema.Record(Schema.String, Schema.Never) }),
])

/** An aggregation: buckets by value, by range, or the minimum and maximum. */
export type Aggregation = {
  readonly terms?: { readonly field: string; readonly size?: number }
  readonly range?: {
    readonly field: string
    readonly ranges: ReadonlyArray<{ readonly key: string; readonly from?: number; readonly to?: number }>
  }
  readonly stats?: { readonly field: string }
  readonly filter?: Query
  readonly aggs?: Aggregations
}
export type Aggregations = { readonly [name: string]: Aggregation }

const Name = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,40}$/))
const InnerAggregation = Schema.suspend((): Schema.Codec<Aggregation> => Aggregation)

export const Aggregation: Schema.Codec<Aggregation> = Schema.Struct({
  terms: optional(Schema.Struct({ field: Field, size: optional(upTo(limits.buckets)) })),
  range: optional(
    Schema.Struct({
      field: Field,
      ranges: Schema.Array(Schema.Struct({ key: Name, from: optional(Schema.Finite), to: optional(Schema.Finite) })).check(
        Schema.isMaxLength(limits.ranges),
      ),
    }),
  ),
  stats: optional(Schema.Struct({ field: Field })),
  filter: optional(Query),
  aggs: optional(Schema.Record(Name, InnerAggregation)),
})

export const Suggester = Schema.Struct({
  /** Completes the word being typed. */
  prefix: optional(Text),
  completion: optional(
    Schema.Struct({ field: Field, size: optional(upTo(limits.suggestions)), skip_duplicates: optional(Schema.Boolean) }),
  ),
  /** Corrects words that no product contains. */
  text: optional(Text),
  term: optional(Schema.Struct({ field: Field, size: optional(upTo(5)), suggest_mode: optional(Schema.Literal("missing")) })),
})
export type Suggester = typeof Suggester.Type

const Direction = Schema.Union([
  Schema.Literals(["asc", "desc"]),
  Schema.Struct({
    order: Schema.Literals(["asc", "desc"]),
    unmapped_type: optional(Schema.String),
    missing: optional(Schema.Literals(["_last", "_first"])),
  }),
])

export const SearchBody = Schema.Struct({
  size: optional(upTo(limits.size)),
  from: optional(upTo(limits.from)),
  _source: optional(Schema.Union([Schema.Boolean, Schema.Array(Field)])),
  query: optional(Query),
  post_filter: optional(Query),
  sort: optional(Schema.Array(byField(Direction)).check(Schema.isMaxLength(4))),
  aggs: optional(Schema.Record(Name, Aggregation)),
  suggest: optional(Schema.Record(Name, Suggester)),
  track_total_hits: optional(Schema.Boolean),
  timeout: optional(Schema.String),
}).annotate({ identifier: "SearchBody" })
export type SearchBody = typeof SearchBody.Type

/** The line before each body of an `_msearch`. `type` belongs to the typed path style. */
export const SearchHeader = Schema.Struct({ index: optional(Field), type: optional(Field) })
export type SearchHeader = typeof SearchHeader.Type
