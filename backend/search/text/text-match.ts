/** Score of each row for typed terms, and the terms that were left out. */
import type { SearchIndex } from "#backend/search/engine/memory-index.ts"
import type { TypedWord } from "#backend/search/text/typed-word.ts"
import type { Scored } from "#backend/search/engine/postings.ts"
import type { Row } from "#backend/search/engine/rows.ts"
import { asNames, headOf, isList, meansCategory, namePlaces, submittedWords, typedUnits, type OtherMeaning, type Unit } from "./text-query.ts"
import { typingUnits } from "./typing-units.ts"
import { leftOutOf, nothingLeftOut, type LeftOut } from "./left-out.ts"
import { meaningFactors, meantWorth, newFor, phraseFactor, popularity, termWeights } from "./worths.ts"

export type TextMatch = {
  readonly score: Float32Array
  /** Rows that it finds, in the order of the index. */
  readonly rows: ReadonlyArray<Row>
  readonly leftOut: LeftOut
  /** Scores by term, for `explain`. */
  readonly parts: ReadonlyArray<{ readonly text: string; readonly score: Float32Array }>
}

/** Multiplies the scores. */
const times = ({ score, rows }: Scored, factor: number): Scored => {
  for (const row of rows) score[row] = (score[row] ?? 0) * factor
  return { score, rows }
}

/** Mean of the words in twelfths, where a row has all of them. */
const allOf = (words: ReadonlyArray<TypedWord>, places: string, index: SearchIndex, typing: boolean): Scored => {
  const found = words.map((word, at) => index.postings.best(word, places, index.slots, typing && at === words.length - 1))
  const [first = { score: new Float32Array(index.slots), rows: [] }, ...others] = found
  const both = others.length === 0 ? first.rows : first.rows.filter((row) => others.every(({ score }) => (score[row] ?? 0) > 0))
  const sums = others.length === 0 ? first.score : new Float32Array(index.slots)
  const factor = phraseFactor(found.length)
  for (const row of both) {
    let sum = first.score[row] ?? 0
    for (const { score } of others) sum += score[row] ?? 0
    sums[row] = sum * factor
  }
  return { score: sums, rows: both }
}

/** Whether a row is in a category or a list. */
const meets = (meaning: OtherMeaning, { labels }: SearchIndex, now: Date): ((row: Row) => boolean) => {
  const moment = now.getTime()
  switch (meaning.kind) {
    case "category": {
      const taxon = labels.taxon(meaning.permalink) ?? -1
      return ({ branch }) => branch.includes(taxon)
    }
    case "sale":
      return ({ salePercent, saleStartAt, saleExpireAt }) => salePercent > 0 && !(saleStartAt > moment) && !(saleExpireAt <= moment)
    default:
      return ({ createdAt }) => moment - createdAt < newFor
  }
}

const unitScore = (unit: Unit, places: string, index: SearchIndex, now: Date, typing: boolean): Scored => {
  const typed = typing ? unit.words : submittedWords(unit)
  const { score, rows } = times(allOf(typed, places, index, typing), meaningFactors.typed)
  const raise = (row: number, worth: number): void => {
    if ((score[row] ?? 0) === 0) rows.push(row)
    score[row] = worth
  }
  for (const meaning of unit.meanings) {
    if (meaning.kind !== "words") continue
    const synonym = allOf(meaning.words, places, index, false)
    for (const row of synonym.rows) {
      const worth = (synonym.score[row] ?? 0) * meaningFactors.synonym
      if (worth > (score[row] ?? 0)) raise(row, worth)
    }
  }
  for (const meaning of unit.meanings) {
    if (meaning.kind === "words") continue
    const isMeant = meets(meaning, index, now)
    for (const row of index.rows) if (isMeant(row)) raise(row.at, (score[row.at] ?? 0) + meantWorth * meaningFactors.list)
  }
  return { score, rows }
}

/** Whether all the terms of a list name one product: it is called so, or is of a category that one of them means. */
const nameOne = (units: ReadonlyArray<Unit>, index: SearchIndex): boolean =>
  units.some(meansCategory) || asNames(units).some((name) => allOf(name, namePlaces, index, false).rows.length > 0)

/** `all` wants every term; `most` takes the products with the most of them. Of several things, either wants one. `typing` lets the last word go on. */
export const matchText = (text: string, wanted: "all" | "most", places: string, index: SearchIndex, now: Date, typing: boolean): TextMatch => {
  const units = typing ? typingUnits(text, index.postings) : typedUnits(text, index.postings)
  const head = headOf(units)
  const parts = units.map((unit, at) => ({
    unit,
    text: unit.text,
    weight: at === head ? termWeights.head : termWeights.other,
    ...unitScore(unit, places, index, now, typing && at === units.length - 1),
  }))
  const required = parts.filter(({ unit: { optional } }) => !optional)
  /** Weights of the required terms that each row has. */
  const present = new Uint8Array(index.slots)
  for (const { weight, rows } of required) for (const row of rows) present[row] = (present[row] ?? 0) + weight
  const full = required.reduce((sum, { weight }) => sum + weight, 0)
  const wantedUnits = required.map(({ unit }) => unit)
  const several = isList(wantedUnits) && (wanted === "most" || !nameOne(wantedUnits, index))
  let least = several ? termWeights.other : wanted === "all" ? full : 0
  if (wanted !== "all" && !several) for (const { at, onHand } of index.rows) if (onHand > 0) least = Math.max(least, present[at] ?? 0)
  const score = new Float32Array(index.slots)
  const found: Row[] = []
  // Plain loops: these run for each product.
  if (least > 0) {
    for (const row of index.rows) {
      if ((present[row.at] ?? 0) < least) continue
      let sum = 0
      for (const { score: own, weight } of parts) sum += (own[row.at] ?? 0) * weight
      score[row.at] = Math.fround(sum) * popularity(row.reviews)
      found.push(row)
    }
  }
  const isMet = ({ score: own }: Scored): boolean => found.some(({ at }) => (own[at] ?? 0) > 0)
  return { score, rows: found, leftOut: least === 0 || (wanted === "all" && !several) ? nothingLeftOut : leftOutOf(wantedUnits, required.map(isMet)), parts }
}
