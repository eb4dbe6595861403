/** Search in the database while a cluster does not answer: lists, products and look-ups, without texts and counts. */
import type { Aggregation, Aggregations, Bool, Bounds, Clauses, Query, Scalar, SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { hitsOf, sourcesOf } from "#backend/search/hit-documents.ts"
import { boundsOf, idOf, listOf, minimumMatchOf, numberOf, onlyEntry, sortKeysOf } from "#backend/search/engine/clause-values.ts"
import { momentOf } from "#backend/search/engine/date-math.ts"
import { fieldOf, type Field } from "#backend/search/engine/fields.ts"
import type { Labels } from "#backend/search/engine/bucket-labels.ts"
import { withoutVariants } from "#backend/search/engine/variant-clauses.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import { defaultSize, type SearchResult } from "#backend/search/search.ts"
import { nothingLeftOut } from "#backend/search/text/missing-terms.ts"
import { hasTypedTexts } from "./text-planner.ts"

type Reading = { readonly labels: Labels; readonly now: Date }
/** Collects the parameters of a statement. */
type Parameters = (value: unknown) => string

/** Expression of a field over `search_entries e`, comparable with the values of a query. */
const expressionOf = ({ kind, column, facet, decimals }: Field): string => {
  if (facet !== undefined) {
    const codeStart = `${facet}=`.length + 1
    return `array(select substr(value, ${codeStart}) from unnest(e.facets) value where starts_with(value, '${facet}='))`
  }
  if (column === "id") return "e.product_id"
  if (column === "branch") return "array[e.l0, e.l1, e.l2, e.l3, e.l4]"
  if (decimals !== undefined) return `round(e.${column}::numeric, ${decimals})::float8`
  return kind === "date" ? `(extract(epoch from e.${column}) * 1000)::float8` : `e.${column}`
}

const equal = (field: Field, values: ReadonlyArray<Scalar>, { labels, now }: Reading, parameter: Parameters): string => {
  const value = expressionOf(field)
  const taxons = () => parameter(values.flatMap((value) => labels.taxon(String(value)) ?? []))
  switch (field.kind) {
    case "number":
      return `${value}::float8 = any (${parameter(values.map(numberOf))}::float8[])`
    case "date":
      return `${value} = any (${parameter(values.map((value) => momentOf(value, now)))}::float8[])`
    case "taxon":
      return `${value} = any (${taxons()}::int[])`
    case "taxons":
      return `${value} && ${taxons()}::int[]`
    case "flag":
      return `${value} = any (${parameter(values.filter((value) => typeof value === "boolean"))}::boolean[])`
    case "keywords":
      return `${value} && ${parameter(values.map(String))}::text[]`
    case "keyword":
      return `${value} = any (${parameter(values.map(String))}::text[])`
    default:
      return field satisfies never
  }
}

const signs: Readonly<Record<keyof Bounds, string>> = { gt: ">", gte: ">=", lt: "<", lte: "<=" }

const range = (field: Field, bounds: Bounds, now: Date, parameter: Parameters): string => {
  if (field.kind !== "number" && field.kind !== "date") throw new SearchRefusal("[range] query takes a number or a date")
  const value = expressionOf(field)
  const compared = Object.entries(boundsOf(field.kind, bounds, now)).map(
    ([name, bound]) => `${value} ${signs[name as keyof Bounds]} ${parameter(bound)}::float8`,
  )
  return [`${value} is not null`, ...compared].join(" and ")
}

const exists = (field: Field): string => {
  const value = expressionOf(field)
  switch (field.kind) {
    case "flag":
      return value
    case "keyword":
      return `${value} <> ''`
    case "keywords":
      return `cardinality(${value}) > 0`
    case "taxons":
      return "e.l0 is not null"
    case "taxon":
    case "number":
    case "date":
      return `${value} is not null`
    default:
      return field satisfies never
  }
}

/** A condition that is false where it would be unknown. */
const isTrue = (condition: string): string => `coalesce((${condition}), false)`

const bool = (query: Bool, reading: Reading, parameter: Parameters): string => {
  const conditions = (clauses: Clauses | undefined) => listOf(clauses).map((clause) => isTrue(conditionOf(clause, reading, parameter)))
  const required = [...conditions(query.filter), ...conditions(query.must)]
  const enoughOf = (minimum: number): string => {
    const matching = ["0", ...conditions(query.should).map((condition) => `${condition}::int`)].join(" + ")
    return `${matching} >= ${parameter(minimum)}::int`
  }
  const minimumMatch = minimumMatchOf(query)
  const enough = minimumMatch === 0 ? [] : [enoughOf(minimumMatch)]
  const refused = conditions(query.must_not).map((condition) => `not ${condition}`)
  return ["true", ...required, ...refused, ...enough].join(" and ")
}

/** Condition of a query over `search_entries e`. Texts match nothing here. */
const conditionOf = (query: Query, reading: Reading, parameter: Parameters): string => {
  if ("match_all" in query) return "true"
  if ("bool" in query) return bool(query.bool, reading, parameter)
  if ("term" in query) {
    const [name, value] = onlyEntry(query.term, "term")
    return equal(fieldOf(name), [value], reading, parameter)
  }
  if ("terms" in query) {
    const [name, values] = onlyEntry(query.terms, "terms")
    return equal(fieldOf(name), values, reading, parameter)
  }
  if ("range" in query) {
    const [name, bounds] = onlyEntry(query.range, "range")
    return range(fieldOf(name), bounds, reading.now, parameter)
  }
  if ("prefix" in query) {
    const [name, text] = onlyEntry(query.prefix, "prefix")
    return `starts_with(${expressionOf(fieldOf(name))}, ${parameter(text)})`
  }
  if ("exists" in query) return exists(fieldOf(query.exists.field))
  if ("ids" in query) return equal(fieldOf("id"), query.ids.values.map(idOf), reading, parameter)
  if ("function_score" in query) {
    const { query: inner } = query.function_score
    return inner === undefined ? "true" : isTrue(conditionOf(inner, reading, parameter))
  }
  if ("multi_match" in query || "more_like_this" in query || "geo_shape" in query) return "false"
  return query satisfies never
}

const orderOf = (sort: SearchBody["sort"]): string => {
  const keys = sortKeysOf(sort).filter(({ name }) => name !== "_score")
  return [...keys.map(({ name, direction }) => `${expressionOf(fieldOf(name))} ${direction} nulls last`), "e.product_id"].join(", ")
}

const uncountedOne = ({ terms, range: ranges, stats, aggs = {} }: Aggregation): unknown => {
  if (terms !== undefined) return { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] }
  if (ranges !== undefined) return { buckets: ranges.ranges.map((one) => ({ ...one, doc_count: 0 })) }
  if (stats !== undefined) return { count: 0, min: null, max: null }
  return { doc_count: 0, ...uncounted(aggs) }
}

