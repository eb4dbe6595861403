/** Commands of the article editor: what buttons and keys do to the selection. S17. */
import { setBlockType } from "prosemirror-commands"
import type { Attrs, Node, NodeType } from "prosemirror-model"
import { liftListItem, wrapInList } from "prosemirror-schema-list"
import { Selection, TextSelection, type Command, type EditorState, type Transaction } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { isLinkAddress } from "#domain/rules/content/safe-addresses.ts"
import { articleSchema, marks, nodes } from "./article-schema.ts"

const isList = (node: Node): boolean => node.type === nodes.bullets || node.type === nodes.numbers

/** Block of the article in which the selection begins. */
export const outerBlock = ({ selection: { $from }, doc }: EditorState): Node | null => ($from.depth > 0 ? $from.node(1) : doc.maybeChild($from.index(0)))

/** Takes a quote apart into paragraphs. */
export const unquote: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.depth === 0 || $from.node(1).type !== nodes.quote) return false
  const quote = $from.node(1)
  const parts = quote.children.filter((part, at) => at === 0 || part.content.size > 0).map((part) => nodes.paragraph.create(null, part.content))
  const tr = state.tr.replaceWith($from.before(1), $from.after(1), parts)
  const end = $from.before(1) + parts.reduce((size, { nodeSize }) => size + nodeSize, 0)
  // One token less stands before the caret: the quote's own.
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(Math.min($from.pos - 1, end)), -1)).scrollIntoView())
  return true
}

/** Makes the selected lines paragraphs that are in no list and no quote. */
const flatten = (view: EditorView): void => {
  const outer = outerBlock(view.state)
  if (outer !== null && isList(outer)) liftListItem(nodes.item)(view.state, view.dispatch)
  unquote(view.state, view.dispatch)
}

/** Makes the selected lines blocks of a type, or paragraphs again. */
export const toggleBlock = (view: EditorView, type: NodeType, attrs: Attrs | null): void => {
  const already = isIn(view.state, type, attrs)
  flatten(view)
  const command = already ? setBlockType(nodes.paragraph) : setBlockType(type, attrs)
  command(view.state, view.dispatch)
}

export const toggleList = (view: EditorView, type: NodeType): void => {
  const { state } = view
  const outer = outerBlock(state)
  if (outer !== null && isList(outer) && outer.type !== type) {
    view.dispatch(state.tr.setNodeMarkup(state.selection.$from.before(1), type))
    return
  }
  flatten(view)
  if (outer?.type === type) return
  setBlockType(nodes.paragraph)(view.state, view.dispatch)
  wrapInList(type)(view.state, view.dispatch)
}

/** Replaces the block by a quote of its text; `null` where none can stand. */
export const inQuote = (tr: Transaction): Transaction | null => {
  const { $from } = tr.selection
  if ($from.depth !== 1 || !$from.parent.isTextblock) return null
  const quote = nodes.quote.create(null, [nodes.quoted.create(null, $from.parent.content), nodes.cite.create()])
  const at = $from.pos + 1
  tr.replaceWith($from.before(1), $from.after(1), quote)
  return tr.setSelection(TextSelection.create(tr.doc, at)).scrollIntoView()
}

export const toggleQuote = (view: EditorView): void => {
  const already = outerBlock(view.state)?.type === nodes.quote
  flatten(view)
  const tr = already ? null : inQuote(view.state.tr)
  if (tr !== null) view.dispatch(tr)
}

/** Whether the selection begins in a block of a type. */
export const isIn = (state: EditorState, type: NodeType, attrs: Attrs | null = null): boolean => {
  const outer = outerBlock(state)
  return outer?.type === type && (attrs === null || outer.attrs["level"] === attrs["level"])
}

const isAtStart = ({ selection: { empty, $from } }: EditorState): boolean => empty && $from.depth > 0 && $from.parentOffset === 0

/** Backspace before the first letter of a heading, item or quote makes it a paragraph. */
export const backToParagraph: Command = (state, dispatch) => {
  if (!isAtStart(state)) return false
  const { $from } = state.selection
  if ($from.parent.type === nodes.heading) return setBlockType(nodes.paragraph)(state, dispatch)
  if ($from.parent.type === nodes.quoted) return unquote(state, dispatch)
  if ($from.parent.type === nodes.cite) {
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve($from.before()), -1)))
    return true
  }
  return liftListItem(nodes.item)(state, dispatch)
}

/** Enter in an empty item ends its list. */
export const endList: Command = (state, dispatch) => state.selection.empty && state.selection.$from.parent.content.size === 0 && liftListItem(nodes.item)(state, dispatch)

/** Enter goes from the end of a quote to its source, and from there, or from the middle, to a new paragraph. */
export const leaveQuote: Command = (state, dispatch) => {
  const { $from, $to, empty } = state.selection
  const { parent } = $from
  if ((parent.type !== nodes.quoted && parent.type !== nodes.cite) || !$from.sameParent($to)) return false
  if (parent.type === nodes.quoted && parent.content.size === 0) return unquote(state, dispatch)
  if (parent.type === nodes.quoted && empty && $to.parentOffset === parent.content.size) {
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve($to.after()), 1)).scrollIntoView())
    return true
  }
  const rest = nodes.paragraph.create(null, parent.content.cut($to.parentOffset))
  const tr = state.tr.insert($from.after(1), rest).delete($from.pos, $from.end())
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map($from.after(1), -1)), 1)).scrollIntoView())
  return true
}

/** The link in which the selection begins, with its range. */
export const linkAt = ({ selection: { $from }, doc }: EditorState): { readonly href: string; readonly from: number; readonly to: number } | null => {
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  if (!mark || !$from.parent.isTextblock) return null
  const within = { from: $from.pos, to: $from.pos }
  doc.nodesBetween($from.start(), $from.end(), (node, pos) => {
    if (!mark.isInSet(node.marks)) return
    if (pos > within.to || pos + node.nodeSize < within.from) return
    within.from = Math.min(within.from, pos)
    within.to = Math.max(within.to, pos + node.nodeSize)
  })
  return { href: String(mark.attrs["href"]), ...within }
}

/** The address that a link can hold: a bare domain gets its scheme, and what would end the link in markup is encoded; `null` where it is not safe. */
export const linkAddress = (typed: string): string | null => {
  const trimmed = typed.trim()
  const address = (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(trimmed) ? `https://${trimmed}` : trimmed).replaceAll("(", "%28").replaceAll(")", "%29")
  return isLinkAddress(address) ? address : null
}

/** Links the selected words, the link in which the caret is, or the address itself. */
export const setLink = (href: string): Command => (state, dispatch) => {
  const { from, to, empty } = state.selection
  const mark = marks.link.create({ href })
  const found = empty ? linkAt(state) : { from, to }
  const tr = found === null ? state.tr.replaceSelectionWith(articleSchema.text(href, [mark]), false) : state.tr.addMark(found.from, found.to, mark)
  dispatch?.(tr.removeStoredMark(marks.link))
  return true
}

export const removeLink: Command = (state, dispatch) => {
  const found = linkAt(state)
  if (found === null) return false
  dispatch?.(state.tr.removeMark(found.from, found.to, marks.link))
  return true
}
