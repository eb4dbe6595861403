/** Query clauses, compiled to predicates and scores of rows. */
import type { Bounds, Clauses, Query, Scalar } from "#adapters/search/contract/grammar.ts"
import { boundsOf, idOf, listOf, numberOf, single } from "./clause-values.ts"
import { fieldOf, weightsOf, type Field } from "./fields.ts"
import type { SearchIndex } from "./memory-index.ts"
import { minuteOf, momentOf } from "./date-math.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Row } from "./index-rows.ts"
import { matchText, type TextMatch } from "#backend/search/text/text-match.ts"

export type CompiledQuery = {
  readonly matches: (row: Row) => boolean
  /** Scores of rows by position, for each text clause. */
  readonly scores: ReadonlyArray<Float32Array>
  /** Seed of a random order. */
  readonly seed: number | null
  readonly texts: ReadonlyArray<TextMatch>
  /** Rows of which alone any can match; `null` for all. */
  readonly among: ReadonlyArray<Row> | null
}

const all = (): boolean => true
const none = (): boolean => false
const only = (matches: CompiledQuery["matches"]): CompiledQuery => ({ matches, scores: [], seed: null, texts: [], among: null })
const scored = (score: Float32Array): CompiledQuery => ({ matches: (row) => (score[row.at] ?? 0) > 0, scores: [score], seed: null, texts: [], among: null })

const equal = (field: Field, values: ReadonlyArray<Scalar>, { labels }: SearchIndex, now: Date): CompiledQuery["matches"] => {
  switch (field.kind) {
    case "number":
    case "date": {
      const wanted = new Set(values.map((value) => (field.kind === "date" ? momentOf(value, now) : numberOf(value))))
      return (row) => wanted.has(field.of(row))
    }
    case "keyword": {
      const wanted = new Set(values.map(String))
      return (row) => wanted.has(field.of(row))
    }
    case "keywords": {
      const wanted = new Set(values.map(String))
      return (row) => field.of(row).some((value) => wanted.has(value))
    }
    case "taxon": {
      const wanted = new Set<number | undefined>(values.flatMap((value) => labels.taxon(String(value)) ?? []))
      return (row) => wanted.has(field.of(row))
    }
    case "taxons": {
      const wanted = new Set(values.flatMap((value) => labels.taxon(String(value)) ?? []))
      return (row) => field.of(row).some((value) => wanted.has(value))
    }
    case "flag":
      return (row) => values.includes(field.of(row))
    default:
      return field satisfies never
  }
}

/** A missing value is in no range. */
const range = (field: Field, bounds: Bounds, now: Date): CompiledQuery["matches"] => {
  if (field.kind !== "number" && field.kind !== "date") throw new SearchRefusal("[range] query takes a number or a date")
  const { gt = Number.NEGATIVE_INFINITY, gte = Number.NEGATIVE_INFINITY, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = boundsOf(field.kind, bounds, now)
  const { of } = field
  return (row) => {
    const value = of(row)
    return value > gt && value >= gte && value < lt && value <= lte
  }
}

const prefix = (name: string, text: string): CompiledQuery["matches"] => {
  const field = fieldOf(name)
  if (field.kind !== "keyword") throw new SearchRefusal("[prefix] query takes a keyword")
  return (row) => field.of(row).startsWith(text)
}

const exists = (field: Field): CompiledQuery["matches"] => {
  switch (field.kind) {
    case "flag":
      return field.of
    case "number":
    case "date":
      return (row) => !Number.isNaN(field.of(row))
    case "keyword":
      return (row) => field.of(row) !== ""
    case "taxon":
      return (row) => field.of(row) !== undefined
    default:
      return (row) => field.of(row).length > 0
  }
}

/** Cached result of a filter for all rows: listings repeat most filters of the one before. */
const cachedFilter = (clause: Query, index: SearchIndex, now: Date): CompiledQuery => {
  const compiled = compileQuery(clause, index, now)
  if (compiled.scores.length > 0) return compiled
  const sieve = index.filterCache.get(JSON.stringify([clause, minuteOf(now)]), index.state, () => {
    const through = new Uint8Array(index.slots)
    for (const row of index.rows) if (compiled.matches(row)) through[row.at] = 1
    return through
  })
  return { ...compiled, matches: (row) => sieve[row.at] === 1 }
}

const bool = (query: Extract<Query, { bool: unknown }>["bool"], index: SearchIndex, now: Date): CompiledQuery => {
  const compiled = (clauses: Clauses | undefined) => listOf(clauses).map((clause) => compileQuery(clause, index, now))
  const must = compiled(query.must)
  const should = compiled(query.should)
  const filters = listOf(query.filter).map((clause) => cachedFilter(clause, index, now))
  // Words first: they match few rows.
  const required = [...must, ...filters].map(({ matches }) => matches)
  const refused = compiled(query.must_not).map(({ matches }) => matches)
  const minimumMatch = query.minimum_should_match ?? (required.length === 0 && should.length > 0 ? 1 : 0)
  return {
    matches: (row) => {
      for (const matches of required) if (!matches(row)) return false
      for (const matches of refused) if (matches(row)) return false
      if (minimumMatch === 0) return true
      let met = 0
      for (const { matches } of should) if (matches(row)) met += 1
      return met >= minimumMatch
    },
    scores: [...must, ...should].flatMap(({ scores }) => scores),
    seed: [...must, ...should].find(({ seed }) => seed !== null)?.seed ?? null,
    texts: [...must, ...should].flatMap(({ texts }) => texts),
    among: must.find(({ among }) => among !== null)?.among ?? null,
  }
}

/** Compiles a query. Throws `SearchRefusal` for what the embedded search does not support. */
export const compileQuery = (query: Query, index: SearchIndex, now: Date): CompiledQuery => {
  if ("match_all" in query) return only(all)
  if ("bool" in query) return bool(query.bool, index, now)
  if ("term" in query) {
    const [name, value] = single(query.term, "term")
    return only(equal(fieldOf(name), [value], index, now))
  }
  if ("terms" in query) {
    const [name, values] = single(query.terms, "terms")
    return only(equal(fieldOf(name), values, index, now))
  }
  if ("range" in query) {
    const [name, bounds] = single(query.range, "range")
    return only(range(fieldOf(name), bounds, now))
  }
  if ("prefix" in query) return only(prefix(...single(query.prefix, "prefix")))
  if ("exists" in query) return only(exists(fieldOf(query.exists.field)))
  if ("ids" in query) return only(equal(fieldOf("id"), query.ids.values.map(idOf), index, now))
  if ("multi_match" in query) {
    const { query: text, fields, operator, type } = query.multi_match
    const found = matchText(text, operator === "and" ? "all" : "most", weightsOf(fields), index, now, type === "bool_prefix")
    return { ...scored(found.score), texts: [found], among: found.rows }
  }
  if ("more_like_this" in query) {
    const [first] = query.more_like_this.like
    const liked = first === undefined ? undefined : index.byId.get(idOf(first._id))
    return liked === undefined ? only(none) : scored(index.postings.like(liked.at, index.slots))
  }
  if ("function_score" in query) {
    const inner = query.function_score.query === undefined ? only(all) : compileQuery(query.function_score.query, index, now)
    return { ...inner, seed: query.function_score.random_score.seed }
  }
  throw new SearchRefusal("[geo_shape] query is only for areas", "query_shard_exception")
}
