/** Field for pictures: the chosen ones, and a button to add more. Loaded late (`late-field-pictures.tsx`). */
import ImagePlus from "lucide-react/icons/image-plus"
import X from "lucide-react/icons/x"
import { useId, useRef } from "react"
import { shopperPictureTypes } from "#domain/rules/shopper-pictures.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { refusalMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { FieldWrong } from "./field.tsx"
import { SentShare } from "./sent-share.tsx"
import styles from "./field-pictures.module.css"

export type PicturesFieldProps = {
  /** `src` as an image shows it, at about 88 pixels. */
  readonly pictures: ReadonlyArray<{ readonly key: string; readonly src: string }>
  readonly max: number
  /** Refusal of the last files. */
  readonly refusal: Refusal | null
  readonly shrinking: boolean
  /** Share of the bytes that is sent, from 0 to 1; `null` while nothing is being sent. */
  readonly sent: number | null
  readonly disabled: boolean
  readonly onAdd: (files: ReadonlyArray<File>) => void
  readonly onDrop: (key: string) => void
}

export const PicturesField = ({ pictures, max, refusal, shrinking, sent, disabled, onAdd, onDrop }: PicturesFieldProps) => {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className={styles.pictures} aria-describedby={`${id}-hint`}>
      <legend>{text("pictures.title")}</legend>
      <p id={`${id}-hint`}>{text("pictures.hint", { count: pictures.length, max })}</p>
      {pictures.length > 0 && (
        <ul>
          {pictures.map(({ key, src }, at) => (
            <li key={key}>
              <img src={src} alt={text("pictures.one", { number: at + 1 })} width={88} height={88} />
              <button
                type="button"
                disabled={disabled}
                aria-label={text("pictures.remove", { number: at + 1 })}
                onClick={() => onDrop(key)}
              >
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
        aria-label={text("pictures.choose")}
        accept={shopperPictureTypes.join(",")}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ""
          if (files.length > 0) onAdd(files)
        }}
      />
      <Button variant="secondary" size="small" busy={shrinking} disabled={disabled} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
        {text("pictures.add")}
      </Button>
      {shrinking && <progress aria-label={text("pictures.shrinking")} />}
      {sent !== null && <SentShare label={text("pictures.sending")} sent={sent} />}
      {refusal !== null && (
        <FieldWrong id={`${id}-wrong`} readOut>
          {refusalMessage(refusal, text)}
        </FieldWrong>
      )}
    </fieldset>
  )
}
