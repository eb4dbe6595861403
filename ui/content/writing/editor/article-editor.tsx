/** Editor of an article's text, on ProseMirror; its code loads after the page. S17. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react"
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
import { openArticle, takeMarkup, type ProductPlace } from "./article-view.ts"
import { LinkForm } from "./link-form.tsx"
import styles from "./article-editor.module.css"

export type ArticleEditorProps = {
  readonly ties: ControlProps
  /** Id of the visible label. */
  readonly labelId: string
  readonly value: string
  /** Products of the text that are known. */
  readonly tiles: ReadonlyArray<Tile>
  readonly readOnly: boolean
  readonly onType: (text: string) => void
  /** Is given what reads the offset in the markup at which a picture or product is added. */
  readonly onCaret: (read: (() => number) | null) => void
  /** Caret of the plain field that this editor takes the place of; `null` where it had no focus. */
  readonly cameFrom: RefObject<number | null>
  readonly onLeave: (at: number | null) => void
}

const attributesOf = ({ ties, labelId, readOnly }: ArticleEditorProps): Record<string, string> => ({
  "id": ties.id,
  "class": styles.area ?? "",
  "role": "textbox",
  "aria-multiline": "true",
  "aria-labelledby": labelId,
  "aria-required": "true",
  ...(readOnly && { "aria-readonly": "true" }),
  ...(ties["aria-describedby"] !== undefined && { "aria-describedby": ties["aria-describedby"] }),
  ...(ties["aria-invalid"] === true && { "aria-invalid": "true" }),
})

export const ArticleEditor = (props: ArticleEditorProps) => {
  const { ties, labelId, value, tiles, readOnly, onType, onCaret, cameFrom, onLeave } = props
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const echo = useRef(value)
  const type = useRef(onType)
  const [state, setState] = useState<EditorState | null>(null)
  const [places, setPlaces] = useState<ReadonlyArray<ProductPlace>>([])
  const [isLinking, setLinking] = useState(false)
  useLayoutEffect(() => {
    type.current = onType
  })
  const send = (markup: string) => {
    if (markup === echo.current) return
    echo.current = markup
    type.current(markup)
  }
  const askLink: Command = (_, dispatch) => {
    if (dispatch) setLinking(true)
    return true
  }
  /** Once: later props are taken over below. */
  const open = useEffectEvent((element: HTMLElement) => {
    const opened = openArticle({
      place: element,
      markup: value,
      caret: cameFrom.current,
      citePlaceholder: text("writing.quote.source"),
      askLink,
      onProduct: (product) => setPlaces((before) => [...before, product]),
      onProductGone: (product) => setPlaces((before) => before.filter((one) => one !== product)),
      onState: (next, isTyped) => {
        setState(next)
        if (isTyped) send(markupOfNode(next.doc))
      },
    })
    onLeave(null)
    view.current = opened
    echo.current = value
    setState(opened.state)
    onCaret(() => {
      // The stored draft may use another notation than the editor writes.
      send(markupOfNode(opened.state.doc))
      const { doc, selection } = opened.state
      const after = offsetAfter(doc, selection.$to.index(0) + (selection.$to.depth > 0 || selection.$from.pos === selection.$to.pos ? 1 : 0))
      // Nothing is written before the caret.
      return after === 0 ? -1 : after
    })
    // A label alone focuses nothing but fields.
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
  useLayoutEffect(() => (place.current === null ? undefined : open(place.current)), [])
  useLayoutEffect(() => {
    view.current?.setProps({ attributes: attributesOf(props), editable: () => !readOnly })
  })
  useEffect(() => {
    if (view.current === null || value === echo.current) return
    echo.current = value
    takeMarkup(view.current, value)
  }, [value])
  const use = (apply: (opened: EditorView) => void) => {
    if (view.current === null || readOnly) return
    apply(view.current)
    view.current.focus()
  }
  const link = (command: Command) => {
    setLinking(false)
    use((opened) => void command(opened.state, opened.dispatch))
  }
  return (
    <div className={styles.frame} data-wrong={ties["aria-invalid"] === true ? "" : undefined}>
      {state !== null && <ArticleBar state={state} disabled={readOnly} controls={ties.id} isLinking={isLinking} onLink={() => setLinking(!isLinking)} onUse={use} />}
      {state !== null && isLinking && !readOnly && (
        <LinkForm href={linkAt(state)?.href ?? null} onLink={(href) => link(setLink(href))} onRemove={() => link(removeLink)} onCancel={() => link(() => false)} />
      )}
      <div ref={place} />
      {places.map(({ dom, slug }, at) => createPortal(<ProductCard tile={tiles.find((one) => one.slug === slug)} slug={slug} />, dom, `${at} ${slug}`))}
    </div>
  )
}
