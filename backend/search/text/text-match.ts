/** Score of each row for typed terms, and the terms that were left out. */
import type { SearchIndex } from "#backend/search/engine/memory-index.ts"
import type { TypedWord } from "#backend/search/text/typed-word.ts"
import type { Row } from "#backend/search/engine/rows.ts"
import { headOf, typedUnits, type OtherMeaning, type Unit } from "./text-query.ts"
import { meaningFactors, meantWorth, newFor, phraseFactor, popularity, termWeights } from "./worths.ts"

export type TextMatch = {
  readonly score: Float32Array
  /** Terms that the found products do not have. */
  readonly leftOut: ReadonlyArray<string>
  /** Scores by term, for `explain`. */
  readonly parts: ReadonlyArray<{ readonly text: string; readonly score: Float32Array }>
}

/** Mean of the words in twelfths, where a row has all of them. */
const allOf = (words: ReadonlyArray<TypedWord>, places: string, index: SearchIndex, typing: boolean): Float32Array => {
  const found = words.map((word, at) => index.postings.best(word, places, index.slots, typing && at === words.length - 1))
  const [first = new Float32Array(index.slots), ...others] = found
  if (others.length === 0) return first.map((worth) => worth * phraseFactor(1))
  const factor = phraseFactor(found.length)
  return first.map((worth, row) => {
    if (worth === 0) return 0
    let sum = worth
    for (const own of others) {
      const more = own[row] ?? 0
      if (more === 0) return 0
      sum += more
    }
    return sum * factor
  })
}

const meets = (row: Row, meaning: OtherMeaning, { labels }: SearchIndex, now: Date): boolean => {
  switch (meaning.kind) {
    case "category":
      return row.branch.includes(labels.taxon(meaning.permalink) ?? -1)
    case "sale":
      return row.salePercent > 0 && !(row.saleStartAt > now.getTime()) && !(row.saleExpireAt <= now.getTime())
    default:
      return now.getTime() - row.createdAt < newFor
  }
}

const unitScore = (unit: Unit, places: string, index: SearchIndex, now: Date, typing: boolean): Float32Array => {
  // A word that means something else is not the beginning of a third: «торт» is no turtleneck.
  const typed = unit.meanings.length > 0 && !typing ? unit.words.map((word) => ({ ...word, whole: true })) : unit.words
  const found = allOf(typed, places, index, typing).map((worth) => worth * meaningFactors.typed)
  for (const meaning of unit.meanings) {
    if (meaning.kind !== "words") continue
    allOf(meaning.words, places, index, false).forEach((worth, row) => {
      if (worth * meaningFactors.synonym > (found[row] ?? 0)) found[row] = worth * meaningFactors.synonym
    })
  }
  for (const meaning of unit.meanings) {
    if (meaning.kind === "words") continue
    for (const row of index.rows) if (meets(row, meaning, index, now)) found[row.at] = (found[row.at] ?? 0) + meantWorth * meaningFactors.list
  }
  return found
}

/** \`all\` wants every term; \`most\` takes the products with the most of them. \`typing\` lets the last word go on. */
export const matchText = (text: string, wanted: "all" | "most", places: string, index: SearchIndex, now: Date, typing: boolean): TextMatch => {
  const units = typedUnits(text, index.postings)
  const head = headOf(units)
  const parts = units.map((unit, at) => ({
    unit,
    text: unit.text,
    weight: at === head ? termWeights.head : termWeights.other,
    score: unitScore(unit, places, index, now, typing && at === units.length - 1),
  }))
  const required = parts.filter(({ unit: { optional } }) => !optional)
  // Plain loops: these run for each product.
  const present = (row: number): number => {
    let sum = 0
    for (const { weight, score } of required) if ((score[row] ?? 0) > 0) sum += weight
    return sum
  }
  const full = required.reduce((sum, { weight }) => sum + weight, 0)
  const least = wanted === "all" ? full : index.rows.reduce((most, row) => (row.onHand > 0 ? Math.max(most, present(row.at)) : most), 0)
  const score = new Float32Array(index.slots)
  const met = new Set<string>()
  if (least > 0) {
    for (const row of index.rows) {
      if (present(row.at) < least) continue
      let sum = 0
      for (const { score: own, weight } of parts) sum += (own[row.at] ?? 0) * weight
      score[row.at] = Math.fround(sum) * popularity(row.reviews)
      for (const { text: term, score: own } of required) if ((own[row.at] ?? 0) > 0) met.add(term)
    }
  }
  return { score, leftOut: wanted === "all" || least === 0 ? [] : required.filter(({ text: term }) => !met.has(term)).map(({ text: term }) => term), parts }
}
