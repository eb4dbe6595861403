/** ProseMirror view of the article editor: opens it, and replaces its text. S17. */
import { closeHistory } from "prosemirror-history"
import { EditorState, Selection, TextSelection, type Command } from "prosemirror-state"
import { EditorView, type NodeViewConstructor } from "prosemirror-view"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { articlePlugins } from "./article-plugins.ts"
import { nodeOfDocument, positionAt, sliceOfText } from "./article-node.ts"

/** Element in which a product of the text is shown. */
export type ProductElement = { readonly dom: HTMLElement; readonly slug: string }

const element = (tag: string, attributes: Readonly<Record<string, string>>, ...children: ReadonlyArray<Node | string>): HTMLElement => {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}

const pictureView: NodeViewConstructor = ({ attrs }) => {
  const [src, alt, caption] = [String(attrs["src"]), String(attrs["alt"]), String(attrs["caption"])]
  const image = element("img", { src: `${src}-640.avif`, alt, draggable: "false" })
  return { dom: element("figure", {}, image, ...(caption === "" ? [] : [element("figcaption", {}, caption)])) }
}

const productView =
  ({ onProduct, onProductGone }: Pick<ArticleViewOptions, "onProduct" | "onProductGone">): NodeViewConstructor =>
  ({ attrs }) => {
    const slug = String(attrs["slug"])
    const product = { dom: element("div", { "data-product": slug }), slug }
    onProduct(product)
    return { dom: product.dom, destroy: () => onProductGone(product), ignoreMutation: () => true }
  }

const citeView =
  (placeholder: string): NodeViewConstructor =>
  () => {
    const dom = element("footer", { "data-placeholder": placeholder })
    return { dom, contentDOM: dom }
  }

/** Metadata of a transaction that comes from outside, not from typing. */
const replacedMeta = "replaced"

type ArticleViewOptions = {
  readonly container: HTMLElement
  readonly markup: string
  /** Offset of the caret in the markup; `null` leaves the focus where it is. */
  readonly caret: number | null
  /** Placeholder of the empty source of a quote. */
  readonly citePlaceholder: string
  readonly askLink: Command
  readonly onProduct: (product: ProductElement) => void
  readonly onProductGone: (product: ProductElement) => void
  readonly onState: (state: EditorState, isTyped: boolean) => void
}

/** Opens the editor in a container. */
export const openArticle = ({
  container,
  markup,
  caret,
  citePlaceholder,
  askLink,
  onState,
  ...products
}: ArticleViewOptions): EditorView => {
  const doc = nodeOfDocument(readMarkup(markup))
  const view = new EditorView(container, {
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
      onState(state, tr.docChanged && tr.getMeta(replacedMeta) !== true)
    },
  })
  if (caret !== null) view.focus()
  return view
}

/** Replaces the blocks that differ from those of a markup, and moves the caret after them. */
export const replaceMarkup = (view: EditorView, markup: string): void => {
  const [current, next] = [view.state.doc.children, nodeOfDocument(readMarkup(markup)).children]
  const firstDifferent = current.findIndex((block, at) => next[at] === undefined || !block.eq(next[at]))
  const start = firstDifferent === -1 ? current.length : firstDifferent
  // Number of equal blocks at the end.
  let end = 0
  while (end < Math.min(current.length, next.length) - start && current.at(-1 - end)?.eq(next.at(-1 - end)!) === true) end += 1
  const size = (count: number) => current.slice(0, count).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const inserted = next.slice(start, next.length - end)
  const tr = view.state.tr.replaceWith(size(start), size(current.length - end), inserted).setMeta(replacedMeta, true)
  if (!tr.docChanged) return
  const after = size(start) + inserted.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  view.dispatch(closeHistory(tr.setSelection(Selection.near(tr.doc.resolve(after), 1))))
  // Typing that follows is an undo step of its own.
  view.dispatch(closeHistory(view.state.tr))
}
