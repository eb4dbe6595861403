/** Score of each row for typed terms, and the terms that were left out. */
import type { Query } from "#adapters/search/contract/grammar.ts"
import type { SearchIndex } from "#backend/search/engine/current-index.ts"
import type { TypedWord } from "#backend/search/text/typed-word.ts"
import type { Scored } from "#backend/search/engine/postings.ts"
import type { Row } from "#backend/search/engine/index-rows.ts"
import { suitableAudiences, otherAudiences, type Audience } from "#domain/rules/search/audiences.ts"
import { audienceKey } from "./audience-keys.ts"
import { namedCategories, withKindred } from "./kindred.ts"
import { meaningQuery } from "./meaning-query.ts"
import { mayStandIn, narrows, placesFor, weighed, type Weighed } from "./presence.ts"
import { typedUnits } from "./text-query.ts"
import { wordOfKeys } from "./typed-phrases.ts"
import { asNames, calledBy, isList, isOfAudience, meansCategory, submittedWords, wantedAudiences, type Unit } from "./unit.ts"
import { typingUnits } from "./typing-units.ts"
import { leftOutOf, nothingLeftOut, type LeftOut } from "./missing-terms.ts"
import { meaningFactors, meaningWeight, namePlaces, phraseFactor, popularity, termWeights } from "./match-weights.ts"

export type TextMatch = {
  readonly score: Float32Array
  /** Rows that it finds, in the order of the index. */
  readonly rows: ReadonlyArray<Row>
  readonly leftOut: LeftOut
  /** Scores by term, for `explain`. */
  readonly parts: ReadonlyArray<{ readonly text: string; readonly score: Float32Array }>
}

/** A text to search for: `all` wants every term, `most` the products with the most of them. */
export type TextSearch = {
  readonly text: string
  readonly wanted: "all" | "most"
  /** Letters of the places to search in, such as `AB`; empty for all. */
  readonly places: string
  /** Whether the last word may go on. */
  readonly typing: boolean
}

/** Compiles a query without texts to a predicate of rows. */
type RowFilter = (query: Query) => (row: Row) => boolean

/** What the terms of a text are looked for in. */
type Searched = { readonly index: SearchIndex; readonly places: string; readonly filterOf: RowFilter }

/** Multiplies the scores. */
const times = ({ score, rows }: Scored, factor: number): Scored => {
  for (const row of rows) score[row] = (score[row] ?? 0) * factor
  return { score, rows }
}

/** Mean of the words in twelfths, where a row has all of them. */
const phraseScore = (words: ReadonlyArray<TypedWord>, places: string, index: SearchIndex, typing: boolean): Scored => {
  const scores = words.map((word, at) => index.postings.best(word, places, index.slots, typing && at === words.length - 1))
  const [first = { score: new Float32Array(index.slots), rows: [] }, ...others] = scores
  const isInOthers = (row: number): boolean => others.every(({ score }) => (score[row] ?? 0) > 0)
  const rows = others.length === 0 ? first.rows : first.rows.filter(isInOthers)
  const means = others.length === 0 ? first.score : new Float32Array(index.slots)
  const factor = phraseFactor(scores.length)
  for (const row of rows) {
    let sum = first.score[row] ?? 0
    for (const { score } of others) sum += score[row] ?? 0
    means[row] = sum * factor
  }
  return { score: means, rows }
}

/** Score of a unit: of its words or a synonym, the better, and of the categories and lists that it means. */
const unitScore = (unit: Unit, { index, places, filterOf }: Searched, typing: boolean): Scored => {
  const typed = typing ? unit.words : submittedWords(unit)
  const { score, rows } = times(phraseScore(typed, places, index, typing), meaningFactors.typed)
  const raise = (row: number, weight: number): void => {
    if ((score[row] ?? 0) === 0) rows.push(row)
    score[row] = weight
  }
  for (const meaning of unit.meanings) {
    if (meaning.kind !== "words") continue
    const synonym = phraseScore(meaning.words, places, index, false)
    for (const row of synonym.rows) {
      const weight = (synonym.score[row] ?? 0) * meaningFactors.synonym
      if (weight > (score[row] ?? 0)) raise(row, weight)
    }
  }
  for (const meaning of unit.meanings) {
    if (meaning.kind === "words") continue
    const isMeant = filterOf(meaningQuery(meaning))
    for (const row of index.rows) if (isMeant(row)) raise(row.at, (score[row.at] ?? 0) + meaningWeight * meaningFactors.list)
  }
  return { score, rows }
}

