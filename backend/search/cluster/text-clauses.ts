/** Clauses of typed terms: which products have them, and the weight of each. */
import {
  factors,
  meaningFactors,
  meaningWeight,
  phraseFactor,
  places as allPlaces,
  placeWeights,
  type Place,
} from "#backend/search/text/match-weights.ts"
import { meaningQuery } from "#backend/search/text/meaning-query.ts"
import { stemKey, titleBonuses } from "#backend/search/text/index-keys.ts"
import type { KnownKeys, TypedWord } from "#backend/search/text/typed-word.ts"
import { placesFor, type Weighed } from "#backend/search/text/presence.ts"
import { submittedWords } from "#backend/search/text/unit.ts"
import { anyOf, none, type Clause, type Planning } from "./clause.ts"
import { compileClause } from "./cluster-clauses.ts"
import { wordsField } from "./cluster-index.ts"
import { withBeginning, withWords } from "./known-keys.ts"

/** Clauses of one unit of a text. */
export type UnitClauses = Weighed & {
  readonly match: Clause
  readonly score: (weight: number) => Clause
}

/** Clauses of a word or phrase: the products that have it, and its score by a factor. */
type WordClauses = { readonly match: Clause; readonly score: (factor: number) => Clause }

const weighted = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })

/** Weight of a clause in one field; a title's is stored with each product. */
export const inPlace = (place: Place, filter: Clause, factor: number): Clause => {
  if (place !== "A") return weighted(filter, placeWeights[place] * factor)
  return {
    function_score: {
      query: { constant_score: { filter } },
      field_value_factor: { field: "title_worth", factor },
      boost_mode: "replace",
    },
  }
}

const best = (clauses: ReadonlyArray<Clause>): Clause => {
  const [first = none] = clauses
  return clauses.length < 2 ? first : { dis_max: { queries: clauses, tie_breaker: 0 } }
}

/** A key of a word that products have: its clause in one field and in all fields, and the factor of its weight. */
type KeyMatch = { readonly filter: (field: string) => Clause; readonly match: Clause; readonly factor: number }

/** Matches of a whole word: as it is written, by its spellings, by its stems. */
const exactMatches = ({ written, spellings, stems }: TypedWord, places: string, known: KnownKeys): ReadonlyArray<KeyMatch> => {
  const exact = (key: string, factor: number): ReadonlyArray<KeyMatch> => {
    if (!known.whole(key, places)) return []
    return [{ filter: (field) => ({ term: { [field]: key } }), match: withWords([key], places), factor }]
  }
  // Keys of nouns and audiences have no written form.
  const asWritten = written === "" ? [] : exact(written, factors.written)
  const bySpelling = asWritten.length > 0 ? factors.prefix : factors.whole
  return [
    ...asWritten,
    ...spellings.flatMap((spelling) => exact(spelling, bySpelling)),
    ...stems.flatMap((stem) => exact(stemKey(stem), factors.stem)),
  ]
}

/** Matches of words that begin with a spelling. */
const prefixMatches = ({ spellings }: TypedWord, places: string, known: KnownKeys): ReadonlyArray<KeyMatch> =>
  spellings
    .filter((spelling) => known.has(spelling, places))
    .map((spelling) => ({
      filter: (field) => ({ prefix: { [field]: spelling } }),
      match: withBeginning(spelling, places),
      factor: factors.prefix,
    }))

type Bonus = { readonly filter: Clause; readonly bonus: number }

/** Bonuses of products whose title or category is about the word. */
const bonusesOf = ({ stems }: TypedWord, known: KnownKeys): ReadonlyArray<Bonus> =>
  titleBonuses.flatMap(([keyOf, bonus]) => {
    const keys = stems.map(keyOf).filter((key) => known.whole(key, "A"))
    return keys.length === 0 ? [] : [{ filter: withWords(keys, "A"), bonus }]
  })

