/** What one search asks of the database, as independent parts that one statement answers together. */
import type { Aggregation, Aggregations, Query, SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { tileFields } from "#adapters/search/contract/tile-fields.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import { clauseOf, type Compiled } from "./clauses.ts"
import { fieldOf } from "./fields.ts"
import { orderOf } from "./ordering.ts"
import { SearchRefusal } from "./refusal.ts"
import { joinSql, raw, sql, type Sql } from "./sql.ts"

/** One scalar of JSON text. Counts may be kept; hits are always asked for anew. */
export type Part = { readonly name: string; readonly sql: Sql; readonly kept: boolean }

/** A counting of the answer: how the rows of a part become its shape. */
export type Counting =
  | { readonly kind: "filter"; readonly part: string; readonly inner: Readonly<Record<string, Counting>> }
  | { readonly kind: "terms"; readonly part: string; readonly levels: ReadonlyArray<{ readonly name: string; readonly field: string; readonly size: number }> }
  | { readonly kind: "range"; readonly part: string; readonly keys: ReadonlyArray<{ readonly key: string; readonly from?: number; readonly to?: number }> }
  | { readonly kind: "stats"; readonly part: string }

export type Plan = {
  /** Found once and shared by the parts, where words are looked at. */
  readonly found: Sql | null
  readonly parts: ReadonlyArray<Part>
  readonly countings: Readonly<Record<string, Counting>>
}

const tile: ReadonlySet<string> = new Set(tileFields)
const everything: Compiled = { where: raw("true"), scores: [], seed: null }

const stocked = raw(`
  (d.document || jsonb_build_object('total_on_hand', h.on_hand, 'variants', (
    select coalesce(jsonb_agg(one.variant || jsonb_build_object('total_on_hand', v.on_hand) order by one.place), '[]')
    from jsonb_array_elements(d.document -> 'variants') with ordinality as one (variant, place)
    join variants v on v.id = (one.variant ->> 'id')::int)))`)

const sourceOf = (source: SearchBody["_source"]): Sql => {
  if (source === false) return raw("null::jsonb")
  return Array.isArray(source) && source.every((name) => tile.has(name)) ? raw("(d.tile || jsonb_build_object('total_on_hand', h.on_hand))") : stocked
}

/** The columns that the parts look at: what is found once and kept for them should be narrow. */
const columnsOf = (parts: ReadonlyArray<Part>): Sql => {
  const names = new Set(["product_id", "on_hand", ...parts.flatMap(({ sql: { text } }) => [...text.matchAll(/\be\.(\w+)/g)].map(([, name = ""]) => name))])
  names.delete("score")
  return raw([...names].map((name) => `e.${name}`).join(", "))
}

const all = (...conditions: ReadonlyArray<Sql>): Sql => joinSql(conditions.map((condition) => sql`(${condition})`), " and ")

export const planOf = (body: SearchBody, locale: Locale, now: Date): Plan => {
  const query = body.query === undefined ? everything : clauseOf(body.query, now)
  const worded = query.scores.length > 0
  // What is looked at more than once is found once; the parts over it are then planned in no time.
  const shared = worded || body.aggs !== undefined
  const from = shared ? raw("found e") : raw("search_entries e")
  const asked = shared ? raw("true") : query.where
  const narrowed = (filter: Query | undefined): Sql => (filter === undefined ? asked : all(asked, withoutWords(filter, now)))
  const parts: Part[] = []
  const add = (part: Sql, kept = true): string => {
    const name = `p${parts.length}`
    parts.push({ name, sql: part, kept })
    return name
  }
  const shown = narrowed(body.post_filter)
  const size = body.size ?? 10
  parts.push({ name: "total", sql: sql`select count(*)::text from ${from} where ${shown}`, kept: true })
  if (size > 0) {
    parts.push({
      name: "hits",
      kept: false,
      sql: sql`
        select coalesce(json_agg(json_build_object('_id', h.product_id::text, '_score', h.score, '_source', ${sourceOf(body._source)}) order by h.place), '[]')::text
        from (
          select e.product_id, e.on_hand, ${raw(shared ? "e.score" : "1")} as score, row_number() over () as place
          from (select e.* from ${from} where ${shown} order by ${orderOf(body.sort, query)} limit ${size}::int offset ${body.from ?? 0}::int) e
        ) h join search_documents d on d.product_id = h.product_id and d.locale = ${locale}`,
    })
  }
  const countings = (aggregations: Aggregations, where: Sql, depth: number): Readonly<Record<string, Counting>> => {
    if (depth > limits.aggregationDepth) throw new SearchRefusal("aggregations are nested too deeply", "illegal_argument_exception")
    return Object.fromEntries(Object.entries(aggregations).map(([name, aggregation]) => [name, counting(name, aggregation, where, depth)]))
  }
  const counting = (name: string, aggregation: Aggregation, where: Sql, depth: number): Counting => {
    const { filter, terms, range, stats, aggs } = aggregation
    if ([filter, terms, range, stats].filter((kind) => kind !== undefined).length !== 1) throw new SearchRefusal(`[${name}] takes exactly one kind of aggregation`)
    if (filter !== undefined) {
      const inside = all(where, withoutWords(filter, now))
      return { kind: "filter", part: add(sql`select count(*)::text from ${from} where ${inside}`), inner: countings(aggs ?? {}, inside, depth + 1) }
    }
    if (stats !== undefined) {
      const { column } = fieldOf(stats.field)
      return { kind: "stats", part: add(sql`select json_build_object('count', count(*), 'min', min(${column}), 'max', max(${column}))::text from ${from} where ${where}`) }
    }
    if (range !== undefined) {
      const { column } = fieldOf(range.field)
      const counts = range.ranges.map(({ from: least, to }) => sql`count(*) filter (where ${column} >= ${least ?? -1e15}::float8 and ${column} < ${to ?? 1e15}::float8)`)
      return { kind: "range", part: add(sql`select json_build_array(${joinSql(counts, ", ")})::text from ${from} where ${where}`), keys: range.ranges }
    }
    const levels = chain(name, aggregation, depth)
    const columns = levels.map(({ field }) => {
      const { column, many } = fieldOf(field)
      return many ? sql`unnest(${column})` : column
    })
    const named = columns.map((column, at) => sql`${column} as ${raw(`v${at}`)}`)
    const places = columns.map((_, at) => `v${at}`).join(", ")
    return {
      kind: "terms",
      levels,
      part: add(sql`
        select coalesce(json_agg(json_build_array(n, ${raw(places)}) order by n desc, ${raw(places)}), '[]')::text
        from (select ${raw(places)}, count(*) as n from (select ${joinSql(named, ", ")} from ${from} where ${where}) v
          where v0 is not null group by ${raw(places)} order by n desc limit 2000) g`),
    }
  }
  const counts = countings(body.aggs ?? {}, asked, 1)
  const score = worded ? joinSql(query.scores, " + ") : raw("1")
  const source = worded ? raw("search_entries e join search_words w using (product_id)") : raw("search_entries e")
  const found = shared ? sql`select ${columnsOf(parts)}, ${score} as score from ${source} where ${query.where}` : null
  return { found, parts, countings: counts }
}

/** A filter beside the query compares values only. */
const withoutWords = (query: Query, now: Date): Sql => {
  const { where, scores } = clauseOf(query, now)
  if (scores.length > 0) throw new SearchRefusal("words are searched for in [query] alone", "query_shard_exception")
  return where
}

/** Terms within terms within terms, outermost first. */
const chain = (name: string, aggregation: Aggregation, depth: number): Array<{ readonly name: string; readonly field: string; readonly size: number }> => {
  const { terms, aggs } = aggregation
  if (terms === undefined) throw new SearchRefusal(`[${name}] only terms stand within terms`, "illegal_argument_exception")
  if (depth > limits.aggregationDepth) throw new SearchRefusal("aggregations are nested too deeply", "illegal_argument_exception")
  const inner = Object.entries(aggs ?? {})
  const [next] = inner
  if (inner.length > 1) throw new SearchRefusal(`[${name}] takes one aggregation within`, "illegal_argument_exception")
  return [{ name, field: terms.field, size: terms.size ?? 10 }, ...(next === undefined ? [] : chain(next[0], next[1], depth + 1))]
}
