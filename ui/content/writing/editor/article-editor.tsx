/** Editor of an article's text, on ProseMirror; its code loads after the page. S17. */
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react"
import { createPortal } from "react-dom"
import type { Command, EditorState } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { ControlProps } from "#ui/parts/form/field.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ProductCard } from "../product-card.tsx"
import { ArticleBar } from "./article-bar.tsx"
import { linkAt, removeLink, setLink } from "./article-commands.ts"
import { markupOfNode, offsetAfter } from "./article-node.ts"
import { openArticle, replaceMarkup, type ProductElement } from "./article-view.ts"
import { LinkForm } from "./link-form.tsx"
import styles from "./article-editor.module.css"

export type ArticleEditorProps = {
  readonly control: ControlProps
  /** Id of the visible label. */
  readonly labelId: string
  readonly value: string
  /** Loaded products of the text. */
  readonly tiles: ReadonlyArray<Tile>
  readonly readOnly: boolean
  readonly onType: (text: string) => void
  /** Receives the function that returns the offset in the markup at which a picture or product is added; `null` when the editor closes. */
  readonly onCaret: (read: (() => number) | null) => void
  /** Caret of the plain field that this editor replaces; `null` where the field had no focus. */
  readonly initialCaret: RefObject<number | null>
  readonly onLeave: (at: number | null) => void
}

const attributesOf = ({ control, labelId, readOnly }: ArticleEditorProps): Record<string, string> => ({
  id: control.id,
  class: styles.area ?? "",
  role: "textbox",
  "aria-multiline": "true",
  "aria-labelledby": labelId,
  "aria-required": "true",
  ...(readOnly && { "aria-readonly": "true" }),
  ...(control["aria-describedby"] !== undefined && { "aria-describedby": control["aria-describedby"] }),
  ...(control["aria-invalid"] === true && { "aria-invalid": "true" }),
})

export const ArticleEditor = (props: ArticleEditorProps) => {
  const { control, labelId, value, tiles, readOnly, onType, onCaret, initialCaret, onLeave } = props
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** Markup that was sent last, to recognise it when it returns as `value`. */
  const sentMarkup = useRef(value)
  const latestOnType = useRef(onType)
  const [state, setState] = useState<EditorState | null>(null)
  const [products, setProducts] = useState<ReadonlyArray<ProductElement>>([])
  const [isLinking, setLinking] = useState(false)
  useLayoutEffect(() => {
    latestOnType.current = onType
  })
  const send = (markup: string) => {
    if (markup === sentMarkup.current) return
    sentMarkup.current = markup
    latestOnType.current(markup)
  }
  const askLink: Command = (_, dispatch) => {
    if (dispatch) setLinking(true)
    return true
  }
  /** Runs once; the effects below apply later props. */
  const open = useEffectEvent((element: HTMLElement) => {
    const opened = openArticle({
      container: element,
      markup: value,
      caret: initialCaret.current,
      citePlaceholder: text("writing.quote.source"),
      askLink,
      onProduct: (product) => setProducts((before) => [...before, product]),
      onProductGone: (product) => setProducts((before) => before.filter((other) => other !== product)),
      onState: (next, isTyped) => {
        setState(next)
        if (isTyped) send(markupOfNode(next.doc))
      },
    })
    onLeave(null)
    view.current = opened
    sentMarkup.current = value
    setState(opened.state)
    onCaret(() => {
      // The stored draft may use another notation than the editor writes.
      send(markupOfNode(opened.state.doc))
      const { doc, selection } = opened.state
      const isInBlock = selection.$to.depth > 0 || selection.$from.pos === selection.$to.pos
      const offset = offsetAfter(doc, selection.$to.index(0) + (isInBlock ? 1 : 0))
      // −1: no text precedes the caret.
      return offset === 0 ? -1 : offset
    })
    // A label focuses form fields only.
    const label = document.getElementById(labelId)
    const focus = () => opened.focus()
    label?.addEventListener("click", focus)
    return () => {
      label?.removeEventListener("click", focus)
      onCaret(null)
      view.current = null
      opened.destroy()
    }
  })
  useLayoutEffect(() => (container.current === null ? undefined : open(container.current)), [])
  useLayoutEffect(() => {
    view.current?.setProps({ attributes: attributesOf(props), editable: () => !readOnly })
  })
  // Before the next letter, which would be taken back by the value of the one before.
  useLayoutEffect(() => {
    if (view.current === null || value === sentMarkup.current) return
    sentMarkup.current = value
    replaceMarkup(view.current, value)
  }, [value])
  const applyToView = (apply: (opened: EditorView) => void) => {
    if (view.current === null || readOnly) return
    apply(view.current)
    view.current.focus()
  }
  const endLinking = (command: Command) => {
    setLinking(false)
    applyToView((opened) => void command(opened.state, opened.dispatch))
  }
  return (
    <div className={styles.frame} data-wrong={control["aria-invalid"] === true ? "" : undefined}>
      {state !== null && (
        <ArticleBar
          state={state}
          disabled={readOnly}
          controls={control.id}
          isLinking={isLinking}
          onLink={() => setLinking(!isLinking)}
          onUse={applyToView}
        />
      )}
      {state !== null && isLinking && !readOnly && (
        <LinkForm
          href={linkAt(state)?.href ?? null}
          onLink={(href) => endLinking(setLink(href))}
          onRemove={() => endLinking(removeLink)}
          onCancel={() => endLinking(() => false)}
        />
      )}
      <div ref={container} />
      {products.map(({ dom, slug }, at) => {
        const tile = tiles.find((product) => product.slug === slug)
        return createPortal(<ProductCard tile={tile} slug={slug} />, dom, `${at} ${slug}`)
      })}
    </div>
  )
}
