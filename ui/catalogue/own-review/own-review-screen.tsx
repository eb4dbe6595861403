/** Own review of a product, vendor or hotel in every state of its machine. E27, C16. */
import { useSelector } from "@xstate/react"
import CircleCheck from "lucide-react/icons/circle-check"
import PackageOpen from "lucide-react/icons/package-open"
import PackageX from "lucide-react/icons/package-x"
import { reviewedHref } from "#domain/rules/catalogue/review-subject.ts"
import type { OwnReviewActor } from "#machines/catalogue/own-review.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { OwnReviewForm } from "./own-review-form.tsx"
import { reviewTexts } from "./review-texts.ts"
import styles from "./own-review.module.css"

export const OwnReviewScreen = ({ actor }: { readonly actor: OwnReviewActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { subject, review, problem } = useSelector(actor, ({ context }) => context)
  if (state === "missing") {
    return (
      <div className="page" data-state={state}>
        <EmptyState heading="h1" icon={<PackageX />} title={text(reviewTexts[subject].missing)} text={text("reviews.missing.text")}>
          <ButtonLink href={reviewTexts[subject].list}>{text(reviewTexts[subject].browse)}</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <PageTitle title={text("reviews.title")}>{review?.title}</PageTitle>
      {state === "fetching" && (
        <LoadingPlaceholder label={text("reviews.loading")}>
          <Skeleton width="100%" height="20rem" />
        </LoadingPlaceholder>
      )}
      {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {(state === "saved" || state === "deleted") && (
        <Note tone="good" icon={<CircleCheck />} role="status">
          {text(state === "saved" ? "reviews.saved" : "reviews.deleted")}
        </Note>
      )}
      {review !== null && state === "barred" && (
        <EmptyState
          icon={<PackageOpen />}
          title={text(reviewTexts[subject].barred)}
          text={text(reviewTexts[subject].barredText, { name: review.title })}
        >
          <ButtonLink href={reviewedHref(subject, review.slug)}>{text(reviewTexts[subject].back)}</ButtonLink>
        </EmptyState>
      )}
      {review !== null && state !== "fetching" && state !== "failed" && state !== "barred" && (
        <OwnReviewForm actor={actor} review={review} />
      )}
    </div>
  )
}
