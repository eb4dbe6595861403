/** Clauses of the grammar, compiled to the query language of a cluster. */
import type { Bool, Bounds, Clauses, Query, Scalar } from "#adapters/search/contract/grammar.ts"
import { boundsOf, idOf, listOf, minimumMatchOf, numberOf, onlyEntry } from "#backend/search/engine/clause-values.ts"
import { momentOf } from "#backend/search/engine/date-math.ts"
import { fieldOf, type Field } from "#backend/search/engine/fields.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import { all, none, type Clause, type Compiling, type TextPlan } from "./clause.ts"
import { indexedField, taxonKey } from "./cluster-index.ts"

/** A query as a filter, with the texts or the seed that score the products that it lets through. */
export type CompiledClause = { readonly filter: Clause; readonly texts: ReadonlyArray<TextPlan>; readonly seed: number | null }

const unscored = (filter: Clause): CompiledClause => ({ filter, texts: [], seed: null })

const anyValue = (column: string, values: ReadonlyArray<string | number | boolean>): Clause =>
  values.length === 0 ? none : { terms: { [column]: values } }

const equal = (field: Field, values: ReadonlyArray<Scalar>, { labels, now }: Compiling): Clause => {
  const { kind } = field
  const column = indexedField(field)
  switch (kind) {
    case "number":
      return anyValue(column, values.map(numberOf))
    case "date":
      return anyValue(
        column,
        values.map((value) => momentOf(value, now)),
      )
    case "taxon":
    case "taxons":
      return anyValue(column, values.flatMap((value) => labels.taxon(String(value)) ?? []).map(taxonKey))
    case "flag":
      return anyValue(
        column,
        values.filter((value) => typeof value === "boolean"),
      )
    case "keyword":
    case "keywords":
      return anyValue(column, values.map(String))
    default:
      return kind satisfies never
  }
}

const range = ({ kind, column }: Field, bounds: Bounds, now: Date): Clause => {
  if (kind !== "number" && kind !== "date") throw new SearchRefusal("[range] query takes a number or a date")
  const numbers = boundsOf(kind, bounds, now)
  return Object.keys(numbers).length === 0 ? { exists: { field: column } } : { range: { [column]: numbers } }
}

const prefix = (name: string, text: string): Clause => {
  const { kind, column } = fieldOf(name)
  if (kind !== "keyword") throw new SearchRefusal("[prefix] query takes a keyword")
  return text === "" ? all : { prefix: { [column]: text } }
}

const exists = ({ kind, column }: Field): Clause => {
  switch (kind) {
    case "flag":
      return { term: { [column]: true } }
    case "keyword":
      // A missing code is an empty text.
      return { bool: { must_not: [{ term: { [column]: "" } }] } }
    case "number":
    case "date":
    case "keywords":
    case "taxon":
    case "taxons":
      return { exists: { field: column } }
    default:
      return kind satisfies never
  }
}

const bool = (query: Bool, compiling: Compiling): CompiledClause => {
  const compiled = (clauses: Clauses | undefined) => listOf(clauses).map((clause) => compileClause(clause, compiling))
  const must = compiled(query.must)
  const should = compiled(query.should)
  const required = [...compiled(query.filter), ...must].map(({ filter }) => filter)
  const refused = compiled(query.must_not).map(({ filter }) => filter)
  const minimumMatch = minimumMatchOf(query)
  const optional = minimumMatch === 0 ? {} : { should: should.map(({ filter }) => filter), minimum_should_match: minimumMatch }
  const scoring = [...must, ...should]
  return {
    filter: minimumMatch > should.length ? none : { bool: { filter: required, must_not: refused, ...optional } },
    texts: scoring.flatMap(({ texts }) => texts),
    seed: scoring.find(({ seed }) => seed !== null)?.seed ?? null,
  }
}

/** Compiles a query. Throws `SearchRefusal` for what the search does not support. */
export const compileClause = (query: Query, compiling: Compiling): CompiledClause => {
  if ("match_all" in query) return unscored(all)
  if ("bool" in query) return bool(query.bool, compiling)
  if ("term" in query) {
    const [name, value] = onlyEntry(query.term, "term")
    return unscored(equal(fieldOf(name), [value], compiling))
  }
  if ("terms" in query) {
    const [name, values] = onlyEntry(query.terms, "terms")
    return unscored(equal(fieldOf(name), values, compiling))
  }
  if ("range" in query) {
    const [name, bounds] = onlyEntry(query.range, "range")
    return unscored(range(fieldOf(name), bounds, compiling.now))
  }
  if ("prefix" in query) return unscored(prefix(...onlyEntry(query.prefix, "prefix")))
  if ("exists" in query) return unscored(exists(fieldOf(query.exists.field)))
  if ("ids" in query) return unscored(equal(fieldOf("id"), query.ids.values.map(idOf), compiling))
  if ("multi_match" in query || "more_like_this" in query) {
    const plan = compiling.texts.get(query)
    return plan === undefined ? unscored(none) : { filter: plan.match, texts: [plan], seed: null }
  }
  if ("function_score" in query) {
    const { query: inner, random_score: random } = query.function_score
    return { ...(inner === undefined ? unscored(all) : compileClause(inner, compiling)), seed: random.seed }
  }
  if ("geo_shape" in query) throw new SearchRefusal("[geo_shape] query is only for areas", "query_shard_exception")
  return query satisfies never
}
