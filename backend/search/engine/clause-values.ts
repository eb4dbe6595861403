/** Values of query clauses, read alike by the index, the database search and the cluster, as Elasticsearch does. */
import type { Bool, Bounds, Clauses, Query, Scalar, SearchBody } from "#adapters/search/contract/grammar.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import { momentOf } from "./date-math.ts"

export const listOf = (clauses: Clauses = []): ReadonlyArray<Query> => ("length" in clauses ? clauses : [clauses])

/** How many clauses of `should` have to match: one where there is nothing else to match, unless the query says it. */
export const minimumMatchOf = ({ must, filter, should, minimum_should_match: minimum }: Bool): number => {
  const isAlone = listOf(must).length + listOf(filter).length === 0 && listOf(should).length > 0
  return minimum ?? (isAlone ? 1 : 0)
}

export type SortKey = { readonly name: string; readonly direction: "asc" | "desc" }

/** Keys of a sort in order, in its short and its long form: `{price: "asc"}` and `{price: {order: "asc"}}`. */
export const sortKeysOf = (sort: SearchBody["sort"] = []): ReadonlyArray<SortKey> =>
  sort.flatMap((by) =>
    Object.entries(by).map(([name, direction]) => ({ name, direction: typeof direction === "string" ? direction : direction.order })),
  )

/** The only entry of `{field: value}`. */
export const onlyEntry = <Value>(by: Readonly<Record<string, Value>>, clause: string): readonly [name: string, value: Value] => {
  const entries = Object.entries(by)
  const [first] = entries
  if (first === undefined || entries.length > 1) throw new SearchRefusal(`[${clause}] query takes exactly one field`)
  return first
}

export const numberOf = (value: Scalar): number => {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new SearchRefusal(`failed to parse number [${String(value)}]`, "number_format_exception")
  return number
}

export const idOf = (id: string | number): number => {
  const number = Number(id)
  if (!Number.isInteger(number)) throw new SearchRefusal(`unknown document [${id}]`)
  return number
}

/** Bounds as numbers; moments in milliseconds. */
export const boundsOf = (kind: "number" | "date", bounds: Bounds, now: Date): Partial<Record<keyof Bounds, number>> =>
  Object.fromEntries(
    Object.entries(bounds).map(([name, value]: [string, Scalar]) => [name, kind === "date" ? momentOf(value, now) : numberOf(value)]),
  )
