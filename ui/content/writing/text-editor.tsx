/** Field for the text of an article: a plain field of markup until the editor's code has loaded. S17. */
import { useLayoutEffect, useRef, useState } from "react"
import { Field } from "#ui/parts/form/field.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { ArticleEditorProps } from "./editor/article-editor.tsx"
import styles from "./writing.module.css"

type PlainProps = ArticleEditorProps & { readonly onCompose?: (isComposing: boolean) => void }

const PlainText = ({ control, value, readOnly, onType, onCaret, onLeave, onCompose }: PlainProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    onCaret(() => area.current?.selectionStart ?? 0)
    // The field may have been focused before hydration.
    if (document.activeElement === area.current) onLeave(area.current?.selectionStart ?? null)
  })
  const keepCaret = () => onLeave(area.current?.selectionStart ?? null)
  return (
    <textarea
      {...control}
      ref={area}
      className={styles.plain}
      rows={14}
      readOnly={readOnly}
      value={value}
      onChange={(event) => {
        keepCaret()
        onType(event.currentTarget.value)
      }}
      onFocus={keepCaret}
      onSelect={keepCaret}
      // Preact has `select` for ranges alone.
      onKeyUp={keepCaret}
      onPointerUp={keepCaret}
      onBlur={() => onLeave(null)}
      onCompositionStart={() => onCompose?.(true)}
      onCompositionEnd={() => onCompose?.(false)}
    />
  )
}

/** Editor, or the plain field if its code cannot be loaded. */
export const lateEditor = lazyPart<ArticleEditorProps>(() =>
  import("./editor/article-editor.tsx").then(
    ({ ArticleEditor }) => ArticleEditor,
    () => PlainText,
  ),
)

type Props = Pick<ArticleEditorProps, "value" | "tiles" | "readOnly" | "onType" | "onCaret"> & { readonly wrong: string | undefined }

export const TextEditor = ({ wrong, ...editorProps }: Props) => {
  const text = useText()
  const initialCaret = useRef<number | null>(null)
  const [isComposing, setComposing] = useState(false)
  const { Part } = useLazyPart(lateEditor, !isComposing)
  const labelId = "writing-text-label"
  return (
    <Field id="writing-text" label={<span id={labelId}>{text("writing.text")}</span>} hint={text("writing.text.hint")} wrong={wrong}>
      {(control) => {
        const onLeave = (at: number | null) => {
          initialCaret.current = at
        }
        const props = { ...editorProps, control, labelId, initialCaret, onLeave }
        return Part === null ? <PlainText {...props} onCompose={setComposing} /> : <Part {...props} />
      }}
    </Field>
  )
}
