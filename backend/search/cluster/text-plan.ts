/** Plan of a typed text in the query language of a cluster, with the scores of the embedded search. */
import type { MultiMatch } from "#adapters/search/contract/grammar.ts"
import { placesOf } from "#backend/search/engine/fields.ts"
import { namePlaces, termWeights } from "#backend/search/text/match-weights.ts"
import { leftOutOf, type LeftOut } from "#backend/search/text/missing-terms.ts"
import { withKindred } from "#backend/search/text/kindred.ts"
import { isMinor, mayStandIn, narrows, weighed } from "#backend/search/text/presence.ts"
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import { typedUnits } from "#backend/search/text/text-query.ts"
import { asNames, isList, meansCategory, type Unit } from "#backend/search/text/unit.ts"
import { typingUnits } from "#backend/search/text/typing-units.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { all, allOf, anyOf, none, noneLeftOut, nothingPlanned, type Clause, type Planning, type TextPlan } from "./clause.ts"
import { anyMatch, withKnownKeys } from "./known-keys.ts"
import { calledOf, standingIn, suitedTo } from "./eligible.ts"
import { partsOf, phraseOf, unitOf, type UnitClauses } from "./text-clauses.ts"

/** Products that match at least `count` of the clauses. */
const atLeast = (count: number, clauses: ReadonlyArray<Clause>): Clause => {
  if (count <= 0) return all
  return count > clauses.length ? none : { bool: { should: clauses, minimum_should_match: count } }
}

/**
 * Products that have terms of at least `weight` among those that are no minor ones: the head weighs 3 and each other term 2.
 *
 * Example: «улаан торго дээл» with a weight of 5 finds what has «дээл» and one of the others; without the head, 5 would take three others.
 */
const havingMajor = (weight: number, required: ReadonlyArray<UnitClauses>): Clause => {
  const others = required.filter(({ isHead }) => !isHead).map(({ match }) => match)
  const othersOf = (missing: number): Clause => atLeast(Math.ceil(missing / termWeights.other), others)
  const head = required.find(({ isHead }) => isHead)
  if (head === undefined) return othersOf(weight)
  const withHead = { bool: { filter: [head.match, othersOf(weight - head.weight)] } }
  return { bool: { should: [withHead, othersOf(weight)], minimum_should_match: 1 } }
}

/**
 * Products whose terms have at least this presence: more of the major ones, or as many and enough minor ones.
 *
 * Example: of «өвлийн улаан дээл», with the minor «өвлийн», a major term counts twice its weight. A presence of 11 is a weight of 5 (both
 * major terms) and one minor term; a presence of 10 is both major terms, with or without «өвлийн».
 */
const havingAtLeast = (presence: number, required: ReadonlyArray<UnitClauses>): Clause => {
  const minor = required.filter((part) => isMinor(part))
  const major = required.filter((part) => !isMinor(part))
  if (minor.length === 0) return havingMajor(presence, major)
  const step = minor.length + 1
  const [weight, count] = [Math.floor(presence / step), presence % step]
  if (count === 0) return havingMajor(weight, major)
  const enoughMinor = { bool: { should: minor.map(({ match }) => match), minimum_should_match: count } }
  return anyOf([havingMajor(weight + 1, major), allOf([havingMajor(weight, major), enoughMinor])])
}

/** Presences that products may have of the required terms, the highest first: 5, 3, 2 for a head and another term. */
const possiblePresences = (required: ReadonlyArray<UnitClauses>): ReadonlyArray<number> => {
  let sums = new Set([0])
  for (const { presence } of required) sums = new Set([...sums, ...[...sums].map((sum) => sum + presence)])
  return [...sums].filter((sum) => sum > 0).toSorted((one, other) => other - one)
}

/** Scores of the terms. Equal ones become one: a cluster makes one of them too, and then counts it once. */
const weighted = (parts: ReadonlyArray<UnitClauses>): ReadonlyArray<Clause> => {
  const weights = new Map<string, { readonly score: UnitClauses["score"]; readonly weight: number }>()
  for (const { score, weight } of parts) {
    const key = JSON.stringify(score(1))
    weights.set(key, { score, weight: weight + (weights.get(key)?.weight ?? 0) })
  }
  return [...weights.values()].map(({ score, weight }) => score(weight))
}

const inStock: Clause = { range: { on_hand: { gt: 0 } } }

/** Products that all the terms of a list name together. */
const namesOf = (units: ReadonlyArray<Unit>, known: KnownKeys): ReadonlyArray<Clause> => {
  if (!isList(units)) return []
  if (units.some(meansCategory)) return [all]
  const phrases = asNames(units).map((name) => phraseOf(name, namePlaces, false, known))
  return phrases.filter((phrase) => phrase !== null).map(({ match }) => match)
}

