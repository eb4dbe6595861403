/** Typed texts and similar products in the query language of a cluster, with the scores of the embedded search. */
import type { MoreLikeThis, MultiMatch, Query } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"
import { idOf } from "#backend/search/engine/clause-values.ts"
import { weightsOf } from "#backend/search/engine/fields.ts"
import { rarity, termWeights } from "#backend/search/text/match-weights.ts"
import { leftOutOf, nothingLeftOut } from "#backend/search/text/missing-terms.ts"
import { withKindred } from "#backend/search/text/kindred.ts"
import { isMinor, mayStandIn, narrows, weighed } from "#backend/search/text/presence.ts"
import { asNames, isList, meansCategory, namePlaces, typedUnits, type Unit } from "#backend/search/text/text-query.ts"
import { typingUnits } from "#backend/search/text/typing-units.ts"
import { wordsIn } from "#backend/search/text/word-vector.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { all, none, type Clause, type Compiling, type TextPlan } from "./clause.ts"
import { anyMatch, countsOf, withKnownKeys, withWords, type PlacedKeys } from "./known-keys.ts"
import { both, calledOf, standingIn, suitedTo } from "./eligible.ts"
import { anyOf, inPlace, partsOf, phraseOf, unitOf, type UnitClauses } from "./text-clauses.ts"

type Planning = Omit<Compiling, "texts">

const noneLeftOut: TextPlan["leftOut"] = Promise.resolve(nothingLeftOut)
const nothing: TextPlan = { match: none, score: none, leftOut: noneLeftOut, parts: [] }

const sumOf = (scores: ReadonlyArray<Clause>): Clause => ({ bool: { should: scores, minimum_should_match: 1 } })

/** Products that have terms of at least `weight` among those that are no minor ones: the head counts half as much again. */
const havingMajor = (weight: number, required: ReadonlyArray<UnitClauses>): Clause => {
  const others = required.filter(({ isHead }) => !isHead).map(({ match }) => match)
  const some = (count: number): Clause => (count <= 0 ? all : count > others.length ? none : { bool: { should: others, minimum_should_match: count } })
  const head = required.find(({ isHead }) => isHead)
  if (head === undefined) return some(Math.ceil(weight / 2))
  return { bool: { should: [{ bool: { filter: [head.match, some(Math.ceil((weight - head.weight) / 2))] } }, some(Math.ceil(weight / 2))], minimum_should_match: 1 } }
}

/** Products whose terms have at least this presence: more of the major ones, or as many and enough minor ones. */
const havingAtLeast = (presence: number, required: ReadonlyArray<UnitClauses>): Clause => {
  const minor = required.filter((part) => isMinor(part))
  const major = required.filter((part) => !isMinor(part))
  if (minor.length === 0) return havingMajor(presence, major)
  const [weight, count] = [Math.floor(presence / (minor.length + 1)), presence % (minor.length + 1)]
  if (count === 0) return havingMajor(weight, major)
  return anyOf([havingMajor(weight + 1, major), both([havingMajor(weight, major), { bool: { should: minor.map(({ match }) => match), minimum_should_match: count } }])])
}

