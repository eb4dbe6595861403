/** Clauses of the grammar in the query language of a cluster. */
import type { Bounds, Clauses, Query, Scalar } from "#adapters/search/contract/grammar.ts"
import { boundsOf, idOf, listOf, numberOf, single } from "#backend/search/engine/clause-values.ts"
import { momentOf } from "#backend/search/engine/date-math.ts"
import { fieldOf, type Field } from "#backend/search/engine/fields.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import { all, none, type Clause, type Compiling, type TextPlan } from "./clause.ts"
import { indexedField, taxonKey } from "./cluster-index.ts"

/** A query as a filter, and what scores the products that it lets through. */
export type CompiledClause = { readonly filter: Clause; readonly texts: ReadonlyArray<TextPlan>; readonly seed: number | null }

const only = (filter: Clause): CompiledClause => ({ filter, texts: [], seed: null })

const anyValue = (column: string, values: ReadonlyArray<string | number | boolean>): Clause => (values.length === 0 ? none : { terms: { [column]: values } })

const equal = (field: Field, values: ReadonlyArray<Scalar>, { labels, now }: Compiling): Clause => {
  const { kind } = field
  const column = indexedField(field)
  switch (kind) {
    case "number":
      return anyValue(column, values.map(numberOf))
    case "date":
      return anyValue(column, values.map((value) => momentOf(value, now)))
    case "taxon":
    case "taxons":
      return anyValue(column, values.flatMap((value) => labels.taxon(String(value)) ?? []).map(taxonKey))
    case "flag":
      return anyValue(column, values.filter((value) => typeof value === "boolean"))
    default:
      return anyValue(column, values.map(String))
  }
}

const range = ({ kind, column }: Field, bounds: Bounds, now: Date): Clause => {
  if (kind !== "number" && kind !== "date") throw new SearchRefusal("[range] query takes a number or a date")
  const read = boundsOf(kind, bounds, now)
  return Object.keys(read).length === 0 ? { exists: { field: column } } : { range: { [column]: read } }
}

const prefix = (name: string, text: string): Clause => {
  const { kind, column } = fieldOf(name)
  if (kind !== "keyword") throw new SearchRefusal("[prefix] query takes a keyword")
  return text === "" ? all : { prefix: { [column]: text } }
}

/** A missing code is an empty text. */
const exists = ({ kind, column }: Field): Clause =>
  kind === "flag" ? { term: { [column]: true } } : kind === "keyword" ? { bool: { must_not: [{ term: { [column]: "" } }] } } : { exists: { field: column } }

const bool = (query: Extract<Query, { bool: unknown }>["bool"], compiling: Compiling): CompiledClause => {
  const compiled = (clauses: Clauses | undefined) => listOf(clauses).map((clause) => compileClause(clause, compiling))
  const [must, should, filters, refused] = [compiled(query.must), compiled(query.should), compiled(query.filter), compiled(query.must_not)]
  const required = [...filters, ...must].map(({ filter }) => filter)
  const minimumMatch = query.minimum_should_match ?? (required.length === 0 && should.length > 0 ? 1 : 0)
  const scoring = [...must, ...should]
  return {
    filter: minimumMatch > should.length
      ? none
      : {
          bool: {
            filter: required,
            must_not: refused.map(({ filter }) => filter),
            ...(minimumMatch === 0 ? {} : { should: should.map(({ filter }) => filter), minimum_should_match: minimumMatch }),
          },
        },
    texts: scoring.flatMap(({ texts }) => texts),
    seed: scoring.find(({ seed }) => seed !== null)?.seed ?? null,
  }
}

/** Compiles a query. Throws `SearchRefusal` for what the search does not support. */
export const compileClause = (query: Query, compiling: Compiling): CompiledClause => {
  if ("match_all" in query) return only(all)
  if ("bool" in query) return bool(query.bool, compiling)
  if ("term" in query) {
    const [name, value] = single(query.term, "term")
    return only(equal(fieldOf(name), [value], compiling))
  }
  if ("terms" in query) {
    const [name, values] = single(query.terms, "terms")
    return only(equal(fieldOf(name), values, compiling))
  }
  if ("range" in query) {
    const [name, bounds] = single(query.range, "range")
    return only(range(fieldOf(name), bounds, compiling.now))
  }
  if ("prefix" in query) return only(prefix(...single(query.prefix, "prefix")))
  if ("exists" in query) return only(exists(fieldOf(query.exists.field)))
  if ("ids" in query) return only(equal(fieldOf("id"), query.ids.values.map(idOf), compiling))
  if ("multi_match" in query || "more_like_this" in query) {
    const plan = compiling.texts.get(query)
    return plan === undefined ? only(none) : { filter: plan.match, texts: [plan], seed: null }
  }
  if ("function_score" in query) {
    const { query: inner, random_score: random } = query.function_score
    return { ...(inner === undefined ? only(all) : compileClause(inner, compiling)), seed: random.seed }
  }
  throw new SearchRefusal("[geo_shape] query is only for areas", "query_shard_exception")
}
