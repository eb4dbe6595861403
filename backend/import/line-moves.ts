/** Prices and stock that an import moves, and the lines of them that a person shall look at. */

/** `null` before for a variant that is new. */
type Move = { readonly before: number | null; readonly after: number }

/** A variant that is new, or whose price or stock changes; the price is the one that shoppers pay, in tugrik. */
export type LineMove = {
  readonly line: number
  readonly sku: string
  /** Address of its product's category. */
  readonly category: string
  readonly price: Move
  readonly stock: Move
}

/** A price far from the others of its category in the file, and their median. */
export type FarPrice = { readonly move: LineMove; readonly median: number }

export type ShownMoves = {
  readonly count: number
  readonly first: ReadonlyArray<LineMove>
  /** Prices that change so much that they may be a slip: a zero too many, thousands read as units. */
  readonly odd: ReadonlyArray<LineMove>
  readonly far: ReadonlyArray<FarPrice>
  /** Extremes of a file that has more lines than the first ones. */
  readonly lowest: ReadonlyArray<LineMove>
  readonly highest: ReadonlyArray<LineMove>
  readonly mostStock: ReadonlyArray<LineMove>
}

const maxShown = { first: 10, odd: 100, extremes: 3 } as const
/** Factor from which a price that changes is odd. */
const oddFactor = 3
/** Factor from which a price is far from the median of its category, and the lines that a category needs for a median. */
const [farFactor, enoughForMedian] = [10, 5] as const

const differsBy = (factor: number, one: number, other: number): boolean =>
  one > 0 && other > 0 && (one >= other * factor || other >= one * factor)

const isOdd = ({ price: { before, after } }: LineMove): boolean => before !== null && differsBy(oddFactor, before, after)

const byCategory = (moves: ReadonlyArray<LineMove>): ReadonlyMap<string, ReadonlyArray<LineMove>> => {
  const grouped = new Map<string, LineMove[]>()
  for (const move of moves) {
    const before = grouped.get(move.category)
    if (before === undefined) grouped.set(move.category, [move])
    else before.push(move)
  }
  return grouped
}

const farPrices = (moves: ReadonlyArray<LineMove>): ReadonlyArray<FarPrice> =>
  [...byCategory(moves).values()].flatMap((ofCategory) => {
    if (ofCategory.length < enoughForMedian) return []
    const prices = ofCategory.map(({ price }) => price.after).toSorted((one, other) => one - other)
    const median = prices[Math.floor(prices.length / 2)] ?? 0
    return ofCategory.filter(({ price }) => differsBy(farFactor, price.after, median)).map((move) => ({ move, median }))
  })

/** What a report shows of all moves of a file. */
export const shownMoves = (moves: ReadonlyArray<LineMove>): ShownMoves => {
  const isLong = moves.length > maxShown.first
  const byPrice = moves.toSorted((one, other) => one.price.after - other.price.after)
  const byStock = moves.toSorted((one, other) => other.stock.after - one.stock.after)
  const extremes = (sorted: ReadonlyArray<LineMove>) => (isLong ? sorted.slice(0, maxShown.extremes) : [])
  return {
    count: moves.length,
    first: moves.slice(0, maxShown.first),
    odd: moves.filter(isOdd).slice(0, maxShown.odd),
    far: farPrices(moves).slice(0, maxShown.odd),
    lowest: extremes(byPrice),
    highest: extremes(byPrice.toReversed()),
    mostStock: extremes(byStock),
  }
}