/** Presences that products may have of the required terms, the highest first. */
const possiblePresences = (required: ReadonlyArray<UnitClauses>): ReadonlyArray<number> => {
  const sums = required.reduce<ReadonlyArray<number>>((known, { presence }) => [...new Set([...known, ...known.map((sum) => sum + presence)])], [0])
  return sums.filter((sum) => sum > 0).toSorted((one, other) => other - one)
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
const namesOf = (units: ReadonlyArray<Unit>, known: PlacedKeys): ReadonlyArray<Clause> => {
  if (!isList(units)) return []
  if (units.some(meansCategory)) return [all]
  return asNames(units).map((name) => phraseOf(name, namePlaces, false, known)).filter((found) => found !== null).map(({ match }) => match)
}

/** What a text may find, as far as the keys of the products say it. */
const readText = ({ query: text, fields, operator, type }: MultiMatch, known: PlacedKeys, compiling: Planning) => {
  const places = weightsOf(fields)
  const typing = type === "bool_prefix"
  const units = typing ? typingUnits(text, known) : typedUnits(text, known)
  const terms = weighed(units)
  const parts = partsOf(terms, places, typing, known, compiling)
  // What is still being typed does not say yet what a product is called.
  const head = typing ? undefined : terms.find(({ isHead }) => isHead)
  const kindred = head === undefined || operator === "and" || !mayStandIn(terms) ? null : withKindred(head.unit, compiling.labels)
  return {
    parts,
    suited: suitedTo(units),
    called: head === undefined || !narrows(terms) ? null : calledOf(head.unit, compiling.labels, known),
    kindred: kindred === null ? null : parts.map((part, at) => (part.isHead ? unitOf({ ...part, unit: kindred }, places, typing && at === parts.length - 1, known, compiling) : part)),
    names: operator === "and" ? namesOf(units.filter(({ optional }) => !optional), known) : [],
  }
}

const planText = async (client: ClusterClient, clause: MultiMatch, compiling: Planning): Promise<TextPlan> => {
  const isAll = clause.operator === "and"
  const { parts: typed, suited, called, kindred, names } = await withKnownKeys(client, (known) => readText(clause, known, compiling))
  const required = typed.filter(({ presence }) => presence > 0)
  const full = required.reduce((sum, { presence }) => sum + presence, 0)
  if (full === 0) return nothing
  const isAny = async (...clauses: ReadonlyArray<Clause>): Promise<boolean> => (await anyMatch(client, [both(clauses)]))[0] === true
  const several = isList(required.map(({ unit }) => unit)) && !(await anyMatch(client, names)).includes(true)
  const isThere = called !== null && !several && (await isAny(inStock, suited, called))
  const beside = isThere || several || kindred === null ? null : both([suited, standingIn(kindred)])
  const standsIn = beside !== null && (await isAny(inStock, beside))
  const eligible = standsIn ? beside : isThere && !isAll ? both([suited, called]) : suited
  const parts = standsIn && kindred !== null ? kindred : typed
  const counted = parts.filter(({ presence }) => presence > 0)

  const presences = several ? [termWeights.other] : isAll ? [full] : possiblePresences(counted)
  const least = isAll || several
    ? presences[0]
    : presences[(await anyMatch(client, presences.map((presence) => both([inStock, eligible, havingAtLeast(presence, counted)])))).indexOf(true)]
  if (least === undefined) return nothing
  const match = both([eligible, havingAtLeast(least, counted)])
  // With every term, something else is found beside what is called so, and not in its place.
  if (isAll && isThere && !(await isAny(match, called))) return nothing
  const leftOut = (least === full && !standsIn) || (isAll && !several)
    ? noneLeftOut
    : anyMatch(client, required.map(({ match: own }) => both([match, own]))).then((met) => leftOutOf(required.map(({ unit }) => unit), met, standsIn))
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

/** Products that share words with another; rare words count more. */
const planSimilar = async (client: ClusterClient, db: Database, { like: [first] }: MoreLikeThis): Promise<TextPlan> => {
  if (first === undefined) return nothing
  const liked = idOf(first._id)
  const [row] = await db.query<{ words: string }>("select words::text as words from search_words where product_id = $1", [liked])
  const { distinctive } = wordsIn(row?.words ?? "")
  if (distinctive.length === 0) return nothing
  const [products = 0, ...counts] = await countsOf(client, [all, ...distinctive.map((word) => withWords([word], ""))])
  const shared = distinctive.flatMap((word, at) => {
    const count = counts[at] ?? 0
    return count === 0 ? [] : [{ word, rare: rarity(products, count) }]
  })
  if (shared.length === 0) return nothing
  const other: Clause = { bool: { must_not: [{ term: { id: liked } }] } }
  return {
    match: { bool: { filter: [withWords(shared.map(({ word }) => word), "AB"), other] } },
    score: { bool: { filter: [other], ...(sumOf(shared.flatMap(({ word, rare }) => [inPlace("A", { term: { words_a: word } }, rare), inPlace("B", { term: { words_b: word } }, rare)]))["bool"] as Clause) } },
    leftOut: noneLeftOut,
    parts: [],
  }
}

/** All text clauses of a query. */
const textsIn = (query: unknown): ReadonlyArray<Query> => {
  if (typeof query !== "object" || query === null) return []
  if ("multi_match" in query || "more_like_this" in query) return [query as Query]
  return Object.values(query).flatMap(textsIn)
}

export const hasTexts = (query: unknown): boolean => textsIn(query).length > 0

/** Plans of all text clauses of a query. */
export type TextPlanner = (query: Query, compiling: Planning) => Promise<ReadonlyMap<unknown, TextPlan>>

/** Planner of a cluster. Searches that ask for the same text at the same time, as the hits and the facets of a page do, share its plan. */
export const createTextPlanner = (client: ClusterClient, db: Database): TextPlanner => {
  const underWay = new Map<string, Promise<TextPlan>>()
  const planned = (clause: Query, compiling: Planning): Promise<TextPlan> =>
    "multi_match" in clause ? planText(client, clause.multi_match, compiling) : "more_like_this" in clause ? planSimilar(client, db, clause.more_like_this) : Promise.resolve(nothing)
  const shared = (clause: Query, compiling: Planning): Promise<TextPlan> => {
    const key = JSON.stringify([clause, compiling.now])
    const known = underWay.get(key)
    if (known !== undefined) return known
    const plan = planned(clause, compiling).finally(() => underWay.delete(key))
    underWay.set(key, plan)
    return plan
  }
  return async (query, compiling) => new Map(await Promise.all(textsIn(query).map(async (clause) => [clause, await shared(clause, compiling)] as const)))
}
