import { describe, expect, it } from "vitest"
import { createPostings } from "#backend/search/engine/postings.ts"

describe("postings", () => {
  const vectors = ["'nuluran':1A 'paltu':2A 'har':5D", "'paltu':1A 'hk':2B", "'gutal':1A '38':9D"]
  const rows = vectors.length
  const openPostings = () => {
    const postings = createPostings()
    for (const [row, vector] of vectors.entries()) postings.add(row, vector)
    return postings
  }
  /** Score of a word in each row. `weights`: those that are searched, all where empty; `isTyped`: whether the word may go on. */
  const scoresOf = (word: string, { postings = openPostings(), weights = "", isTyped = false } = {}): ReadonlyArray<number> => {
    const term = { text: word, written: `=${word}`, spellings: [word], stems: [], whole: /^\d+$/.test(word) }
    return [...postings.best(term, weights, rows, isTyped).score]
  }
  const foundIn = (scores: ReadonlyArray<number>) => scores.flatMap((score, row) => (score > 0 ? [row] : []))

  it("find a beginning where no row has the whole word, or while it is typed", () => {
    const postings = openPostings()
    expect(foundIn(scoresOf("pal", { postings }))).toEqual([0, 1])
    postings.add(rows, "'pal':1A")
    expect(foundIn(scoresOf("pal", { postings }))).toEqual([])
    expect(foundIn(scoresOf("pal", { postings, isTyped: true }))).toEqual([0, 1])
  })

  it("score a whole word higher than a beginning, and highest in a short title", () => {
    const [long = 0, short = 0] = scoresOf("paltu")
    const [beginning = 0] = scoresOf("palt")
    expect(short).toBeGreaterThan(long)
    expect(long).toBeGreaterThan(beginning)
  })

  it("search only the given weights", () => {
    expect(foundIn(scoresOf("har"))).toEqual([0])
    expect(foundIn(scoresOf("har", { weights: "AB" }))).toEqual([])
  })

  it("match numbers only whole", () => {
    expect([foundIn(scoresOf("3")), foundIn(scoresOf("38"))]).toEqual([[], [2]])
  })
})
