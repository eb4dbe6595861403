/** Reviews of a vendor in every state of their machine. C16, E19. */
import { useSelector } from "@xstate/react"
import type { VendorId } from "#domain/entities/catalogue/vendor.ts"
import { averageRating } from "#domain/rules/catalogue/average-rating.ts"
import type { VendorReviewsActor } from "#machines/catalogue/vendor-reviews.ts"
import { Reviews } from "#ui/catalogue/product/reviews/reviews.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"

type Props = {
  readonly actor: VendorReviewsActor
  readonly vendor: VendorId
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
}

export const VendorReviews = ({ actor, vendor, histogram }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { reviews, total, problem } = useSelector(actor, ({ context }) => context)
  if (state === "fetching") {
    return (
      <LoadingPlaceholder label={text("vendor.reviews.loading")}>
        <Skeleton width="100%" height="16rem" />
      </LoadingPlaceholder>
    )
  }
  if (state === "failed") return problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
  return (
    <Reviews
      id="vendor-reviews"
      writeAt={`/account/vendor-reviews/${encodeURIComponent(vendor)}`}
      note={text("vendor.reviews.who")}
      average={averageRating(histogram)}
      total={total}
      histogram={histogram}
      reviews={reviews.items}
      stillFetch={reviews.stillFetch}
      state={state === "fetchingMore" || state === "moreFailed" ? state : "resting"}
      onMore={() => actor.send({ type: "more.fetch" })}
    />
  )
}
