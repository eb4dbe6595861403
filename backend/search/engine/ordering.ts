/** Order of hits; the product id decides among equals, so that pages never overlap. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { sortKeysOf } from "./clause-values.ts"
import type { CompiledQuery } from "./clauses.ts"
import { fieldOf } from "./fields.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Row } from "./index-rows.ts"

type Compare = (one: Row, other: Row) => number

/** `rank` is a fast first key (lower first), consistent with `compare`, which decides ties. */
export type Order = { readonly compare: Compare; readonly rank: (row: Row) => number }

/** Score of a row; 1 without text clauses. */
export const scoreOf = ({ scores }: CompiledQuery, row: Row): number => {
  if (scores.length === 0) return 1
  return Math.fround(scores.reduce((sum, score) => sum + (score[row.at] ?? 0), 0))
}

type Direction = "asc" | "desc"

/** Missing values are last in both directions. */
const byNumber = (valueOf: (row: Row) => number, direction: Direction): Order => {
  const rank = (row: Row): number => {
    const value = valueOf(row)
    if (Number.isNaN(value)) return Infinity
    return direction === "desc" ? -value : value
  }
  return {
    rank,
    compare: (one, other) => {
      const [rankOfOne, rankOfOther] = [rank(one), rank(other)]
      return rankOfOne === rankOfOther ? 0 : rankOfOne - rankOfOther
    },
  }
}
const cachedByText = (valueOf: (row: Row) => string, direction: Direction): Order => ({
  rank: () => 0,
  compare: (one, other) => {
    const [text, otherText] = [valueOf(one), valueOf(other)]
    if (text === otherText) return 0
    return text < otherText === (direction === "asc") ? -1 : 1
  },
})

/** Hash of a number with a seed, for a repeatable random order. */
const scattered = (id: number, seed: number): number => {
  let bits = Math.imul(id ^ Math.imul(seed | 0, 0x9e3779b1), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

const byScore = (compiled: CompiledQuery): Order => byNumber((row) => scoreOf(compiled, row), "desc")

/** Orders by which rows are compared in turn. Without a sort they are in random order, or by their score where a text gives one. */
const keysOf = (sort: SearchBody["sort"], compiled: CompiledQuery): ReadonlyArray<Order> => {
  const { seed, scores } = compiled
  const keys = sortKeysOf(sort)
  if (keys.length === 0 && seed !== null) return [byNumber((row) => scattered(row.id, seed), "asc")]
  if (keys.length === 0 && scores.length > 0) return [byScore(compiled)]
  return keys.map(({ name, direction }) => {
    if (name === "_score") return byScore(compiled)
    const field = fieldOf(name)
    if (field.kind === "number" || field.kind === "date") return byNumber(field.of, direction)
    if (field.kind === "keyword") return cachedByText(field.of, direction)
    throw new SearchRefusal(`cannot sort by [${name}]`, "illegal_argument_exception")
  })
}

export const orderOf = (sort: SearchBody["sort"], compiled: CompiledQuery): Order => {
  const keys = keysOf(sort, compiled)
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

/** Position of a row among ordered rows, after its equals. */
const positionIn = (ordered: ReadonlyArray<Row>, row: Row, compare: Compare): number => {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = ordered[middle]
    if (other !== undefined && compare(other, row) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** `size` rows from position `from`. A small page is selected without sorting all rows. */
export const pageOf = (rows: ReadonlyArray<Row>, { compare, rank }: Order, from: number, size: number): ReadonlyArray<Row> => {
  const wanted = from + size
  if (wanted > 1000 || rows.length < wanted * 4) return rows.toSorted(compare).slice(from, wanted)
  const best: Row[] = []
  let worstRank = Infinity
  for (const row of rows) {
    const isFull = best.length === wanted
    if (isFull && rank(row) > worstRank) continue
    const last = best[best.length - 1]
    if (isFull && last !== undefined && compare(row, last) >= 0) continue
    best.splice(positionIn(best, row, compare), 0, row)
    if (best.length > wanted) best.pop()
    const worst = best[wanted - 1]
    if (worst !== undefined) worstRank = rank(worst)
  }
  return best.slice(from)
}
