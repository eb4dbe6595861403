/** Form of an article: title, summary, text, pictures, products, topics, and its buttons. S17. */
import { useSelector } from "@xstate/react"
import CircleCheck from "lucide-react/icons/circle-check"
import History from "lucide-react/icons/history"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { useRef, type RefObject } from "react"
import type { Tag } from "#domain/entities/content/article.ts"
import { articleLimits } from "#domain/rules/content/article-form.ts"
import type { ArticlePictureActor } from "#machines/content/article-picture.ts"
import type { ProductFinderActor } from "#machines/content/product-finder.ts"
import type { DraftField, WritingActor } from "#machines/content/writing.ts"
import { draftKeyOf } from "#machines/shared/idempotency-key.ts"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PictureBlock } from "./picture-block.tsx"
import { ProductBlock } from "./product-block.tsx"
import { TextEditor } from "./text-editor.tsx"
import type { WritingMessages } from "./writing-messages.ts"
import styles from "./writing.module.css"

type Props = {
  readonly actor: WritingActor
  readonly picture: ArticlePictureActor
  readonly products: ProductFinderActor
  /** State of the machine's region `form`. */
  readonly state: string
  readonly messages: WritingMessages
  /** The chosen picture, which a preview leaves as it is. */
  readonly fileRef: RefObject<File | null>
}

export const WritingForm = ({ actor, picture, products, state, messages, fileRef }: Props) => {
  const text = useText()
  const readCaret = useRef<(() => number) | null>(null)
  const { draft, tags, tiles, recovered, refusals, problem, intents } = useSelector(actor, ({ context }) => context)
  const wrong = refusalMessages(refusals, text)
  const busy = state === "saving" || state === "sending" || state === "discarding"
  const isUploading = useSelector(picture, (snapshot) => snapshot.matches("uploading"))
  const caret = () => readCaret.current?.() ?? draft.text.length
  const onCaret = (read: (() => number) | null) => {
    readCaret.current = read
  }
  const type = (field: DraftField) => (value: string) => actor.send({ type: "field.type", field, value })
  return (
    <>
      {recovered && state === "writing" && (
        <Note
          tone="sky"
          icon={<History />}
          role="status"
          action={
            <Button variant="quiet" size="small" disabled={isUploading} onClick={() => actor.send({ type: "draft.discard" })}>
              {text("writing.discard")}
            </Button>
          }
        >
          <p>{text("writing.recovered")}</p>
        </Note>
      )}
      <TextField
        id="writing-title"
        label={text("writing.headline")}
        wrong={wrong.title}
        maxLength={articleLimits.title}
        readOnly={busy}
        value={draft.title}
        onType={type("title")}
      />
      <TextAreaField
        id="writing-summary"
        label={text("writing.summary")}
        hint={text("writing.summary.hint")}
        wrong={wrong.summary}
        maxLength={articleLimits.summary}
        readOnly={busy}
        value={draft.summary}
        onType={type("summary")}
      />
      <TextEditor onCaret={onCaret} tiles={tiles} value={draft.text} wrong={wrong.body} readOnly={busy} onType={type("text")} />
      <div className={styles.blocks}>
        <PictureBlock actor={picture} draft={draft} draftKey={draftKeyOf(intents)} fileRef={fileRef} disabled={busy} caret={caret} />
        <ProductBlock actor={products} disabled={busy} caret={caret} />
      </div>
      <Topics
        tags={tags}
        chosen={draft.tags}
        wrong={wrong.tags}
        disabled={busy}
        onToggle={(name) => actor.send({ type: "tag.toggle", name })}
      />
      {state === "refused" && (
        <Note tone="bad" icon={<TriangleAlert />} role="alert" title={text("writing.refused")}>
          <p>{problem === null ? text("writing.refused.text") : problemText(problem, text)}</p>
        </Note>
      )}
      {state === "saved" && (
        <Note tone="good" icon={<CircleCheck />} role="status">
          <p>
            {text(messages.saved)} <TextLink href={messages.listAt}>{text(messages.list)}</TextLink>
          </p>
        </Note>
      )}
      <ActionGroup>
        <Button busy={state === "sending"} disabled={busy || isUploading} onClick={() => actor.send({ type: "article.send" })}>
          {text(messages.send)}
        </Button>
        {state !== "saved" && (
          <Button
            variant="secondary"
            busy={state === "saving"}
            disabled={busy || isUploading}
            onClick={() => actor.send({ type: "draft.save" })}
          >
            {text("writing.save")}
          </Button>
        )}
        {state === "writing" && (
          <Button variant="quiet" onClick={() => actor.send({ type: "preview.show" })}>
            {text("writing.preview.show")}
          </Button>
        )}
      </ActionGroup>
    </>
  )
}

type TopicsProps = {
  readonly tags: ReadonlyArray<Tag>
  readonly chosen: ReadonlyArray<string>
  readonly wrong: string | undefined
  readonly disabled: boolean
  readonly onToggle: (name: string) => void
}

const Topics = ({ tags, chosen, wrong, disabled, onToggle }: TopicsProps) => {
  const text = useText()
  return (
    <fieldset className={styles.tags}>
      <legend>{text("writing.tags", { max: articleLimits.tags })}</legend>
      <ul>
        {tags.map(({ name, title }) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={chosen.includes(name)} disabled={disabled} onChange={() => onToggle(name)} />
              {title}
            </label>
          </li>
        ))}
      </ul>
      {wrong !== undefined && (
        <FieldWrong id="writing-tags-wrong" readOut>
          {wrong}
        </FieldWrong>
      )}
    </fieldset>
  )
}
