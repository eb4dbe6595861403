/** Score of each row for typed terms, and the terms that were left out. */
import type { SearchIndex } from "#backend/search/engine/memory-index.ts"
import type { TypedWord } from "#backend/search/text/typed-word.ts"
import type { Scored } from "#backend/search/engine/postings.ts"
import type { Row } from "#backend/search/engine/index-rows.ts"
import { meetingAudiences, otherAudiences, type Audience } from "#domain/rules/search/audiences.ts"
import { audienceKey } from "./audience-keys.ts"
import { namedCategories, withKindred } from "./kindred.ts"
import { mayStandIn, narrows, weighed, type Weighed } from "./presence.ts"
import { wantedAudiences, asNames, calledBy, isList, isOfAudience, meansCategory, namePlaces, submittedWords, typedUnits, type OtherMeaning, type Unit } from "./text-query.ts"
import { typingUnits } from "./typing-units.ts"
import { leftOutOf, nothingLeftOut, type LeftOut } from "./missing-terms.ts"
import { meaningFactors, meaningWeight, newFor, phraseFactor, popularity, termWeights } from "./match-weights.ts"

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
      return ({ sale_percent: percent, sale_start_at: start, sale_expire_at: end }) => percent > 0 && !(start > moment) && !(end <= moment)
    case "new":
      return ({ created_at: createdAt }) => moment - createdAt < newFor
    default:
      return meaning satisfies never
  }
}

const unitScore = (unit: Unit, places: string, index: SearchIndex, now: Date, typing: boolean): Scored => {
  const typed = typing ? unit.words : submittedWords(unit)
  const { score, rows } = times(allOf(typed, places, index, typing), meaningFactors.typed)
  const raise = (row: number, weight: number): void => {
    if ((score[row] ?? 0) === 0) rows.push(row)
    score[row] = weight
  }
  for (const meaning of unit.meanings) {
    if (meaning.kind !== "words") continue
    const synonym = allOf(meaning.words, places, index, false)
    for (const row of synonym.rows) {
      const weight = (synonym.score[row] ?? 0) * meaningFactors.synonym
      if (weight > (score[row] ?? 0)) raise(row, weight)
    }
  }
  for (const meaning of unit.meanings) {
    if (meaning.kind === "words") continue
    const isMeant = meets(meaning, index, now)
    for (const row of index.rows) if (isMeant(row)) raise(row.at, (score[row.at] ?? 0) + meaningWeight * meaningFactors.list)
  }
  return { score, rows }
}

/** Whether all the terms of a list name one product: it is called so, or is of a category that one of them means. */
const nameOne = (units: ReadonlyArray<Unit>, index: SearchIndex): boolean =>
  units.some(meansCategory) || asNames(units).some((name) => allOf(name, namePlaces, index, false).rows.length > 0)

type Part = Weighed & Scored & { readonly text: string }

/** Whether a row is for whom a text asks for: not for others alone. */
const isSuited = (units: ReadonlyArray<Unit>, index: SearchIndex): ((at: number) => boolean) => {
  const wanted = wantedAudiences(units)
  if (wanted.size === 0) return () => true
  const having = (audiences: ReadonlyArray<Audience>): Float32Array =>
    index.postings.best({ text: "", written: "", spellings: audiences.map(audienceKey), stems: [], whole: true }, "", index.slots, false).score
  const [others, mine] = [having(otherAudiences(wanted)), having(meetingAudiences(wanted))]
  return (at) => (others[at] ?? 0) === 0 || (mine[at] ?? 0) > 0
}

/** Whether a product is called what a unit says, or is of a category that is. */
const isCalled = (unit: Unit, index: SearchIndex): ((row: Row) => boolean) => {
  const called = calledBy(unit).map((phrase) => allOf(phrase, "", index, false).score)
  const taxons = new Set(namedCategories(unit, index.labels).flatMap((permalink) => index.labels.taxon(permalink) ?? []))
  return ({ at, branch }) => called.some((score) => (score[at] ?? 0) > 0) || branch.some((taxon) => taxons.has(taxon))
}

