/** Inverted index: the rows of each folded word, with weights. */
import { stemKey, titleBonuses } from "#backend/search/text/index-keys.ts"
import type { KnownKeys, TypedWord } from "#backend/search/text/typed-word.ts"
import { wordsIn } from "#backend/search/text/word-vector.ts"
import { factors, namePlaces, places, placeWeights, rarity, titleWeight, type Place } from "#backend/search/text/match-weights.ts"

/** Packed entries of the rows that have a word: one number each, since a large catalogue has millions. */
type Posting = number[]

/** Weights from 0 to the largest, that of a title. */
const weightCount = placeWeights.A + 1
const entriesPerRow = weightCount * places.length

/** Row, weight and place as one number. */
const packed = (row: number, weight: number, place: Place): number => row * entriesPerRow + weight * places.length + places.indexOf(place)
const inRow = (entry: number): number => entry % entriesPerRow
const rowOf = (entry: number): number => (entry - inRow(entry)) / entriesPerRow
const weightOf = (entry: number): number => Math.floor(inRow(entry) / places.length)
const placeOf = (entry: number): string => places[inRow(entry) % places.length] ?? ""

/** Scores by row, and the rows that have one: most texts score few of them. */
export type Scored = { readonly score: Float32Array; readonly rows: number[] }

export interface Postings extends KnownKeys {
  /** `vector` in PostgreSQL's form: `'huvcs':2A 'palt':1B`. */
  add(row: number, vector: string): void
  /**
   * Best score of one typed word in each row, 0 for no match; `inPlaces` are the letters to search in, such as `AB`, empty for all.
   * A beginning counts where no row has the word whole, or where the word is still being typed.
   */
  best(typed: TypedWord, inPlaces: string, rows: number, typing: boolean): Scored
  /** Similarity of each row to another by shared words; rare words count more. */
  like(row: number, rows: number): Float32Array
}

export const createPostings = (): Postings => {
  const postings = new Map<string, Posting>()
  /** Postings of the distinctive words of each row, for similarity. */
  const distinctivePostings: Array<ReadonlyArray<Posting>> = []
  let sortedWords: ReadonlyArray<string> | null = null

  /** Words with this prefix, by bisection. */
  const wordsWith = (prefix: string): ReadonlyArray<string> => {
    sortedWords ??= [...postings.keys()].toSorted()
    let [low, high] = [0, sortedWords.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sortedWords[middle] ?? "") < prefix) low = middle + 1
      else high = middle
    }
    let end = low
    while (sortedWords[end]?.startsWith(prefix) === true) end += 1
    return sortedWords.slice(low, end)
  }

  const add = (row: number, vector: string): void => {
    const { words, distinctive, titled } = wordsIn(vector)
    for (const { word, place } of words) {
      let posting = postings.get(word)
      if (posting === undefined) {
        posting = []
        postings.set(word, posting)
        sortedWords = null
      }
      posting.push(packed(row, place === "A" ? titleWeight(titled) : placeWeights[place], place))
    }
    distinctivePostings[row] = distinctive.map((word) => postings.get(word) ?? [])
  }

  const isIn = (key: string, inPlaces = ""): boolean => {
    const posting = postings.get(key)
    return posting !== undefined && (inPlaces === "" || posting.some((entry) => inPlaces.includes(placeOf(entry))))
  }

  /** Raises the scores of the rows that have `key` to that of this match; whether there were any. */
  const raise = ({ score, rows }: Scored, key: string, inPlaces: string, factor: number): boolean => {
    let isFound = false
    for (const entry of postings.get(key) ?? []) {
      if (inPlaces !== "" && !inPlaces.includes(placeOf(entry))) continue
      isFound = true
      const row = rowOf(entry)
      const weight = weightOf(entry) * factor
      const before = score[row] ?? 0
      if (weight <= before) continue
      if (before === 0) rows.push(row)
      score[row] = weight
    }
    return isFound
  }

  /** Adds to the scores of the rows whose title or category is about the word. */
  const addBonuses = ({ score }: Scored, stems: ReadonlyArray<string>): void => {
    for (const [keyOf, bonus] of titleBonuses) {
      const rowsAboutIt = new Set(stems.flatMap((stem) => (postings.get(keyOf(stem)) ?? []).map(rowOf)))
      for (const row of rowsAboutIt) {
        const before = score[row] ?? 0
        if (before > 0) score[row] = before + bonus
      }
    }
  }

  const best: Postings["best"] = ({ written, spellings, stems, whole }, inPlaces, rows, typing) => {
    const found: Scored = { score: new Float32Array(rows), rows: [] }
    let isFound = raise(found, written, inPlaces, factors.written)
    // Where the word is written so somewhere, what only sounds alike counts as little as a beginning: «толь» is no tool.
    const spellingFactor = isFound ? factors.prefix : factors.whole
    for (const spelling of spellings) isFound = raise(found, spelling, inPlaces, spellingFactor) || isFound
    for (const stem of stems) isFound = raise(found, stemKey(stem), inPlaces, factors.stem) || isFound
    addBonuses(found, stems)
    const mayBePrefix = !whole && (typing || !isFound)
    const longerWords = mayBePrefix ? spellings.flatMap(wordsWith) : []
    for (const word of longerWords) raise(found, word, inPlaces, factors.prefix)
    return found
  }

  const like: Postings["like"] = (liked, rows) => {
    const score = new Float32Array(rows)
    for (const posting of distinctivePostings[liked] ?? []) {
      const rare = rarity(rows, posting.length)
      for (const entry of posting) {
        const row = rowOf(entry)
        if (namePlaces.includes(placeOf(entry))) score[row] = (score[row] ?? 0) + weightOf(entry) * rare
      }
    }
    score[liked] = 0
    return score
  }

  return {
    add,
    best,
    like,
    has: (spelling, inPlaces = "") => wordsWith(spelling).some((word) => isIn(word, inPlaces)),
    whole: isIn,
  }
}
