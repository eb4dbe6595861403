/** Order of hits; the product id decides among equals, so that pages never overlap. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import type { CompiledQuery } from "./clauses.ts"
import { fieldOf } from "./fields.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Row } from "./index-rows.ts"

type Compare = (one: Row, other: Row) => number

/** `rank` is a fast first key (lower first), consistent with `compare`, which decides ties. */
export type Order = { readonly compare: Compare; readonly rank: (row: Row) => number }

/** Score of a row; 1 without text clauses. */
export const scoreOf = ({ scores }: CompiledQuery, row: Row): number => (scores.length === 0 ? 1 : Math.fround(scores.reduce((sum, score) => sum + (score[row.at] ?? 0), 0)))

/** Missing values are last in both directions. */
const byNumber = (of: (row: Row) => number, down: boolean): Order => {
  const rank = (row: Row): number => {
    const value = of(row)
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : down ? -value : value
  }
  return {
    rank,
    compare: (one, other) => {
      const [a, b] = [rank(one), rank(other)]
      return a === b ? 0 : a - b
    },
  }
}
const byText = (of: (row: Row) => string, down: boolean): Order => ({
  rank: () => 0,
  compare: (one, other) => {
    const [a, b] = [of(one), of(other)]
    return a === b ? 0 : (a < b ? -1 : 1) * (down ? -1 : 1)
  },
})

/** Hash of a number with a seed, for a repeatable random order. */
const scattered = (id: number, seed: number): number => {
  let bits = Math.imul(id ^ Math.imul(seed | 0, 0x9e3779b1), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

const keysOf = (sort: NonNullable<SearchBody["sort"]>, compiled: CompiledQuery): ReadonlyArray<Order> =>
  sort.flatMap((by) =>
    Object.entries(by).map(([name, direction]): Order => {
      const down = (typeof direction === "string" ? direction : direction.order) === "desc"
      if (name === "_score") return byNumber((row) => scoreOf(compiled, row), true)
      const field = fieldOf(name)
      if (field.kind === "number" || field.kind === "date") return byNumber(field.of, down)
      if (field.kind === "keyword") return byText(field.of, down)
      throw new SearchRefusal(`cannot sort by [${name}]`, "illegal_argument_exception")
    }),
  )

export const orderOf = (sort: SearchBody["sort"], compiled: CompiledQuery): Order => {
  const { seed } = compiled
  const keys = sort !== undefined && sort.length > 0
    ? keysOf(sort, compiled)
    : seed !== null
      ? [byNumber((row) => scattered(row.id, seed), false)]
      : compiled.scores.length > 0
        ? [byNumber((row) => scoreOf(compiled, row), true)]
        : []
  const [first] = keys
  return {
    rank: first === undefined ? ({ id }) => id : first.rank,
    compare: (one, other) => {
      for (const { compare } of keys) {
        const order = compare(one, other)
        if (order !== 0) return order
      }
      return one.id - other.id
    },
  }
}

/** `size` rows from position `from`. A small page is selected without sorting all rows. */
export const pageOf = (rows: ReadonlyArray<Row>, { compare, rank }: Order, from: number, size: number): ReadonlyArray<Row> => {
  const wanted = from + size
  if (wanted > 1000 || rows.length < wanted * 4) return rows.toSorted(compare).slice(from, wanted)
  const best: Row[] = []
  let worst = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const full = best.length === wanted
    if (full && rank(row) > worst) continue
    const last = best[best.length - 1]
    if (full && last !== undefined && compare(row, last) >= 0) continue
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const there = best[middle]
      if (there !== undefined && compare(there, row) <= 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, row)
    if (best.length > wanted) best.pop()
    const end = best[wanted - 1]
    if (end !== undefined) worst = rank(end)
  }
  return best.slice(from)
}
