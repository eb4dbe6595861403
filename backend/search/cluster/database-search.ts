/** Lists, products and look-ups from the database while a cluster does not answer: no words, no counts. */
import type { Aggregation, Aggregations, Bounds, Query, Scalar, SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { sourcesOf } from "#backend/search/hit-documents.ts"
import { boundsOf, idOf, listOf, numberOf, single } from "#backend/search/engine/clause-values.ts"
import { momentOf } from "#backend/search/engine/date-math.ts"
import { fieldOf, type Field } from "#backend/search/engine/fields.ts"
import type { Labels } from "#backend/search/engine/bucket-labels.ts"
import { withoutVariants } from "#backend/search/engine/variant-clauses.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import { usualSize, type Found } from "#backend/search/search.ts"
import { nothingLeftOut } from "#backend/search/text/missing-terms.ts"
import { hasTexts } from "./text-plan.ts"

type Reading = { readonly labels: Labels; readonly now: Date }
/** Collects the parameters of a statement. */
type Parameters = (value: unknown) => string

/** Expression of a field over `search_entries e`, comparable with the values of a query. */
const expressionOf = ({ kind, column, facet, decimals }: Field): string => {
  if (facet !== undefined) return `array(select substr(one, ${facet.length + 2}) from unnest(e.facets) one where starts_with(one, '${facet}='))`
  if (column === "id") return "e.product_id"
  if (column === "branch") return "array[e.l0, e.l1, e.l2, e.l3, e.l4]"
  if (decimals !== undefined) return `round(e.${column}::numeric, ${decimals})::float8`
  return kind === "date" ? `(extract(epoch from e.${column}) * 1000)::float8` : `e.${column}`
}

const equal = (field: Field, values: ReadonlyArray<Scalar>, { labels, now }: Reading, parameter: Parameters): string => {
  const of = expressionOf(field)
  const taxons = () => parameter(values.flatMap((value) => labels.taxon(String(value)) ?? []))
  switch (field.kind) {
    case "number":
      return `${of}::float8 = any (${parameter(values.map(numberOf))}::float8[])`
    case "date":
      return `${of} = any (${parameter(values.map((value) => momentOf(value, now)))}::float8[])`
    case "taxon":
      return `${of} = any (${taxons()}::int[])`
    case "taxons":
      return `${of} && ${taxons()}::int[]`
    case "flag":
      return `${of} = any (${parameter(values.filter((value) => typeof value === "boolean"))}::boolean[])`
    case "keywords":
      return `${of} && ${parameter(values.map(String))}::text[]`
    default:
      return `${of} = any (${parameter(values.map(String))}::text[])`
  }
}

const signs: Readonly<Record<keyof Bounds, string>> = { gt: ">", gte: ">=", lt: "<", lte: "<=" }

const range = (field: Field, bounds: Bounds, now: Date, parameter: Parameters): string => {
  if (field.kind !== "number" && field.kind !== "date") throw new SearchRefusal("[range] query takes a number or a date")
  const of = expressionOf(field)
  return [`${of} is not null`, ...Object.entries(boundsOf(field.kind, bounds, now)).map(([name, value]) => `${of} ${signs[name as keyof Bounds]} ${parameter(value)}::float8`)].join(" and ")
}

const exists = (field: Field): string => {
  const of = expressionOf(field)
  if (field.kind === "flag") return of
  if (field.kind === "keyword") return `${of} <> ''`
  return field.kind === "keywords" ? `cardinality(${of}) > 0` : field.kind === "taxons" ? "e.l0 is not null" : `${of} is not null`
}

const conditionOf = (query: Query, reading: Reading, parameter: Parameters): string => {
  const inner = (one: Query): string => `coalesce((${conditionOf(one, reading, parameter)}), false)`
  if ("bool" in query) {
    const { must, filter, should, must_not: refused, minimum_should_match: minimum } = query.bool
    const required = [...listOf(filter), ...listOf(must)].map(inner)
    const optional = listOf(should).map(inner)
    const least = minimum ?? (required.length === 0 && optional.length > 0 ? 1 : 0)
    const enough = least === 0 ? [] : [`${["0", ...optional.map((one) => `${one}::int`)].join(" + ")} >= ${parameter(least)}::int`]
    return ["true", ...required, ...listOf(refused).map((one) => `not ${inner(one)}`), ...enough].join(" and ")
  }
  if ("term" in query) {
    const [name, value] = single(query.term, "term")
    return equal(fieldOf(name), [value], reading, parameter)
  }
  if ("terms" in query) {
    const [name, values] = single(query.terms, "terms")
    return equal(fieldOf(name), values, reading, parameter)
  }
  if ("range" in query) {
    const [name, bounds] = single(query.range, "range")
    return range(fieldOf(name), bounds, reading.now, parameter)
  }
  if ("prefix" in query) {
    const [name, text] = single(query.prefix, "prefix")
    return `starts_with(${expressionOf(fieldOf(name))}, ${parameter(text)})`
  }
  if ("exists" in query) return exists(fieldOf(query.exists.field))
  if ("ids" in query) return equal(fieldOf("id"), query.ids.values.map(idOf), reading, parameter)
  if ("function_score" in query) return query.function_score.query === undefined ? "true" : inner(query.function_score.query)
  return "match_all" in query ? "true" : "false"
}

const orderOf = (sort: SearchBody["sort"]): string =>
  [
    ...(sort ?? []).flatMap((by) =>
      Object.entries(by).flatMap(([name, direction]) =>
        name === "_score" ? [] : [`${expressionOf(fieldOf(name))} ${(typeof direction === "string" ? direction : direction.order) === "desc" ? "desc" : "asc"} nulls last`],
      ),
    ),
    "e.product_id",
  ].join(", ")

/** The form of counts, without any. */
const uncounted = (aggregations: Aggregations): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(aggregations).map(([name, { terms, range: ranges, stats, aggs = {} }]: [string, Aggregation]) => [
      name,
      terms !== undefined
        ? { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] }
        : ranges !== undefined
          ? { buckets: ranges.ranges.map((one) => ({ ...one, doc_count: 0 })) }
          : stats !== undefined ? { count: 0, min: null, max: null } : { doc_count: 0, ...uncounted(aggs) },
    ]),
  )

