/** View of the article editor on a page: opens it, and takes texts over that come from elsewhere. S17. */
import { closeHistory } from "prosemirror-history"
import { EditorState, Selection, TextSelection, type Command } from "prosemirror-state"
import { EditorView, type NodeViewConstructor } from "prosemirror-view"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { articlePlugins } from "./article-plugins.ts"
import { nodeOfDocument, positionAt, sliceOfText } from "./article-node.ts"

/** Element in which a product of the text is shown. */
export type ProductPlace = { readonly dom: HTMLElement; readonly slug: string }

const element = (tag: string, attributes: Readonly<Record<string, string>>, ...children: ReadonlyArray<Node | string>): HTMLElement => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

const pictureView: NodeViewConstructor = ({ attrs }) => {
  const [src, alt, caption] = [String(attrs["src"]), String(attrs["alt"]), String(attrs["caption"])]
  return { dom: element("figure", {}, element("img", { src: `${src}-640.avif`, alt, draggable: "false" }), ...(caption === "" ? [] : [element("figcaption", {}, caption)])) }
}

const productView =
  ({ onProduct, onProductGone }: Pick<Opened, "onProduct" | "onProductGone">): NodeViewConstructor =>
  ({ attrs }) => {
    const place = { dom: element("div", { "data-product": String(attrs["slug"]) }), slug: String(attrs["slug"]) }
    onProduct(place)
    return { dom: place.dom, destroy: () => onProductGone(place), ignoreMutation: () => true }
  }

const citeView =
  (placeholder: string): NodeViewConstructor =>
  () => {
    const dom = element("footer", { "data-placeholder": placeholder })
    return { dom, contentDOM: dom }
  }

type Opened = {
  readonly place: HTMLElement
  readonly markup: string
  /** Where the caret stood in the markup; `null` leaves the focus where it is. */
  readonly caret: number | null
  /** Stands in the empty source of a quote. */
  readonly citePlaceholder: string
  readonly askLink: Command
  readonly onProduct: (place: ProductPlace) => void
  readonly onProductGone: (place: ProductPlace) => void
  readonly onState: (state: EditorState, isTyped: boolean) => void
}

export const openArticle = ({ place, markup, caret, citePlaceholder, askLink, onState, ...products }: Opened): EditorView => {
  const doc = nodeOfDocument(readMarkup(markup))
  const view = new EditorView(place, {
    state: EditorState.create({
      doc,
      selection: caret === null ? Selection.atStart(doc) : TextSelection.near(doc.resolve(positionAt(doc, markup, caret)), -1),
      plugins: [...articlePlugins(askLink)],
    }),
    nodeViews: { image: pictureView, product: productView(products), cite: citeView(citePlaceholder) },
    clipboardTextParser: sliceOfText,
    dispatchTransaction: (tr) => {
      const state = view.state.apply(tr)
      view.updateState(state)
      onState(state, tr.docChanged && tr.getMeta("taken") !== true)
    },
  })
  if (caret !== null) view.focus()
  return view
}

/** Replaces the blocks that differ from those of a markup, and puts the caret after them. */
export const takeMarkup = (view: EditorView, markup: string): void => {
  const [now, next] = [view.state.doc.children, nodeOfDocument(readMarkup(markup)).children]
  const same = now.findIndex((block, at) => next[at] === undefined || !block.eq(next[at]))
  const start = same === -1 ? now.length : same
  let end = 0
  while (end < Math.min(now.length, next.length) - start && now.at(-1 - end)?.eq(next.at(-1 - end)!) === true) end += 1
  const size = (count: number) => now.slice(0, count).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const put = next.slice(start, next.length - end)
  const tr = view.state.tr.replaceWith(size(start), size(now.length - end), put).setMeta("taken", true)
  if (!tr.docChanged) return
  const after = size(start) + put.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  view.dispatch(closeHistory(tr.setSelection(Selection.near(tr.doc.resolve(after), 1))))
  // What is done next is undone by itself.
  view.dispatch(closeHistory(view.state.tr))
}
