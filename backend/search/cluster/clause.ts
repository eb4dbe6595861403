/** Clause of a cluster's query language, and what a query of the grammar needs to become one. */
import type { Labels } from "#backend/search/engine/bucket-labels.ts"
import type { LeftOut } from "#backend/search/text/missing-terms.ts"

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

/** What a query needs besides its own terms. */
export type Compiling = {
  readonly labels: Labels
  readonly now: Date
  /** Plans of the texts, by their clause. */
  readonly texts: ReadonlyMap<unknown, TextPlan>
}
