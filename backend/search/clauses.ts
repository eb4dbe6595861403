/** Clauses of the query language as conditions on a row of `search_entries e`. */
import type { Bounds, Clauses, Query, Scalar } from "#adapters/search/contract/grammar.ts"
import { fieldOf, weightsOf, type Field } from "./fields.ts"
import { momentOf } from "./moments.ts"
import { SearchRefusal } from "./refusal.ts"
import { joinSql, raw, sql, type Sql } from "./sql.ts"
import { textQuery, wholeWordsQuery } from "./text-query.ts"

export type Compiled = {
  readonly where: Sql
  /** How well a row answers, where the query looks at words. */
  readonly scores: ReadonlyArray<Sql>
  /** The order that `random_score` asks for. */
  readonly seed: number | null
}

const yes = raw("true")
const no = raw("false")
const only = (where: Sql): Compiled => ({ where, scores: [], seed: null })

const list = (clauses: Clauses | undefined): ReadonlyArray<Query> =>
  clauses === undefined ? [] : Array.isArray(clauses) ? (clauses as ReadonlyArray<Query>) : [clauses as Query]

/** The one field and value of `{field: value}`. */
const single = <Value>(by: Readonly<Record<string, Value>>, clause: string): readonly [name: string, value: Value] => {
  const entries = Object.entries(by)
  const [first] = entries
  if (first === undefined || entries.length > 1) throw new SearchRefusal(`[${clause}] query takes exactly one field`)
  return first
}

/** A value as its column compares it. A category's address is looked up; nothing is found by one that is not there. */
const comparable = ({ kind }: Field, value: Scalar, now: Date): Sql => {
  if (kind === "date") return sql`${momentOf(value, now)}::timestamptz`
  if (kind === "taxon") return sql`(select id from taxons where permalink = ${String(value)})`
  if (kind !== "number") return sql`${String(value)}::text`
  const number = Number(value)
  if (!Number.isFinite(number)) throw new SearchRefusal(`failed to parse number [${String(value)}]`, "number_format_exception")
  return sql`${number}::float8`
}

const equal = (field: Field, values: ReadonlyArray<Scalar>, now: Date): Sql => {
  if (values.length === 0) return no
  const options = joinSql(values.map((value) => comparable(field, value, now)), ", ")
  if (field.many) return sql`${field.column} && array[${options}]`
  return values.length === 1 ? sql`${field.column} = ${options}` : sql`${field.column} in (${options})`
}

const comparisons = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const

const range = (field: Field, bounds: Bounds, now: Date): Sql => {
  if (field.many || (field.kind !== "number" && field.kind !== "date")) throw new SearchRefusal("[range] query takes a number or a date")
  const parts = Object.entries(comparisons).flatMap(([name, sign]) => {
    const bound = bounds[name as keyof Bounds]
    return bound === undefined ? [] : [sql`${field.column} ${raw(sign)} ${comparable(field, bound, now)}`]
  })
  return parts.length === 0 ? yes : joinSql(parts, " and ")
}

const prefix = (name: string, text: string): Sql => {
  const { kind, column, many } = fieldOf(name)
  if (kind !== "keyword" || many) throw new SearchRefusal("[prefix] query takes a keyword")
  return sql`${column} like ${`${text.replace(/[\\%_]/g, "\\$&")}%`}`
}

const like = (id: string | number): number => {
  const number = Number(id)
  if (!Number.isInteger(number)) throw new SearchRefusal(`unknown document [${id}]`)
  return number
}

/** The words that stand for a product: its title's, its brand's and its category's, without codes. */
const wordsLike = (id: number): Sql => sql`(
  select coalesce(string_agg(quote_literal(lexeme), ' | '), '''''')::tsquery
  from unnest((select words from search_words where product_id = ${id}::int))
  where weights && '{A,B}' and lexeme !~ '[0-9]')`

const bool = (query: Extract<Query, { bool: unknown }>["bool"], now: Date): Compiled => {
  const compile = (clauses: Clauses | undefined) => list(clauses).map((clause) => clauseOf(clause, now))
  const must = compile(query.must)
  const should = compile(query.should)
  const required = [...must, ...compile(query.filter)].map(({ where }) => sql`(${where})`)
  const refused = compile(query.must_not).map(({ where }) => sql`not coalesce((${where}), false)`)
  const least = query.minimum_should_match ?? (required.length === 0 && should.length > 0 ? 1 : 0)
  const any = least === 0 ? [] : least === 1
    ? [sql`(${joinSql(should.map(({ where }) => sql`(${where})`), " or ")})`]
    : [sql`(${joinSql(should.map(({ where }) => sql`(${where})::int`), " + ")}) >= ${least}::int`]
  const all = [...required, ...refused, ...(should.length === 0 ? (least > 0 ? [no] : []) : any)]
  return {
    where: all.length === 0 ? yes : joinSql(all, " and "),
    scores: [...must, ...should].flatMap(({ scores }) => scores),
    seed: [...must, ...should].find(({ seed }) => seed !== null)?.seed ?? null,
  }
}

/** Throws a refusal for what the embedded search does not do. */
export const clauseOf = (query: Query, now: Date): Compiled => {
  if ("match_all" in query) return only(yes)
  if ("bool" in query) return bool(query.bool, now)
  if ("term" in query) {
    const [name, value] = single(query.term, "term")
    return only(equal(fieldOf(name), [value], now))
  }
  if ("terms" in query) {
    const [name, values] = single(query.terms, "terms")
    return only(equal(fieldOf(name), values, now))
  }
  if ("range" in query) {
    const [name, bounds] = single(query.range, "range")
    return only(range(fieldOf(name), bounds, now))
  }
  if ("prefix" in query) return only(prefix(...single(query.prefix, "prefix")))
  if ("exists" in query) {
    const { kind, column } = fieldOf(query.exists.field)
    return only(kind === "image" ? column : sql`${column} is not null`)
  }
  if ("ids" in query) return only(equal(fieldOf("id"), query.ids.values.map(like), now))
  if ("multi_match" in query) {
    const { query: text, fields, operator } = query.multi_match
    const asked = textQuery(text, operator ?? "or", weightsOf(fields))
    if (asked === null) return only(no)
    const score = sql`ts_rank('{0.05,0.15,0.5,1}', w.words, ${asked}::tsquery) + 2 * ts_rank('{0.05,0.15,0.5,1}', w.words, ${wholeWordsQuery(text)}::tsquery)`
    return { where: sql`w.words @@ ${asked}::tsquery`, scores: [score], seed: null }
  }
  if ("more_like_this" in query) {
    const liked = query.more_like_this.like.map(({ _id }) => like(_id))
    const [first] = liked
    if (first === undefined) return only(no)
    const asked = wordsLike(first)
    const score = sql`ts_rank('{0,0,0.6,1}', w.words, ${asked})`
    return { where: sql`w.words @@ ${asked} and not e.product_id = any (${liked}::int[])`, scores: [score], seed: null }
  }
  if ("function_score" in query) {
    const inner = query.function_score.query === undefined ? only(yes) : clauseOf(query.function_score.query, now)
    return { ...inner, seed: query.function_score.random_score.seed }
  }
  throw new SearchRefusal("[geo_shape] query is only for areas", "query_shard_exception")
}
