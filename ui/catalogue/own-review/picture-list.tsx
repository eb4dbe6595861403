/** Pictures of an own review: those that it has or shall have, and a button to add more. E27. */
import ImagePlus from "lucide-react/icons/image-plus"
import X from "lucide-react/icons/x"
import { useId, useRef } from "react"
import { maxPictures } from "#domain/rules/catalogue/review-form.ts"
import { reviewPictureTypes } from "#domain/rules/catalogue/review-pictures.ts"
import type { OwnReviewActor, ReviewPicture } from "#machines/catalogue/own-review.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import styles from "./own-review.module.css"

type Props = {
  readonly actor: OwnReviewActor
  readonly pictures: ReadonlyArray<ReviewPicture>
  /** Why the last files were not taken. */
  readonly wrong: string | null
  readonly shrinking: boolean
  readonly disabled: boolean
}

export const PictureList = ({ actor, pictures, wrong, shrinking, disabled }: Props) => {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className={styles.pictures} aria-describedby={`${id}-hint`}>
      <legend>{text("reviews.pictures")}</legend>
      <p id={`${id}-hint`}>{text("reviews.pictures.hint", { count: pictures.length, max: maxPictures })}</p>
      {pictures.length > 0 && (
        <ul>
          {pictures.map(({ key, src, isNew }, at) => (
            <li key={key}>
              <img src={isNew ? src : `${src}-320.avif`} alt={text("reviews.picture", { number: at + 1 })} width={88} height={88} />
              <button type="button" disabled={disabled} aria-label={text("reviews.picture.remove", { number: at + 1 })} onClick={() => actor.send({ type: "picture.drop", key })}>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className={styles.file}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={text("reviews.pictures.choose")}
        accept={reviewPictureTypes.join(",")}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ""
          if (files.length > 0) actor.send({ type: "pictures.add", files })
        }}
      />
      <Button variant="secondary" size="small" busy={shrinking} disabled={disabled} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
        {text("reviews.pictures.add")}
      </Button>
      {shrinking && <progress aria-label={text("reviews.pictures.shrinking")} />}
      {wrong !== null && (
        <FieldWrong id={`${id}-wrong`} readOut>
          {wrong}
        </FieldWrong>
      )}
    </fieldset>
  )
}
