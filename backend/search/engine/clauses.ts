/** Query clauses, compiled to predicates and scores of rows. */
import type { Bool, Bounds, Clauses, Query, Scalar } from "#adapters/search/contract/grammar.ts"
import { boundsOf, idOf, listOf, minimumMatchOf, numberOf, onlyEntry } from "./clause-values.ts"
import { fieldOf, placesOf, type Field } from "./fields.ts"
import type { SearchIndex } from "./current-index.ts"
import { minuteOf, momentOf } from "./date-math.ts"
import { SearchRefusal, textOutsideQuery } from "#backend/search/refusal.ts"
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
const unscored = (matches: CompiledQuery["matches"]): CompiledQuery => ({ matches, scores: [], seed: null, texts: [], among: null })
const scored = (score: Float32Array): CompiledQuery => ({ ...unscored((row) => (score[row.at] ?? 0) > 0), scores: [score] })

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
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = boundsOf(field.kind, bounds, now)
  const { of: valueOf } = field
  return (row) => {
    const value = valueOf(row)
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
    case "keywords":
    case "taxons":
      return (row) => field.of(row).length > 0
    default:
      return field satisfies never
  }
}

/** Cached result of a filter for all rows: listings repeat most filters of the one before. */
const cachedFilter = (clause: Query, index: SearchIndex, now: Date): CompiledQuery => {
  const compiled = compileQuery(clause, index, now)
  if (compiled.scores.length > 0) return compiled
  const isMatch = index.filterCache.get(JSON.stringify([clause, minuteOf(now)]), index.state, () => {
    const flags = new Uint8Array(index.slots)
    for (const row of index.rows) if (compiled.matches(row)) flags[row.at] = 1
    return flags
  })
  return { ...compiled, matches: (row) => isMatch[row.at] === 1 }
}

const bool = (query: Bool, index: SearchIndex, now: Date): CompiledQuery => {
  const compiled = (clauses: Clauses | undefined) => listOf(clauses).map((clause) => compileQuery(clause, index, now))
  const must = compiled(query.must)
  const should = compiled(query.should)
  const filters = listOf(query.filter).map((clause) => cachedFilter(clause, index, now))
  // Words first: they match few rows.
  const required = [...must, ...filters].map(({ matches }) => matches)
  const refused = compiled(query.must_not).map(({ matches }) => matches)
  const minimumMatch = minimumMatchOf(query)
  const scoring = [...must, ...should]
  return {
    matches: (row) => {
      for (const matches of required) if (!matches(row)) return false
      for (const matches of refused) if (matches(row)) return false
      if (minimumMatch === 0) return true
      let matching = 0
      for (const { matches } of should) if (matches(row)) matching += 1
      return matching >= minimumMatch
    },
    scores: scoring.flatMap(({ scores }) => scores),
    seed: scoring.find(({ seed }) => seed !== null)?.seed ?? null,
    texts: scoring.flatMap(({ texts }) => texts),
    among: must.find(({ among }) => among !== null)?.among ?? null,
  }
}

/** Compiles a query. Throws `SearchRefusal` for what the embedded search does not support. */
export const compileQuery = (query: Query, index: SearchIndex, now: Date): CompiledQuery => {
  if ("match_all" in query) return unscored(all)
  if ("bool" in query) return bool(query.bool, index, now)
  if ("term" in query) {
    const [name, value] = onlyEntry(query.term, "term")
    return unscored(equal(fieldOf(name), [value], index, now))
  }
  if ("terms" in query) {
    const [name, values] = onlyEntry(query.terms, "terms")
    return unscored(equal(fieldOf(name), values, index, now))
  }
  if ("range" in query) {
    const [name, bounds] = onlyEntry(query.range, "range")
    return unscored(range(fieldOf(name), bounds, now))
  }
  if ("prefix" in query) return unscored(prefix(...onlyEntry(query.prefix, "prefix")))
  if ("exists" in query) return unscored(exists(fieldOf(query.exists.field)))
  if ("ids" in query) return unscored(equal(fieldOf("id"), query.ids.values.map(idOf), index, now))
  if ("multi_match" in query) {
    const { query: text, fields, operator, type } = query.multi_match
    const search = { text, wanted: operator === "and" ? "all" : "most", places: placesOf(fields), typing: type === "bool_prefix" } as const
    const found = matchText(search, index, (clause) => compileQuery(clause, index, now).matches)
    return { ...scored(found.score), texts: [found], among: found.rows }
  }
  if ("more_like_this" in query) {
    const [first] = query.more_like_this.like
    const liked = first === undefined ? undefined : index.byId.get(idOf(first._id))
    return liked === undefined ? unscored(none) : scored(index.postings.like(liked.at, index.slots))
  }
  if ("function_score" in query) {
    const inner = query.function_score.query === undefined ? unscored(all) : compileQuery(query.function_score.query, index, now)
    return { ...inner, seed: query.function_score.random_score.seed }
  }
  if ("geo_shape" in query) throw new SearchRefusal("[geo_shape] query is only for areas", "query_shard_exception")
  return query satisfies never
}

/** Rows that match a filter, which has no text clauses. */
export const rowsThrough = (filter: Query, rows: ReadonlyArray<Row>, index: SearchIndex, now: Date): ReadonlyArray<Row> => {
  const { matches, scores } = compileQuery(filter, index, now)
  if (scores.length > 0) throw textOutsideQuery()
  return rows.filter(matches)
}