/** Sums of the presences of each row's terms. */
const presencesOf = (parts: ReadonlyArray<Part>, index: SearchIndex): Uint16Array => {
  const present = new Uint16Array(index.slots)
  for (const { presence, rows } of parts) if (presence > 0) for (const row of rows) present[row] = (present[row] ?? 0) + presence
  return present
}

/** `all` wants every term; `most` takes the products with the most of them. Of several things, either wants one. `typing` lets the last word go on. */
export const matchText = (text: string, wanted: "all" | "most", places: string, index: SearchIndex, now: Date, typing: boolean): TextMatch => {
  const units = typing ? typingUnits(text, index.postings) : typedUnits(text, index.postings)
  const partOf = (term: Weighed, at: number): Part => ({ ...term, text: term.unit.text, ...unitScore(term.unit, places, index, now, typing && at === units.length - 1) })
  const terms = weighed(units)
  const typed = terms.map(partOf)
  const suits = isSuited(units, index)
  const required = typed.filter(({ presence }) => presence > 0)
  const wantedUnits = required.map(({ unit }) => unit)
  const several = isList(wantedUnits) && (wanted === "most" || !nameOne(wantedUnits, index))
  const has = ({ score }: Scored, at: number): boolean => (score[at] ?? 0) > 0

  const isInStock = (isEligible: (row: Row) => boolean): boolean => index.rows.some((row) => row.on_hand > 0 && isEligible(row))
  const [head] = typed.filter(({ isHead }) => isHead)
  // What is still being typed does not say yet what a product is called.
  const isNarrow = !typing && !several && head !== undefined && narrows(terms)
  const called = isNarrow ? isCalled(head.unit, index) : () => false
  const isThere = isNarrow && isInStock((row) => suits(row.at) && called(row))

  /** Parts with what stands in for a kind that is not there for whom it is wanted; `null` where nothing may. */
  const standingIn = (): ReadonlyArray<Part> | null => {
    if (wanted === "all" || !isNarrow || isThere || !mayStandIn(terms)) return null
    const kindred = withKindred(head.unit, index.labels)
    return kindred === null ? null : typed.map((part, at) => (part === head ? partOf({ ...part, unit: kindred }, at) : part))
  }
  const kindred = standingIn()
  const isKindred = ({ at }: Row): boolean => suits(at) && (kindred ?? []).every((part) => (!part.isHead && !isOfAudience(part.unit)) || has(part, at))
  const standsIn = kindred !== null && isInStock(isKindred)
  const isSuitedAndCalled = (row: Row): boolean => suits(row.at) && (!isThere || called(row))
  const parts = standsIn ? kindred : typed
  const present = presencesOf(parts, index)
  const full = required.reduce((sum, { presence }) => sum + presence, 0)
  // With every term, something else is found beside what is called so, and not in its place.
  const isOther = wanted === "all" && isThere && !index.rows.some((row) => (present[row.at] ?? 0) >= full && isSuitedAndCalled(row))
  const isEligible = standsIn ? isKindred : wanted === "all" ? ({ at }: Row) => !isOther && suits(at) : isSuitedAndCalled

  let least = several ? termWeights.other : wanted === "all" ? full : 0
  if (wanted !== "all" && !several) for (const row of index.rows) if (row.on_hand > 0 && (present[row.at] ?? 0) > least && isEligible(row)) least = present[row.at] ?? 0
  const score = new Float32Array(index.slots)
  const found: Row[] = []
  // Plain loops: these run for each product.
  if (least > 0) {
    for (const row of index.rows) {
      if ((present[row.at] ?? 0) < least || !isEligible(row)) continue
      let sum = 0
      for (const { score: own, weight } of parts) sum += (own[row.at] ?? 0) * weight
      score[row.at] = Math.fround(sum) * popularity(row.reviews)
      found.push(row)
    }
  }
  const met = required.map((part) => found.some(({ at }) => has(part, at)))
  const leftOut = least === 0 || (wanted === "all" && !several) ? nothingLeftOut : leftOutOf(wantedUnits, met, standsIn)
  return { score, rows: found, leftOut, parts }
}
