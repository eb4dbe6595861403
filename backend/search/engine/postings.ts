/** Inverted index: the rows of each folded word, with weights. */

/** Weights by position: title; brand and category; wider categories; options and properties. */
const weights: Readonly<Record<string, number>> = { A: 1, B: 0.5, C: 0.15, D: 0.05 }
/** Factor of a whole word over a prefix. */
const wholeWord = 3

type Posting = { readonly rows: number[]; readonly worth: number[]; readonly weights: string[] }

/** A typed word in its possible spellings; a short number must match whole, so that 4 does not find 42. */
export type TypedWord = { readonly spellings: ReadonlyArray<string>; readonly whole: boolean }

export interface Postings {
  /** `vector` in PostgreSQL's form: `'huvcs':2A 'palt':1B`. */
  add(row: number, vector: string): void
  /** Scores of all rows, 0 for no match; `places` are the weight letters to search in, empty for all. */
  match(typed: ReadonlyArray<TypedWord>, operator: "and" | "or", weights: string, rows: number): Float32Array
  /** Whether any row has the word or a word with this prefix. */
  has(spelling: string): boolean
  /** Similarity of each row to another by shared words; rare words count more. */
  like(row: number, rows: number): Float32Array
}

export const createPostings = (): Postings => {
  const postings = new Map<string, Posting>()
  /** Distinctive words of each row, for similarity. */
  const distinctiveWords: string[][] = []
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
    const words = [...vector.matchAll(/'([^']+)':\d+([A-D]?)/g)].map(([, word = "", weight = "D"]) => ({ word, weight: weight === "" ? "D" : weight }))
    const titled = words.filter(({ weight }) => weight === "A").length
    distinctiveWords[row] = words.filter(({ word, weight }) => (weight === "A" || weight === "B") && !/\d/.test(word)).map(({ word }) => word)
    for (const { word, weight } of words) {
      let posting = postings.get(word)
      if (posting === undefined) {
        posting = { rows: [], worth: [], weights: [] }
        postings.set(word, posting)
        sorted = null
      }
      posting.rows.push(row)
      // A word counts more in a short title.
      posting.worth.push((weights[weight] ?? 0) / (weight === "A" ? 1 + titled * 0.06 : 1))
      posting.weights.push(weight)
    }
  }

  /** Best score of one typed word in each row. */
  const best = ({ spellings, whole }: TypedWord, weights: string, rows: number): Float32Array => {
    const found = new Float32Array(rows)
    for (const spelling of spellings) {
      for (const word of whole ? [spelling] : begun(spelling)) {
        const posting = postings.get(word)
        if (posting === undefined) continue
        const times = word === spelling ? wholeWord : 1
        posting.rows.forEach((row, at) => {
          if (weights !== "" && !weights.includes(posting.weights[at] ?? "")) return
          const worth = (posting.worth[at] ?? 0) * times
          if (worth > (found[row] ?? 0)) found[row] = worth
        })
      }
    }
    return found
  }

  return {
    add,
    has: (spelling) => begun(spelling).length > 0,
    match: (typed, operator, weights, rows) => {
      const score = new Float32Array(rows)
      const found = typed.map((word) => best(word, weights, rows))
      for (let row = 0; row < rows; row++) {
        let sum = 0
        for (const worth of found) {
          const mine = worth[row] ?? 0
          if (mine === 0 && operator === "and") {
            sum = 0
            break
          }
          sum += mine
        }
        score[row] = sum
      }
      return score
    },
    like: (liked, rows) => {
      const score = new Float32Array(rows)
      for (const word of distinctiveWords[liked] ?? []) {
        const posting = postings.get(word)
        if (posting === undefined) continue
        const rarity = Math.log(1 + rows / posting.rows.length)
        posting.rows.forEach((row, at) => {
          if ("AB".includes(posting.weights[at] ?? "")) score[row] = (score[row] ?? 0) + (posting.worth[at] ?? 0) * rarity
        })
      }
      score[liked] = 0
      return score
    },
  }
}
