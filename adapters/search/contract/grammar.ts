/** Subset of Elasticsearch's query language that the storefront sends and the embedded search accepts. */
import * as Schema from "effect/Schema"
import { limits } from "./limits.ts"

const upTo = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))
const Field = Schema.String.check(Schema.isPattern(/^[a-z_][a-z0-9_.]{0,63}$/))
const Text = Schema.String.check(Schema.isMaxLength(limits.text))
const Scalar = Schema.Union([Text, Schema.Finite, Schema.Boolean])
const opt = Schema.optionalKey
const one = <Value extends Schema.Constraint>(value: Value) => Schema.Record(Field, value)

const Bounds = Schema.Struct({ gt: opt(Scalar), gte: opt(Scalar), lt: opt(Scalar), lte: opt(Scalar) })

export type Scalar = string | number | boolean
type By<Value> = { readonly [field: string]: Value }
export type Bounds = typeof Bounds.Type

/** A clause of a query. `match` and `multi_match` analyse text; all others compare values exactly. */
export type Query =
  | { readonly match_all: Record<string, never> }
  | { readonly bool: Bool }
  | { readonly term: By<Scalar> }
  | { readonly terms: By<ReadonlyArray<Scalar>> }
  | { readonly range: By<Bounds> }
  | { readonly exists: { readonly field: string } }
  | { readonly prefix: By<string> }
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
  type: opt(Schema.Literals(["cross_fields", "best_fields", "bool_prefix"])),
  operator: opt(Schema.Literals(["and", "or"])),
})
export type MultiMatch = typeof MultiMatch.Type

export const MoreLikeThis = Schema.Struct({
  fields: Schema.Array(Field),
  like: Schema.Array(Schema.Struct({ _id: Schema.Union([Schema.String, Schema.Int]) })),
  min_term_freq: opt(upTo(10)),
  min_doc_freq: opt(upTo(10)),
  max_query_terms: opt(upTo(50)),
})
export type MoreLikeThis = typeof MoreLikeThis.Type

/** The areas that contain a point, longitude before latitude. */
export const GeoShape = Schema.Struct({
  location: Schema.Struct({
    shape: Schema.Struct({ type: Schema.Literal("point"), coordinates: Schema.Tuple([Schema.Finite, Schema.Finite]) }),
    relation: opt(Schema.Literals(["intersects", "contains"])),
  }),
})
export type GeoShape = typeof GeoShape.Type

export const Query: Schema.Codec<Query> = Schema.Union([
  Schema.Struct({
    bool: Schema.Struct({
      must: opt(InnerClauses),
      filter: opt(InnerClauses),
      should: opt(InnerClauses),
      must_not: opt(InnerClauses),
      minimum_should_match: opt(upTo(limits.clauses)),
    }),
  }),
  Schema.Struct({ term: one(Scalar) }),
  Schema.Struct({ terms: one(Schema.Array(Scalar).check(Schema.isMaxLength(limits.terms))) }),
  Schema.Struct({ range: one(Bounds) }),
  Schema.Struct({ exists: Schema.Struct({ field: Field }) }),
  Schema.Struct({ prefix: one(Text) }),
  Schema.Struct({ ids: Schema.Struct({ values: Schema.Array(Schema.Union([Schema.String, Schema.Int])).check(Schema.isMaxLength(limits.terms)) }) }),
  Schema.Struct({ multi_match: MultiMatch }),
  Schema.Struct({ more_like_this: MoreLikeThis }),
  Schema.Struct({
    function_score: Schema.Struct({
      query: opt(Inner),
      random_score: Schema.Struct({ seed: Schema.Int, field: opt(Field) }),
      boost_mode: opt(Schema.Literal("replace")),
    }),
  }),
  Schema.Struct({ geo_shape: GeoShape }),
  Schema.Struct({ match_all: Schema.Record(Schema.String, Schema.Never) }),
])

/** An aggregation: buckets by value, by range, or the minimum and maximum. */
export type Aggregation = {
  readonly terms?: { readonly field: string; readonly size?: number }
  readonly range?: { readonly field: string; readonly ranges: ReadonlyArray<{ readonly key: string; readonly from?: number; readonly to?: number }> }
  readonly stats?: { readonly field: string }
  readonly filter?: Query
  readonly aggs?: Aggregations
}
export type Aggregations = { readonly [name: string]: Aggregation }

const Name = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,40}$/))
const InnerAggregation = Schema.suspend((): Schema.Codec<Aggregation> => Aggregation)

export const Aggregation: Schema.Codec<Aggregation> = Schema.Struct({
  terms: opt(Schema.Struct({ field: Field, size: opt(upTo(limits.buckets)) })),
  range: opt(
    Schema.Struct({
      field: Field,
      ranges: Schema.Array(Schema.Struct({ key: Name, from: opt(Schema.Finite), to: opt(Schema.Finite) })).check(Schema.isMaxLength(limits.ranges)),
    }),
  ),
  stats: opt(Schema.Struct({ field: Field })),
  filter: opt(Query),
  aggs: opt(Schema.Record(Name, InnerAggregation)),
})

export const Suggester = Schema.Struct({
  /** Completes the word being typed. */
  prefix: opt(Text),
  completion: opt(Schema.Struct({ field: Field, size: opt(upTo(limits.suggestions)), skip_duplicates: opt(Schema.Boolean) })),
  /** Corrects words that no product contains. */
  text: opt(Text),
  term: opt(Schema.Struct({ field: Field, size: opt(upTo(5)), suggest_mode: opt(Schema.Literal("missing")) })),
})
export type Suggester = typeof Suggester.Type

const Direction = Schema.Union([
  Schema.Literals(["asc", "desc"]),
  Schema.Struct({ order: Schema.Literals(["asc", "desc"]), unmapped_type: opt(Schema.String), missing: opt(Schema.Literals(["_last", "_first"])) }),
])

export const SearchBody = Schema.Struct({
  size: opt(upTo(limits.size)),
  from: opt(upTo(limits.from)),
  _source: opt(Schema.Union([Schema.Boolean, Schema.Array(Field)])),
  query: opt(Query),
  post_filter: opt(Query),
  sort: opt(Schema.Array(one(Direction)).check(Schema.isMaxLength(4))),
  aggs: opt(Schema.Record(Name, Aggregation)),
  suggest: opt(Schema.Record(Name, Suggester)),
  track_total_hits: opt(Schema.Boolean),
  timeout: opt(Schema.String),
}).annotate({ identifier: "SearchBody" })
export type SearchBody = typeof SearchBody.Type

/** The line before each body of an `_msearch`. `type` belongs to the typed path style. */
export const SearchHeader = Schema.Struct({ index: opt(Field), type: opt(Field) })
export type SearchHeader = typeof SearchHeader.Type
