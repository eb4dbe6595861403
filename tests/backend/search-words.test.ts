/** Words, postings and cached counts of the embedded search. */
import { describe, expect, it } from "vitest"
import { fieldOf } from "#backend/search/engine/fields.ts"
import { createPostings } from "#backend/search/engine/postings.ts"
import { createVersionedCache } from "#backend/search/engine/versioned-cache.ts"
import { distance, distanceToBeginning } from "#backend/search/text/edit-distance.ts"
import { foldedWords, spellings } from "#backend/search/text/text-folding.ts"

/** Whether a spelling of one word is a prefix of a spelling of the other. */
const isMatch = (one: string, other: string): boolean =>
  spellings(one).some((left) => spellings(other).some((right) => left.startsWith(right) || right.startsWith(left)))

describe("folded words", () => {
  it.each([
    ["хувцас", "huvtsas"],
    ["хувцас", "xuwcas"],
    ["хувцас", "khuvtsas"],
    ["пальто", "palto"],
    ["ноолуур", "noolvvr"],
    ["хүүхэд", "xvvxed"],
    ["цамцнууд", "цамц"],
    ["ноолууртай", "ноолуур"],
    ["coats", "coat"],
  ])("match for «%s» and «%s»", (one, other) => {
    expect(isMatch(one, other)).toBe(true)
  })

  it("differ for words that only look alike", () => {
    expect([isMatch("гутал", "гитар"), isMatch("цамц", "цаг"), isMatch("coat", "cat")]).toEqual([false, false, false])
  })

  it("contain only letters and digits, each word once", () => {
    expect(foldedWords("4K зурагт, 4K — 'зурагт'")).toEqual(["4k", "zuragt"])
  })

  it("have a distance of one for an insertion, deletion, substitution or transposition", () => {
    expect([distance("huvcas", "huvcs"), distance("ab", "ba"), distance("", "abc"), distance("same", "same")]).toEqual([1, 1, 3, 0])
    expect(distanceToBeginning("huvc", "huvcasni")).toBe(0)
  })
})

describe("cached counts", () => {
  it("are computed once for each version", () => {
    const counts = createVersionedCache<number>()
    let computed = 0
    const get = (key: string, version: number) => counts.get(key, version, () => (computed += 1))
    expect([get("a", 1), get("a", 1), get("b", 1), get("a", 2)]).toEqual([1, 1, 2, 3])
  })

  it("are limited in number", () => {
    const counts = createVersionedCache<string>(2)
    for (const key of ["a", "b", "c"]) counts.get(key, 1, () => "first")
    const get = (key: string) => counts.get(key, 1, () => "computed again")
    expect([get("a"), get("c")]).toEqual(["computed again", "first"])
  })
})

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

describe("field of the index", () => {
  it("cannot be one that the index does not have", () => {
    expect(() => fieldOf("password")).toThrow("password")
  })
})