/** Whether all the terms of a list name one product: it is called so, or is of a category that one of them means. */
const nameOne = (units: ReadonlyArray<Unit>, index: SearchIndex): boolean =>
  units.some(meansCategory) || asNames(units).some((name) => phraseScore(name, namePlaces, index, false).rows.length > 0)

type Part = Weighed & Scored

const hasPart = ({ score }: Scored, { at }: Row): boolean => (score[at] ?? 0) > 0

/** Whether a row is for the audience that a text names: not for others alone. */
const suitsAudience = (units: ReadonlyArray<Unit>, index: SearchIndex): ((row: Row) => boolean) => {
  const wanted = wantedAudiences(units)
  if (wanted.size === 0) return () => true
  const scoreFor = (audiences: ReadonlyArray<Audience>): Float32Array =>
    index.postings.best(wordOfKeys(audiences.map(audienceKey)), "", index.slots, false).score
  const forOthers = scoreFor(otherAudiences(wanted))
  const forWanted = scoreFor(suitableAudiences(wanted))
  return ({ at }) => (forOthers[at] ?? 0) === 0 || (forWanted[at] ?? 0) > 0
}

/** Whether a product is called what a unit says, or is of a category that is. */
const isCalled = (unit: Unit, index: SearchIndex): ((row: Row) => boolean) => {
  const scores = calledBy(unit).map((phrase) => phraseScore(phrase, "", index, false).score)
  const taxons = new Set(namedCategories(unit, index.labels).flatMap((permalink) => index.labels.taxon(permalink) ?? []))
  return ({ at, branch }) => scores.some((score) => (score[at] ?? 0) > 0) || branch.some((taxon) => taxons.has(taxon))
}

/** Sums of the presences of each row's terms. */
const presencesOf = (parts: ReadonlyArray<Part>, index: SearchIndex): Uint16Array => {
  const presences = new Uint16Array(index.slots)
  for (const { presence, rows } of parts) {
    if (presence === 0) continue
    for (const row of rows) presences[row] = (presences[row] ?? 0) + presence
  }
  return presences
}

const fullPresence = (parts: ReadonlyArray<Part>): number => parts.reduce((sum, { presence }) => sum + presence, 0)

/** Terms of a text, and which products may be found by them. */
type Candidates = {
  readonly parts: ReadonlyArray<Part>
  readonly isEligible: (row: Row) => boolean
  /** Whether related kinds stand in for one that is not there for the audience. */
  readonly standsIn: boolean
}

