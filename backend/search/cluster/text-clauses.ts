/** Clauses of typed terms: which products have them, and the weight of each. */
import { bonuses, factors, meaningFactors, meaningWeight, newFor, phraseFactor, places as allPlaces, placeWeights, type Place } from "#backend/search/text/match-weights.ts"
import { headKey, kindKey, stemKey } from "#backend/search/text/text-folding.ts"
import type { TypedWord } from "#backend/search/text/typed-word.ts"
import type { Weighed } from "#backend/search/text/presence.ts"
import { submittedWords, type OtherMeaning } from "#backend/search/text/text-query.ts"
import { none, type Clause, type Compiling } from "./clause.ts"
import { taxonKey, wordsField } from "./cluster-index.ts"
import { withBeginning, withWords, type PlacedKeys } from "./known-keys.ts"

/** Clauses of one unit of a text. */
export type UnitClauses = Weighed & {
  readonly match: Clause
  readonly score: (weight: number) => Clause
}

type Found = { readonly match: Clause; readonly score: (factor: number) => Clause }

const weighted = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })

/** Weight of a clause in one field; a title's is stored with each product. */
export const inPlace = (place: Place, filter: Clause, factor: number): Clause =>
  place === "A"
    ? { function_score: { query: { constant_score: { filter } }, field_value_factor: { field: "title_worth", factor }, boost_mode: "replace" } }
    : weighted(filter, placeWeights[place] * factor)

const best = (clauses: ReadonlyArray<Clause>): Clause => {
  const [first = none] = clauses
  return clauses.length < 2 ? first : { dis_max: { queries: clauses, tie_breaker: 0 } }
}
export const anyOf = (clauses: ReadonlyArray<Clause>): Clause => {
  const [first = none] = clauses
  return clauses.length < 2 ? first : { bool: { should: clauses, minimum_should_match: 1 } }
}

type Raised = { readonly filter: (field: string) => Clause; readonly match: Clause; readonly factor: number }

/** One typed word, as `Postings.best` scores it; `null` where no product has it. */
const wordOf = ({ written, spellings, stems, whole }: TypedWord, places: string, typing: boolean, known: PlacedKeys): Found | null => {
  const wholes: Raised[] = []
  const raise = (key: string, factor: number): void => {
    if (known.wholeIn(key, places)) wholes.push({ filter: (field) => ({ term: { [field]: key } }), match: withWords([key], places), factor })
  }
  // Keys of nouns and audiences are written nowhere.
  if (written !== "") raise(written, factors.written)
  const sound = wholes.length > 0 ? factors.prefix : factors.whole
  for (const spelling of spellings) raise(spelling, sound)
  for (const stem of stems) raise(stemKey(stem), factors.stem)
  const abouts = ([[headKey, bonuses.head], [kindKey, bonuses.kind]] as const).flatMap(([keyOf, bonus]) => {
    const keys = stems.map(keyOf).filter((key) => known.wholeIn(key, "A"))
    return keys.length === 0 ? [] : [{ filter: withWords(keys, "A"), bonus }]
  })
  const begun: ReadonlyArray<Raised> = whole || (!typing && wholes.length > 0)
    ? []
    : spellings.filter((spelling) => known.hasIn(spelling, places)).map((spelling) => ({ filter: (field) => ({ prefix: { [field]: spelling } }), match: withBeginning(spelling, places), factor: factors.prefix }))
  if (wholes.length + begun.length === 0) return null
  const letters = allPlaces.filter((place) => places === "" || places.includes(place))
  const scores = (raised: ReadonlyArray<Raised>, factor: number): ReadonlyArray<Clause> =>
    raised.flatMap((one) => letters.map((place) => inPlace(place, one.filter(wordsField(place)), one.factor * factor)))
  const wholeScore = (factor: number): ReadonlyArray<Clause> => {
    if (wholes.length === 0) return []
    const core = best(scores(wholes, factor))
    return [abouts.length === 0 ? core : { bool: { must: [core], should: abouts.map(({ filter, bonus }) => weighted(filter, bonus * factor)) } }]
  }
  return {
    match: anyOf([...wholes, ...begun].map(({ match }) => match)),
    score: (factor) => best([...wholeScore(factor), ...scores(begun, factor)]),
  }
}

/** All words of a phrase: their mean. */
export const phraseOf = (words: ReadonlyArray<TypedWord>, places: string, typing: boolean, known: PlacedKeys): Found | null => {
  const found = words.map((word, at) => wordOf(word, places, typing && at === words.length - 1, known))
  const all = found.filter((one) => one !== null)
  const [first] = all
  if (first === undefined || all.length < words.length) return null
  const share = phraseFactor(words.length)
  if (all.length === 1) return { match: first.match, score: (factor) => first.score(factor * share) }
  return { match: { bool: { filter: all.map(({ match }) => match) } }, score: (factor) => ({ bool: { must: all.map(({ score }) => score(factor * share)) } }) }
}

const meant = (meaning: OtherMeaning, { labels, now }: Omit<Compiling, "texts">): Clause => {
  switch (meaning.kind) {
    case "category": {
      const taxon = labels.taxon(meaning.permalink)
      return taxon === null ? none : { term: { branch: taxonKey(taxon) } }
    }
    case "sale":
      return { bool: { filter: [{ range: { sale_percent: { gt: 0 } } }], must_not: [{ range: { sale_start_at: { gt: now.getTime() } } }, { range: { sale_expire_at: { lte: now.getTime() } } }] } }
    default:
      return { range: { created_at: { gt: now.getTime() - newFor } } }
  }
}

export const unitOf = (term: Weighed, places: string, typing: boolean, known: PlacedKeys, compiling: Omit<Compiling, "texts">): UnitClauses => {
  const { unit } = term
  const words = typing ? unit.words : submittedWords(unit)
  const typed = phraseOf(words, places, typing, known)
  const synonyms = unit.meanings.flatMap((meaning) => (meaning.kind === "words" ? (phraseOf(meaning.words, places, false, known) ?? []) : []))
  const lists = unit.meanings.flatMap((meaning) => (meaning.kind === "words" ? [] : [meant(meaning, compiling)]))
  const score = (factor: number): Clause => {
    const phrases = [...(typed === null ? [] : [typed.score(factor * meaningFactors.typed)]), ...synonyms.map((one) => one.score(factor * meaningFactors.synonym))]
    return anyOf([...(phrases.length === 0 ? [] : [best(phrases)]), ...lists.map((list) => weighted(list, meaningWeight * meaningFactors.list * factor))])
  }
  return {
    ...term,
    match: anyOf([...[typed, ...synonyms].flatMap((one) => (one === null ? [] : [one.match])), ...lists]),
    score,
  }
}

/** Clauses of the units of a text. */
export const partsOf = (terms: ReadonlyArray<Weighed>, places: string, typing: boolean, known: PlacedKeys, compiling: Omit<Compiling, "texts">): ReadonlyArray<UnitClauses> =>
  terms.map((term, at) => unitOf(term, places, typing && at === terms.length - 1, known, compiling))
