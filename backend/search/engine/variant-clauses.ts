/** Clauses of variants by id, replaced by clauses of their products: the index has no variants. */
import type { Query } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"

const field = "variants.id"

type Values = Readonly<Record<string, unknown>>

/** Ids of the variants that a clause requests; `null` for any other clause. */
const variantsIn = (clause: unknown): ReadonlyArray<number> | null => {
  if (typeof clause !== "object" || clause === null || Array.isArray(clause)) return null
  const { term, terms } = clause as { readonly term?: Values; readonly terms?: Values }
  const value = term?.[field] ?? terms?.[field]
  return value === undefined ? null : [value].flat().map(Number).filter(Number.isInteger)
}

/** The query with each clause of variants replaced by what `replace` makes of their ids. */
const replaced = (clause: unknown, replace: (ids: ReadonlyArray<number>) => unknown): unknown => {
  const ids = variantsIn(clause)
  if (ids !== null) return replace(ids)
  if (Array.isArray(clause)) return clause.map((inner: unknown) => replaced(inner, replace))
  if (typeof clause !== "object" || clause === null) return clause
  return Object.fromEntries(Object.entries(clause).map(([key, inner]: [string, unknown]) => [key, replaced(inner, replace)]))
}

/** `{term: {"variants.id": 7}}` becomes `{ids: {values: [3]}}` where the variant is of product 3. */
export const withoutVariants = async (db: Database, query: Query): Promise<Query> => {
  const all = new Set<number>()
  replaced(query, (ids) => {
    for (const id of ids) all.add(id)
    return null
  })
  if (all.size === 0) return query
  const rows = await db.query<{ id: number; product_id: number }>("select id, product_id from variants where id = any ($1::int[])", [
    [...all],
  ])
  const products = new Map(rows.map(({ id, product_id: product }) => [id, product]))
  return replaced(query, (ids) => {
    const found = new Set(ids.flatMap((id) => products.get(id) ?? []))
    return { ids: { values: [...found] } }
  }) as Query
}
