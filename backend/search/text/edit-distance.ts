/** Damerau–Levenshtein distance between words. */

/** Number of insertions, deletions, substitutions and transpositions. */
export const distance = (one: string, other: string): number => {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let lowest = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) lowest = Math.min(lowest, (before[j - 2] ?? 0) + 1)
      row.push(lowest)
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}

/** Distance from `typed` to the nearest prefix of `word`, for words that are still being typed. */
export const distanceToBeginning = (typed: string, word: string): number =>
  Math.min(...[-1, 0, 1, 2].map((more) => distance(typed, word.slice(0, typed.length + more))), distance(typed, word))