/** What a text may find, as far as the keys of the products say it. */
const readText = ({ query: text, fields, operator, type }: MultiMatch, known: KnownKeys, planning: Planning) => {
  const places = placesOf(fields)
  const typing = type === "bool_prefix"
  const units = (typing ? typingUnits : typedUnits)(text, known, planning.synonyms)
  const terms = weighed(units)
  const parts = partsOf(terms, places, typing, known, planning)
  // What is still being typed does not say yet what a product is called.
  const head = typing ? undefined : terms.find(({ isHead }) => isHead)
  const kindred = head === undefined || operator === "and" || !mayStandIn(terms) ? null : withKindred(head.unit, planning.labels)
  const kindredPart = (unit: Unit, part: UnitClauses, at: number): UnitClauses =>
    unitOf({ ...part, unit }, places, typing && at === parts.length - 1, known, planning)
  return {
    parts,
    suited: suitedTo(units),
    called: head === undefined || !narrows(terms) ? null : calledOf(head.unit, planning.labels, known),
    kindred: kindred === null ? null : parts.map((part, at) => (part.isHead ? kindredPart(kindred, part, at) : part)),
    names:
      operator === "and"
        ? namesOf(
            units.filter(({ optional }) => !optional),
            known,
          )
        : [],
  }
}

/** Whether any product matches all of the clauses. */
const isAny = async (client: ClusterClient, ...clauses: ReadonlyArray<Clause>): Promise<boolean> => {
  const [isMatched] = await anyMatch(client, [allOf(clauses)])
  return isMatched === true
}

type Eligible = {
  readonly eligible: Clause
  /** Products that are called what the text says, where one of them is in stock. */
  readonly called: Clause | null
  /** Terms of a related kind that replaces the requested one, where none of that is in stock. */
  readonly kindred: ReadonlyArray<UnitClauses> | null
}

/**
 * Products that a text may find, of those that suit its audience.
 *
 * Examples: «улаан дээл» may find what is called «дээл», where one is in stock. «хүүхдийн пальто» may find jackets for children, where
 * no coat for children is in stock and such a jacket is. «үзэг дэвтэр», a list, may find everything, and so may a text that narrows nothing.
 */
const chooseEligible = async (
  client: ClusterClient,
  { suited, called, kindred }: ReturnType<typeof readText>,
  { isAll, isOfSeveral }: { readonly isAll: boolean; readonly isOfSeveral: boolean },
): Promise<Eligible> => {
  if (isOfSeveral) return { eligible: suited, called: null, kindred: null }
  if (called !== null && (await isAny(client, inStock, suited, called))) {
    return { eligible: isAll ? suited : allOf([suited, called]), called, kindred: null }
  }
  const related = kindred === null ? null : allOf([suited, standingIn(kindred)])
  if (related !== null && (await isAny(client, inStock, related))) return { eligible: related, called: null, kindred }
  return { eligible: suited, called: null, kindred: null }
}

/**
 * Plan of a typed text.
 *
 * Example: «гитар кваркваркв», a guitar and no word. No product has both terms, so `match` requires «гитар» alone; `score` adds up the
 * weights of the terms that a product has, and multiplies them by its popularity; `leftOut` names «кваркваркв». With `operator: "and"`,
 * `match` requires both terms and finds no product.
 */
export const planText = async (client: ClusterClient, clause: MultiMatch, planning: Planning): Promise<TextPlan> => {
  const isAll = clause.operator === "and"
  const reading = await withKnownKeys(client, (known) => readText(clause, known, planning))
  const required = reading.parts.filter(({ presence }) => presence > 0)
  const requiredUnits = required.map(({ unit }) => unit)
  const full = required.reduce((sum, { presence }) => sum + presence, 0)
  if (full === 0) return nothingPlanned
  const isOfSeveral = isList(requiredUnits) && !(await anyMatch(client, reading.names)).includes(true)
  const { eligible, called, kindred } = await chooseEligible(client, reading, { isAll, isOfSeveral })
  const standsIn = kindred !== null
  const parts = kindred ?? reading.parts
  const counted = parts.filter(({ presence }) => presence > 0)

  const findMinimumPresence = async (): Promise<number | undefined> => {
    if (isOfSeveral) return termWeights.other
    if (isAll) return full
    const presences = possiblePresences(counted)
    const isReached = await anyMatch(
      client,
      presences.map((presence) => allOf([inStock, eligible, havingAtLeast(presence, counted)])),
    )
    return presences[isReached.indexOf(true)]
  }
  const minimumPresence = await findMinimumPresence()
  if (minimumPresence === undefined) return nothingPlanned
  const match = allOf([eligible, havingAtLeast(minimumPresence, counted)])
  // With every term, something else is found beside what is called so, and not in its place.
  if (isAll && called !== null && !(await isAny(client, match, called))) return nothingPlanned

  const findLeftOut = async (): Promise<LeftOut> => {
    const isMet = await anyMatch(
      client,
      required.map((part) => allOf([match, part.match])),
    )
    return leftOutOf(requiredUnits, isMet, standsIn)
  }
  const mayLeaveOut = isAll ? isOfSeveral : minimumPresence < full || standsIn
  const leftOut = mayLeaveOut ? findLeftOut() : noneLeftOut
  // A search waits for it, unless the search fails before.
  leftOut.catch(() => undefined)
  return {
    match,
    score: {
      function_score: {
        query: { bool: { filter: [match], should: weighted(parts), minimum_should_match: 1 } },
        field_value_factor: { field: "popularity" },
        boost_mode: "multiply",
      },
    },
    leftOut,
    parts: parts.map(({ unit, score }) => ({ text: unit.text, score: score(1) })),
  }
}
