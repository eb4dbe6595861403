/** Reviews of a product, vendor or hotel: average, histogram, controls and the reviews page by page. */
import type { ProductId } from "#domain/entities/ids.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { reviewCount } from "#domain/rules/catalogue/rating-histogram.ts"
import type { ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Stars } from "#ui/catalogue/public/rating.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { latePart, nothing } from "#ui/react/lazy-part.ts"
import { Histogram } from "./histogram.tsx"
import { ReviewCard } from "./review-card.tsx"
import tools from "./review-tools.module.css"
import styles from "./reviews.module.css"

/** Loaded late, or not at all: reviews can be read without controls and votes. */
const ReviewControls = latePart(() => import("./review-controls.tsx").then(({ LateReviewControls }) => LateReviewControls, nothing))
const HelpfulVote = latePart(() => import("./helpful-vote.tsx").then(({ LateHelpfulVote }) => LateHelpfulVote, nothing))

/** Id of the reviews of a product, unique since the page of another product can stay rendered. */
export const reviewsId = (product: ProductId): string => `reviews-${product}`

/** State of the list of reviews. */
export type ReviewsState = "resting" | "fetchingMore" | "moreFailed" | "refining" | "refineFailed"

type Props = {
  /** Id of the heading. */
  readonly id: string
  /** Address of the page of the shopper's own review. */
  readonly writeAt: string
  /** Sentence that says who may write a review. */
  readonly note?: string
  /** Text that marks a buyer's review, if not the usual one. */
  readonly mark?: string
  readonly average: number
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
  /** Number of reviews with pictures. */
  readonly pictured: number
  readonly query: ReviewQuery
  readonly votes: ReviewVotesActor
  readonly reviews: ReadonlyArray<Review>
  readonly stillFetch: boolean
  readonly state: ReviewsState
  /** Loads the next page, or retries what failed. */
  readonly onMore: () => void
  readonly onQuery: (query: ReviewQuery) => void
}

export const Reviews = ({
  id,
  writeAt,
  note,
  mark,
  average,
  histogram,
  pictured,
  query,
  votes,
  reviews,
  stillFetch,
  state,
  onMore,
  onQuery,
}: Props) => {
  const text = useText()
  const total = reviewCount(histogram)
  const hasFailed = state === "moreFailed" || state === "refineFailed"
  return (
    <section className={styles.reviews} aria-labelledby={id} data-state={state}>
      <h2 id={id}>{text("product.reviews")}</h2>
      <p className={styles.write}>
        <Link href={writeAt}>{text("review.write")}</Link>
        {note !== undefined && <span> {note}</span>}
      </p>
      {total === 0 ? (
        <p className={styles.none}>{text("review.none")}</p>
      ) : (
        <div className={styles.body}>
          <div>
            <p className={styles.figure}>
              <b>{average.toFixed(1)}</b>
              <Stars stars={average} />
              <span>{text("review.count", counted(total))}</span>
            </p>
            <Histogram counts={histogram} />
          </div>
          <div>
            <div className={tools.controls}>
              <ReviewControls
                histogram={histogram}
                pictured={pictured}
                query={query}
                left={reviews.length}
                busy={state === "refining"}
                onQuery={onQuery}
              />
            </div>
            <div className={styles.list} aria-busy={state === "refining" || undefined}>
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} mark={mark ?? text("review.bought")}>
                  <div className={tools.helpful}>
                    <HelpfulVote actor={votes} review={review} />
                  </div>
                </ReviewCard>
              ))}
            </div>
            {hasFailed && (
              <p className={styles.failed} role="alert">
                {text("review.more_failed")}
              </p>
            )}
            {(stillFetch || state === "refineFailed") && (
              <div className={styles.more}>
                <Button variant="secondary" busy={state === "fetchingMore"} onClick={onMore}>
                  {text(hasFailed ? "common.retry" : "review.more")}
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
