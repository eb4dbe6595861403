/** What the late parts of reviews show. */
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"

export type ControlsProps = {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
  readonly pictured: number
  readonly query: ReviewQuery
  /** Number of reviews that are shown. */
  readonly left: number
  readonly busy: boolean
  readonly onQuery: (query: ReviewQuery) => void
}

export type HelpfulProps = { readonly actor: ReviewVotesActor; readonly review: Review }
