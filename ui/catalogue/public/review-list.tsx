/** Reviews of a vendor or hotel in every state of their machine. C16, E19, E29. */
import { useSelector } from "@xstate/react"
import type { StateValueFrom } from "xstate"
import { averageRating } from "#domain/rules/catalogue/rating-histogram.ts"
import { ownReviewHref } from "#domain/rules/catalogue/review-subject.ts"
import type { ReviewListActor, reviewListMachine } from "#machines/catalogue/review-list.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import { Reviews, type ReviewsState } from "#ui/catalogue/product/reviews/reviews.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"

export type ReviewListProps = {
  readonly actor: ReviewListActor
  /** Sentence that says who may write a review. */
  readonly note: string
  /** Text that marks a buyer's review, if not the usual one. */
  readonly mark?: string
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
  /** Number of reviews with pictures. */
  readonly pictured: number
  readonly votes: ReviewVotesActor
}

/** State of the shown list in each state of the machine. */
const listStates: Readonly<Record<StateValueFrom<typeof reviewListMachine>, ReviewsState>> = {
  opening: "resting",
  asking: "resting",
  fetching: "refining",
  ready: "resting",
  refining: "refining",
  fetchingMore: "fetchingMore",
  moreFailed: "moreFailed",
  empty: "resting",
  failed: "refineFailed",
}

export const ReviewList = ({ actor, note, mark, histogram, pictured, votes }: ReviewListProps) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { reviews, query, problem } = useSelector(actor, ({ context }) => context)
  const hasNoPage = reviews.page === 0
  if (state === "fetching" && hasNoPage) {
    return (
      <LoadingPlaceholder label={text("review.loading")}>
        <Skeleton width="100%" height="16rem" />
      </LoadingPlaceholder>
    )
  }
  if (state === "failed" && hasNoPage) {
    return problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
  }
  return (
    <Reviews
      id={`reviews-of-${query.subject}`}
      writeAt={ownReviewHref(query.subject, query.slug)}
      note={note}
      {...(mark !== undefined && { mark })}
      average={averageRating(histogram)}
      histogram={histogram}
      pictured={pictured}
      query={query}
      votes={votes}
      reviews={reviews.items}
      stillFetch={reviews.stillFetch}
      state={listStates[state]}
      onMore={() => actor.send({ type: state === "failed" ? "page.retry" : "more.fetch" })}
      onQuery={(changed) => actor.send({ type: "query.change", query: { ...query, ...changed } })}
    />
  )
}

/** With its messages, for pages that load both late (`late-review-list.tsx`). */
export const ReviewListLoaded = withMessages(["catalogue", "product", "details"], ReviewList)
