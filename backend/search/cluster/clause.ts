/** Clause of a cluster's query language, and the data by which a query of the grammar is compiled to one. */
import type { ShopNames } from "#backend/search/shop-names.ts"
import { nothingLeftOut, type LeftOut } from "#backend/search/text/missing-terms.ts"

export type Clause = Readonly<Record<string, unknown>>

export const all: Clause = { match_all: {} }
export const none: Clause = { match_none: {} }

/** What a typed text finds in a cluster, and how it scores. */
export type TextPlan = {
  /** Products that the text finds. */
  readonly match: Clause
  /** Score of each product that it finds. */
  readonly score: Clause
  /** Requested in parallel with the search itself, which does not need it. */
  readonly leftOut: Promise<LeftOut>
  /** Scores by term, for `explain`. */
  readonly parts: ReadonlyArray<{ readonly text: string; readonly score: Clause }>
}

export const noneLeftOut: TextPlan["leftOut"] = Promise.resolve(nothingLeftOut)

/** Plan of a text that finds nothing. */
export const nothingPlanned: TextPlan = { match: none, score: none, leftOut: noneLeftOut, parts: [] }

/** What a query needs besides its own terms, before its texts are planned. */
export type Planning = ShopNames & { readonly now: Date }

/** `texts`: plans of the texts, by their clause. */
export type Compiling = Planning & { readonly texts: ReadonlyMap<unknown, TextPlan> }

/** Products that match any of the clauses. */
export const anyOf = (clauses: ReadonlyArray<Clause>): Clause => {
  const [first = none] = clauses
  return clauses.length < 2 ? first : { bool: { should: clauses, minimum_should_match: 1 } }
}

/** Products that match all of the clauses. */
export const allOf = (clauses: ReadonlyArray<Clause>): Clause => {
  const [first = all, ...others] = clauses.filter((clause) => clause !== all)
  return others.length === 0 ? first : { bool: { filter: [first, ...others] } }
}
