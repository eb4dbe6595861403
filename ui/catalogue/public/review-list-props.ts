/** Props of the list of reviews. */
import type { ReviewListActor } from "#machines/catalogue/review-list.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"

export type ReviewListProps = {
  readonly actor: ReviewListActor
  /** Who may write one. */
  readonly note: string
  /** Mark of who bought it here, if not the usual. */
  readonly mark?: string
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
  /** Number of reviews with pictures. */
  readonly pictured: number
  readonly votes: ReviewVotesActor
}