/** The form of counts, without any. */
const uncounted = (aggregations: Aggregations): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(aggregations).map(([name, aggregation]) => [name, uncountedOne(aggregation)]))

/** Result of the database; `null` for what needs a cluster. There are no similar products. */
export const searchDatabase = async (db: Database, body: SearchBody, locale: Locale, reading: Reading): Promise<SearchResult | null> => {
  const { query: requested = { match_all: {} }, post_filter: filter, size = defaultSize } = body
  if (hasTypedTexts(requested) || body.suggest !== undefined) return null
  const values: unknown[] = []
  const parameter: Parameters = (value) => `$${values.push(value)}`
  const query = await withoutVariants(db, requested)
  const clauses = filter === undefined ? [query] : [query, filter]
  const where = clauses.map((clause) => isTrue(conditionOf(clause, reading, parameter))).join(" and ")
  const [counted] = await db.query<{ total: number }>(`select count(*)::int as total from search_entries e where ${where}`, [...values])
  const pageOf = (from: number): string => `limit ${parameter(size)} offset ${parameter(from)}`
  const rows =
    size === 0
      ? []
      : await db.query<{ id: number }>(
          `select e.product_id as id from search_entries e where ${where} order by ${orderOf(body.sort)} ${pageOf(body.from ?? 0)}`,
          values,
        )
  const sources = await sourcesOf(
    db,
    rows.map(({ id }) => id),
    body._source,
    locale,
  )
  return {
    total: counted?.total ?? 0,
    hits: hitsOf(
      rows.map(({ id }) => ({ id, score: 1 })),
      sources,
      body._source,
    ),
    aggregations: body.aggs === undefined ? null : uncounted(body.aggs),
    suggest: null,
    leftOut: nothingLeftOut,
  }
}
