/** Field for a picture of the article: choose a file, describe it, upload it. S17, C11. */
import { useSelector } from "@xstate/react"
import ImagePlus from "lucide-react/icons/image-plus"
import { useId, useRef, type RefObject } from "react"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { ArticlePictureActor } from "#machines/content/article-picture.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { SentShare } from "#ui/parts/form/sent-share.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./writing.module.css"

type Props = {
  readonly actor: ArticlePictureActor
  readonly draft: ArticleDraft
  /** Idempotency key by which a new article is stored for the picture. */
  readonly draftKey: string
  /** The chosen file, which outlives a preview. */
  readonly fileRef: RefObject<File | null>
  readonly disabled?: boolean
  /** Returns the offset in the markup at which the picture is added. */
  readonly caret: () => number
}

export const PictureBlock = ({ actor, draft, draftKey, fileRef, disabled = false, caret }: Props) => {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const state = useSelector(actor, ({ value }) => value)
  const { name, description, sent, problem } = useSelector(actor, ({ context }) => context)
  const refusal = problem === null ? text("writing.picture.undescribed") : problemText(problem, text)
  return (
    <div className={styles.block} data-state={state}>
      {state === "resting" ? (
        <>
          <p>{text("writing.picture.hint")}</p>
          <input
            ref={input}
            className={styles.file}
            type="file"
            tabIndex={-1}
            aria-label={text("writing.picture.choose")}
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              event.currentTarget.value = ""
              if (chosen === undefined) return
              fileRef.current = chosen
              actor.send({ type: "picture.pick", name: chosen.name, at: caret() })
            }}
          />
          <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden="true" />
            {text("writing.picture.add")}
          </Button>
        </>
      ) : (
        <>
          <TextField
            id={`${id}-alt`}
            label={text("writing.picture.description")}
            hint={text("writing.picture.description.hint")}
            wrong={state === "refused" ? refusal : undefined}
            readOut
            maxLength={200}
            readOnly={state === "uploading"}
            value={description}
            onType={(next) => actor.send({ type: "picture.describe", description: next })}
          />
          <p className={styles.name}>{name}</p>
          <div className={styles.row}>
            <Button
              size="small"
              busy={state === "uploading"}
              disabled={disabled}
              onClick={() => actor.send({ type: "picture.upload", draft, draftKey, file: fileRef.current })}
            >
              {text("writing.picture.upload")}
            </Button>
            {state !== "uploading" && (
              <Button variant="quiet" size="small" onClick={() => actor.send({ type: "picture.cancel" })}>
                {text("writing.picture.cancel")}
              </Button>
            )}
          </div>
          {state === "uploading" && <SentShare label={text("writing.picture.sending")} sent={sent} />}
        </>
      )}
    </div>
  )
}
