/** Inverted index: the rows of each folded word, with weights. */
import { headKey, kindKey, stemKey } from "#backend/search/text/text-folding.ts"
import type { KnownKeys, TypedWord } from "#backend/search/text/typed-word.ts"
import { wordsIn } from "#backend/search/text/word-vector.ts"
import { bonuses, factors, places, placeWeights, rarity, titleWeight, type Place } from "#backend/search/text/match-weights.ts"

/** Keys of what a product is about, and what they add. */
const abouts = [[headKey, bonuses.head], [kindKey, bonuses.kind]] as const

/** One number for each row with the word, as `packed`: a large catalogue has millions. */
type Posting = number[]

const letters = places.join("")
/** Worths from 0 to the largest, that of a title. */
const weightsPerPlace = placeWeights.A + 1
const perRow = weightsPerPlace * places.length

const packed = (row: number, weight: number, place: Place): number => row * perRow + weight * places.length + letters.indexOf(place)
const codeOf = (entry: number): number => entry % perRow
const rowOf = (entry: number): number => (entry - codeOf(entry)) / perRow
const weightOf = (entry: number): number => Math.floor(codeOf(entry) / places.length)
const placeOf = (entry: number): string => letters[codeOf(entry) % places.length] ?? ""

/** Scores by row, and the rows that have one: most texts score few of them. */
export type Scored = { readonly score: Float32Array; readonly rows: number[] }

export interface Postings extends KnownKeys {
  /** `vector` in PostgreSQL's form: `'huvcs':2A 'palt':1B`. */
  add(row: number, vector: string): void
  /**
   * Best score of one typed word in each row, 0 for no match; `places` are the letters to search in, empty for all.
   * A beginning counts where no row has the word whole, or where the word is still being typed.
   */
  best(typed: TypedWord, places: string, rows: number, typing: boolean): Scored
  /** Similarity of each row to another by shared words; rare words count more. */
  like(row: number, rows: number): Float32Array
}

export const createPostings = (): Postings => {
  const postings = new Map<string, Posting>()
  /** Postings of the distinctive words of each row, for similarity. */
  const distinctivePostings: Array<ReadonlyArray<Posting>> = []
  let sorted: ReadonlyArray<string> | null = null

  const all = (): ReadonlyArray<string> => (sorted ??= [...postings.keys()].toSorted())

  /** Words with this prefix, by bisection. */
  const begun = (spelling: string): ReadonlyArray<string> => {
    const list = all()
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[middle] ?? "") < spelling) low = middle + 1
      else high = middle
    }
    let end = low
    while (list[end]?.startsWith(spelling) === true) end += 1
    return list.slice(low, end)
  }

  const add = (row: number, vector: string): void => {
    const { words, distinctive, titled } = wordsIn(vector)
    for (const { word, place } of words) {
      let posting = postings.get(word)
      if (posting === undefined) {
        posting = []
        postings.set(word, posting)
        sorted = null
      }
      posting.push(packed(row, place === "A" ? titleWeight(titled) : placeWeights[place], place))
    }
    distinctivePostings[row] = distinctive.map((word) => postings.get(word) ?? [])
  }

  /** Raises the scores of the rows that have `key`; whether there were any. */
  const raise = ({ score: found, rows }: Scored, key: string, wanted: string, factor: number): boolean => {
    let any = false
    for (const entry of postings.get(key) ?? []) {
      if (wanted !== "" && !wanted.includes(placeOf(entry))) continue
      any = true
      const row = rowOf(entry)
      const weight = weightOf(entry) * factor
      const before = found[row] ?? 0
      if (weight <= before) continue
      if (before === 0) rows.push(row)
      found[row] = weight
    }
    return any
  }

  const best: Postings["best"] = ({ written, spellings, stems, whole }, wanted, rows, typing) => {
    const score = new Float32Array(rows)
    const found: Scored = { score, rows: [] }
    let any = raise(found, written, wanted, factors.written)
    // Where the word is written so somewhere, what only sounds alike counts as little as a beginning: «толь» is no tool.
    const sound = any ? factors.prefix : factors.whole
    for (const spelling of spellings) any = raise(found, spelling, wanted, sound) || any
    for (const stem of stems) any = raise(found, stemKey(stem), wanted, factors.stem) || any
    for (const [keyOf, bonus] of abouts) {
      const about = new Set(stems.flatMap((stem) => (postings.get(keyOf(stem)) ?? []).map(rowOf)))
      for (const row of about) if ((score[row] ?? 0) > 0) score[row] = (score[row] ?? 0) + bonus
    }
    if (!whole && (typing || !any)) for (const spelling of spellings) for (const word of begun(spelling)) raise(found, word, wanted, factors.prefix)
    return found
  }

  return {
    add,
    best,
    has: (spelling) => begun(spelling).length > 0,
    whole: (key) => postings.has(key),
    like: (liked, rows) => {
      const score = new Float32Array(rows)
      for (const posting of distinctivePostings[liked] ?? []) {
        const rare = rarity(rows, posting.length)
        for (const entry of posting) if ("AB".includes(placeOf(entry))) score[rowOf(entry)] = (score[rowOf(entry)] ?? 0) + weightOf(entry) * rare
      }
      score[liked] = 0
      return score
    },
  }
}
