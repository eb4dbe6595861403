/** Clauses of variants by id, which the database knows: the index in memory keeps products alone. */
import type { Query } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"

const field = "variants.id"

type Values = Readonly<Record<string, unknown>>

/** Ids of the variants that a clause asks for; `null` for any other clause. */
const wantedBy = (clause: unknown): ReadonlyArray<number> | null => {
  if (typeof clause !== "object" || clause === null || Array.isArray(clause)) return null
  const { term, terms } = clause as { readonly term?: Values; readonly terms?: Values }
  const value = term?.[field] ?? terms?.[field]
  return value === undefined ? null : [value].flat().map(Number).filter(Number.isInteger)
}

/** The query with `of` its ids for each of these clauses. */
const mapped = (clause: unknown, of: (ids: ReadonlyArray<number>) => unknown): unknown => {
  const ids = wantedBy(clause)
  if (ids !== null) return of(ids)
  if (Array.isArray(clause)) return clause.map((inner: unknown) => mapped(inner, of))
  if (typeof clause !== "object" || clause === null) return clause
  return Object.fromEntries(Object.entries(clause).map(([key, inner]: [string, unknown]) => [key, mapped(inner, of)]))
}

/** The query with each of these clauses as one of product ids. */
export const withoutVariants = async (db: Database, query: Query): Promise<Query> => {
  const all = new Set<number>()
  mapped(query, (ids) => {
    for (const id of ids) all.add(id)
    return null
  })
  if (all.size === 0) return query
  const rows = await db.query<{ id: number; product_id: number }>("select id, product_id from variants where id = any ($1::int[])", [[...all]])
  const products = new Map(rows.map(({ id, product_id: product }) => [id, product]))
  return mapped(query, (ids) => ({ ids: { values: [...new Set(ids.flatMap((id) => products.get(id) ?? []))] } })) as Query
}