const isSimilar = (query: Query): boolean => JSON.stringify(query).includes("more_like_this")

/** Answer of the database; `null` for what needs a cluster. Similar products are none. */
export const searchDatabase = async (db: Database, body: SearchBody, locale: Locale, reading: Reading): Promise<Found | null> => {
  const { query: requested = { match_all: {} }, post_filter: filter, size = usualSize } = body
  if ((hasTexts(requested) && !isSimilar(requested)) || body.suggest !== undefined) return null
  const values: unknown[] = []
  const parameter: Parameters = (value) => `$${values.push(value)}`
  const query = await withoutVariants(db, requested)
  const where = [query, ...(filter === undefined ? [] : [filter])].map((one) => `coalesce((${conditionOf(one, reading, parameter)}), false)`).join(" and ")
  const [counted] = await db.query<{ total: number }>(`select count(*)::int as total from search_entries e where ${where}`, [...values])
  const rows = size === 0 ? [] : await db.query<{ id: number }>(
    `select e.product_id as id from search_entries e where ${where} order by ${orderOf(body.sort)} limit ${parameter(size)} offset ${parameter(body.from ?? 0)}`,
    values,
  )
  const sources = await sourcesOf(db, rows.map(({ id }) => id), body._source, locale)
  return {
    total: counted?.total ?? 0,
    hits: rows.flatMap(({ id }) => {
      const source = sources.get(id)
      return source === undefined && body._source !== false ? [] : [{ _id: String(id), _score: 1, _source: source ?? null }]
    }),
    aggregations: body.aggs === undefined ? null : uncounted(body.aggs),
    suggest: null,
    leftOut: nothingLeftOut,
  }
}