/** One typed word, as `Postings.best` scores it; `null` where no product has it. */
const wordOf = (word: TypedWord, places: string, typing: boolean, known: KnownKeys): WordClauses | null => {
  const exact = exactMatches(word, places, known)
  const titles = bonusesOf(word, known)
  const mayBePrefix = !word.whole && (typing || exact.length === 0)
  const prefix = mayBePrefix ? prefixMatches(word, places, known) : []
  if (exact.length + prefix.length === 0) return null
  const weighedPlaces = allPlaces.filter((place) => places === "" || places.includes(place))
  const scores = (matches: ReadonlyArray<KeyMatch>, factor: number): ReadonlyArray<Clause> =>
    matches.flatMap((match) => weighedPlaces.map((place) => inPlace(place, match.filter(wordsField(place)), match.factor * factor)))
  const exactScore = (factor: number): ReadonlyArray<Clause> => {
    if (exact.length === 0) return []
    const score = best(scores(exact, factor))
    if (titles.length === 0) return [score]
    return [{ bool: { must: [score], should: titles.map(({ filter, bonus }) => weighted(filter, bonus * factor)) } }]
  }
  return {
    match: anyOf([...exact, ...prefix].map(({ match }) => match)),
    score: (factor) => best([...exactScore(factor), ...scores(prefix, factor)]),
  }
}

/** Clauses of a phrase, whose score is the mean of its words; `null` where a word is in no product. */
export const phraseOf = (words: ReadonlyArray<TypedWord>, places: string, typing: boolean, known: KnownKeys): WordClauses | null => {
  const clauses = words
    .map((word, at) => wordOf(word, places, typing && at === words.length - 1, known))
    .filter((clause) => clause !== null)
  const [first] = clauses
  if (first === undefined || clauses.length < words.length) return null
  const share = phraseFactor(words.length)
  if (clauses.length === 1) return { match: first.match, score: (factor) => first.score(factor * share) }
  return {
    match: { bool: { filter: clauses.map(({ match }) => match) } },
    score: (factor) => ({ bool: { must: clauses.map(({ score }) => score(factor * share)) } }),
  }
}

/** Clauses of one unit: its words, their synonyms, and the categories and lists that it means. */
export const unitOf = (term: Weighed, searched: string, typing: boolean, known: KnownKeys, planning: Planning): UnitClauses => {
  const { unit } = term
  const places = placesFor(term, searched)
  const words = typing ? unit.words : submittedWords(unit)
  const typed = phraseOf(words, places, typing, known)
  const synonyms = unit.meanings.flatMap((meaning) =>
    meaning.kind === "words" ? (phraseOf(meaning.words, places, false, known) ?? []) : [],
  )
  const compiling = { ...planning, texts: new Map() }
  const lists = unit.meanings.flatMap((meaning) =>
    meaning.kind === "words" ? [] : [compileClause(meaningQuery(meaning), compiling).filter],
  )
  const score = (factor: number): Clause => {
    const typedScore = typed === null ? [] : [typed.score(factor * meaningFactors.typed)]
    const phrases = [...typedScore, ...synonyms.map((synonym) => synonym.score(factor * meaningFactors.synonym))]
    const phraseScore = phrases.length === 0 ? [] : [best(phrases)]
    const listScores = lists.map((list) => weighted(list, meaningWeight * meaningFactors.list * factor))
    return anyOf([...phraseScore, ...listScores])
  }
  return {
    ...term,
    match: anyOf([...(typed === null ? [] : [typed.match]), ...synonyms.map(({ match }) => match), ...lists]),
    score,
  }
}

/** Clauses of the units of a text. */
export const partsOf = (
  terms: ReadonlyArray<Weighed>,
  places: string,
  typing: boolean,
  known: KnownKeys,
  planning: Planning,
): ReadonlyArray<UnitClauses> => terms.map((term, at) => unitOf(term, places, typing && at === terms.length - 1, known, planning))