/** `narrowed`: the term that names a kind, where the other terms say which of it; `partOf` scores a term that replaces the one at a position. */
const candidatesOf = (
  typed: ReadonlyArray<Part>,
  narrowed: Part | undefined,
  wanted: TextSearch["wanted"],
  index: SearchIndex,
  partOf: (term: Weighed, at: number) => Part,
): Candidates => {
  const suits = suitsAudience(
    typed.map(({ unit }) => unit),
    index,
  )
  const isInStock = (isEligible: (row: Row) => boolean): boolean => index.rows.some((row) => row.on_hand > 0 && isEligible(row))
  const isNamed = narrowed === undefined ? () => false : isCalled(narrowed.unit, index)
  const isSuitedAndNamed = (row: Row): boolean => suits(row) && isNamed(row)
  const isThere = narrowed !== undefined && isInStock(isSuitedAndNamed)
  if (wanted === "all") {
    const presences = presencesOf(typed, index)
    const full = fullPresence(typed)
    // With every term, something else is found beside what is called so, and not in its place.
    const isOther = isThere && !index.rows.some((row) => (presences[row.at] ?? 0) >= full && isSuitedAndNamed(row))
    return { parts: typed, isEligible: isOther ? () => false : suits, standsIn: false }
  }
  const mayBeReplaced = narrowed !== undefined && !isThere && mayStandIn(typed)
  const kindred = mayBeReplaced ? withKindred(narrowed.unit, index.labels) : null
  if (narrowed !== undefined && kindred !== null) {
    const parts = typed.map((part, at) => (part === narrowed ? partOf({ ...part, unit: kindred }, at) : part))
    const decisive = parts.filter(({ unit, isHead }) => isHead || isOfAudience(unit))
    const isKindred = (row: Row): boolean => suits(row) && decisive.every((part) => hasPart(part, row))
    if (isInStock(isKindred)) return { parts, isEligible: isKindred, standsIn: true }
  }
  return { parts: typed, isEligible: isThere ? isSuitedAndNamed : suits, standsIn: false }
}

/** Highest presence of a product that is in stock. */
const highestPresence = (presences: Uint16Array, index: SearchIndex, isEligible: (row: Row) => boolean): number => {
  let highest = 0
  for (const row of index.rows) {
    const presence = presences[row.at] ?? 0
    if (row.on_hand > 0 && presence > highest && isEligible(row)) highest = presence
  }
  return highest
}

/** Scores the rows that a text finds. Of a list of several things, a product has to be one of them. */
export const matchText = ({ text, wanted, places, typing }: TextSearch, index: SearchIndex, filterOf: RowFilter): TextMatch => {
  const units = (typing ? typingUnits : typedUnits)(text, index.postings, index.synonyms)
  const searched: Searched = { index, places, filterOf }
  const partOf = (term: Weighed, at: number): Part => {
    const inPlaces: Searched = { ...searched, places: placesFor(term, places) }
    return { ...term, ...unitScore(term.unit, inPlaces, typing && at === units.length - 1) }
  }
  const typed = weighed(units).map(partOf)
  const required = typed.filter(({ presence }) => presence > 0)
  const requiredUnits = required.map(({ unit }) => unit)
  const isOfSeveral = isList(requiredUnits) && (wanted === "most" || !nameOne(requiredUnits, index))
  // What is still being typed does not say yet what a product is called.
  const narrowed = !typing && !isOfSeveral && narrows(typed) ? typed.find(({ isHead }) => isHead) : undefined
  const { parts, isEligible, standsIn } = candidatesOf(typed, narrowed, wanted, index, partOf)

  const presences = presencesOf(parts, index)
  const findMinimumPresence = (): number => {
    if (isOfSeveral) return termWeights.other
    return wanted === "all" ? fullPresence(required) : highestPresence(presences, index, isEligible)
  }
  const minimumPresence = findMinimumPresence()
  const score = new Float32Array(index.slots)
  const found: Row[] = []
  // Plain loops: these run for each product.
  if (minimumPresence > 0) {
    for (const row of index.rows) {
      if ((presences[row.at] ?? 0) < minimumPresence || !isEligible(row)) continue
      let sum = 0
      for (const { score: own, weight } of parts) sum += (own[row.at] ?? 0) * weight
      score[row.at] = Math.fround(sum) * popularity(row.reviews)
      found.push(row)
    }
  }
  const isMet = required.map((part) => found.some((row) => hasPart(part, row)))
  const mayLeaveOut = minimumPresence > 0 && (wanted === "most" || isOfSeveral)
  return {
    score,
    rows: found,
    leftOut: mayLeaveOut ? leftOutOf(requiredUnits, isMet, standsIn) : nothingLeftOut,
    parts: parts.map(({ unit, score: own }) => ({ text: unit.text, score: own })),
  }
}
