/** Lines of an import that its report shows. */
import { describe, expect, it } from "vitest"
import { formatMessage } from "#backend/texts/format-message.ts"
import { shownMoves, type LineMove } from "#backend/import/line-moves.ts"

const moveOf = (line: number, after: number, { category = "women", before = null as number | null, stock = 1 } = {}): LineMove => ({
  line,
  sku: `S-${line}`,
  category,
  price: { before, after },
  stock: { before: null, after: stock },
})
const linesOf = (moves: ReadonlyArray<LineMove>) => moves.map(({ line }) => line)

describe("shown lines", () => {
  it("are the first ones alone in a short file", () => {
    const shown = shownMoves([moveOf(2, 1000), moveOf(3, 2000)])
    expect([linesOf(shown.first), shown.lowest, shown.highest, shown.mostStock]).toEqual([[2, 3], [], [], []])
  })

  it("are the first ones and the extremes in a longer one", () => {
    const moves = Array.from({ length: 12 }, (_, at) => moveOf(at + 2, 10_000 + at, { stock: at === 7 ? 900 : 1 }))
    const shown = shownMoves(moves)
    expect([shown.count, shown.first.length]).toEqual([12, 10])
    expect([linesOf(shown.lowest), linesOf(shown.highest), linesOf(shown.mostStock).slice(0, 1)]).toEqual([[2, 3, 4], [13, 12, 11], [9]])
  })

  it("are prices that change threefold, either way", () => {
    const moves = [moveOf(2, 3000, { before: 1000 }), moveOf(3, 2999, { before: 1000 }), moveOf(4, 100, { before: 300 }), moveOf(5, 9)]
    expect(linesOf(shownMoves(moves).odd)).toEqual([2, 4])
  })

  it("are prices ten times above or below the middle one of their category", () => {
    const usual = [10_000, 12_000, 9000, 11_000].map((price, at) => moveOf(at + 2, price))
    const other = moveOf(9, 500, { category: "food" })
    expect(shownMoves([...usual, moveOf(6, 1000), moveOf(7, 99_000), moveOf(8, 100_000), other]).far).toEqual([
      { move: moveOf(6, 1000), median: 11_000 },
    ])
    expect(shownMoves([...usual, moveOf(8, 110_000)]).far.map(({ move, median }) => [move.line, median])).toEqual([[8, 11_000]])
  })

  it("are compared with their category only where it has five lines", () => {
    expect(shownMoves([10_000, 12_000, 9000, 100].map((price, at) => moveOf(at + 2, price))).far).toEqual([])
  })

  it.each([
    ["en", /median price of food in this file is 11,000₮$/u],
    ["mn", /food ангиллын үнийн голч \(медиан\) 11,000₮ байна$/u],
  ] as const)("name the median as such in %s, and no average", (language, text) => {
    const values = { line: "line 6", category: "food", median: "11,000₮" }
    expect(formatMessage(language, { key: "import.farPrice", values })).toMatch(text)
  })
})
