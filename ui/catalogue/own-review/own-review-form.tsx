/** Form of an own review: stars, comment, pictures, and the buttons to publish or delete it. E27. */
import { useSelector } from "@xstate/react"
import BadgeCheck from "lucide-react/icons/badge-check"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import { reviewedHref } from "#domain/rules/catalogue/review-subject.ts"
import { checkReview, reviewMaxLength, maxPictures, ratings } from "#domain/rules/catalogue/review-form.ts"
import type { OwnReviewActor } from "#machines/catalogue/own-review.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { StarChoice } from "#ui/parts/choice/star-choice.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { refusedText } from "#ui/parts/feedback/refused-text.ts"
import { LatePicturesField } from "#ui/parts/form/late-field-pictures.tsx"
import { TextAreaField } from "#ui/parts/form/field-text.tsx"
import { reviewTexts } from "./review-texts.ts"
import styles from "./own-review.module.css"

/** Moves the focus to the question, which replaces the pressed button. */
const focusOn = (element: HTMLElement | null) => element?.focus()

export const OwnReviewForm = ({ actor, review }: { readonly actor: OwnReviewActor; readonly review: OwnReview }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { subject, rating, comment, pictures, sent, refusals, problem } = useSelector(actor, ({ context }) => context)
  const errorText = refusedText(problem, checkReview({ rating, comment: comment.trim(), pictures: pictures.length }), text)
  const busy = state === "saving" || state === "deleting" || state === "shrinking"
  const isConfirming = state === "asking" || state === "deleting"
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: "review.save" })
      }}
    >
      <fieldset>
        <legend>{text("reviews.rating")}</legend>
        <StarChoice
          name="rating"
          label={text("reviews.rating")}
          stars={ratings.map((count) => ({ count, label: text("reviews.stars", { count }), word: text(`reviews.word.${count}`) }))}
          chosen={rating}
          disabled={busy}
          onChoose={(count) => actor.send({ type: "rating.pick", rating: count })}
        />
      </fieldset>
      <TextAreaField
        id="review-comment"
        label={text("reviews.comment")}
        hint={text("reviews.comment.hint", { max: reviewMaxLength })}
        rows={6}
        readOnly={busy}
        value={comment}
        onType={(next) => actor.send({ type: "comment.type", comment: next })}
      />
      <LatePicturesField
        pictures={pictures.map(({ key, src, isNew }) => ({ key, src: isNew ? src : `${src}-320.avif` }))}
        max={maxPictures}
        refusal={refusals[0] ?? null}
        shrinking={state === "shrinking"}
        sent={state === "saving" && pictures.some(({ isNew }) => isNew) ? sent : null}
        disabled={busy || state === "asking"}
        onAdd={(files) => actor.send({ type: "pictures.add", files })}
        onDrop={(key) => actor.send({ type: "picture.drop", key })}
      />
      {review.bought && subject === "product" && (
        <Note tone="sky" icon={<BadgeCheck />}>
          {text("reviews.bought")}
        </Note>
      )}
      {state === "refused" && errorText !== undefined && (
        <Note tone="bad" icon={<TriangleAlert />} role="alert">
          {errorText}
        </Note>
      )}
      {isConfirming && <DeletionQuestion actor={actor} />}
      <div className={styles.actions}>
        {state !== "saved" && !isConfirming && (
          <Button type="submit" busy={state === "saving"} disabled={busy}>
            {text("reviews.publish")}
          </Button>
        )}
        <ButtonLink variant="secondary" href={reviewedHref(subject, review.slug)}>
          {text(reviewTexts[subject].back)}
        </ButtonLink>
        {review.rating !== null && !isConfirming && (
          <Button variant="quiet" disabled={busy} onClick={() => actor.send({ type: "review.delete" })}>
            {text("reviews.delete")}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Question whether the review is to be deleted. */
const DeletionQuestion = ({ actor }: { readonly actor: OwnReviewActor }) => {
  const text = useText()
  const isDeleting = useSelector(actor, ({ value }) => value === "deleting")
  return (
    <div className={styles.question}>
      <p tabIndex={-1} ref={focusOn}>
        {text("reviews.delete.ask")}
      </p>
      <Button variant="danger" size="small" busy={isDeleting} onClick={() => actor.send({ type: "delete.confirm" })}>
        {text("reviews.delete.yes")}
      </Button>
      {!isDeleting && (
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: "delete.cancel" })}>
          {text("reviews.delete.no")}
        </Button>
      )}
    </div>
  )
}
