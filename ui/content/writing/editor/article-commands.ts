/** Commands of the article editor's buttons and keys. S17. */
import { setBlockType } from "prosemirror-commands"
import type { Attrs, Node, NodeType } from "prosemirror-model"
import { liftListItem, wrapInList } from "prosemirror-schema-list"
import { Selection, TextSelection, type Command, type EditorState, type Transaction } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { isLinkAddress } from "#domain/rules/content/safe-addresses.ts"
import { articleSchema, marks, nodes } from "./article-schema.ts"

const isList = (node: Node): boolean => node.type === nodes.bullets || node.type === nodes.numbers

/** Block of the article in which the selection begins. */
export const outerBlock = ({ selection: { $from }, doc }: EditorState): Node | null =>
  $from.depth > 0 ? $from.node(1) : doc.maybeChild($from.index(0))

/** Takes a quote apart into paragraphs. */
export const unquote: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.depth === 0 || $from.node(1).type !== nodes.quote) return false
  const quote = $from.node(1)
  const parts = quote.children
    .filter((part, at) => at === 0 || part.content.size > 0)
    .map((part) => nodes.paragraph.create(null, part.content))
  const tr = state.tr.replaceWith($from.before(1), $from.after(1), parts)
  const end = $from.before(1) + parts.reduce((size, { nodeSize }) => size + nodeSize, 0)
  // The opening token of the quote before the caret is gone.
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
  const isApplied = isIn(view.state, type, attrs)
  flatten(view)
  const command = isApplied ? setBlockType(nodes.paragraph) : setBlockType(type, attrs)
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
  const isApplied = outerBlock(view.state)?.type === nodes.quote
  flatten(view)
  const tr = isApplied ? null : inQuote(view.state.tr)
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
export const endList: Command = (state, dispatch) => {
  const { empty, $from } = state.selection
  return empty && $from.parent.content.size === 0 && liftListItem(nodes.item)(state, dispatch)
}

/** Enter at the end of a quote moves to its source; in the source, or in the middle of the quote, it starts a new paragraph. */
export const leaveQuote: Command = (state, dispatch) => {
  const { $from, $to, empty } = state.selection
  const { parent } = $from
  if ((parent.type !== nodes.quoted && parent.type !== nodes.cite) || !$from.sameParent($to)) return false
  if (parent.type === nodes.quoted && parent.content.size === 0) return unquote(state, dispatch)
  if (parent.type === nodes.quoted && empty && $to.parentOffset === parent.content.size) {
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve($to.after()), 1)).scrollIntoView())
    return true
  }
  const remainder = nodes.paragraph.create(null, parent.content.cut($to.parentOffset))
  const tr = state.tr.insert($from.after(1), remainder).delete($from.pos, $from.end())
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map($from.after(1), -1)), 1)).scrollIntoView())
  return true
}

/** The link in which the selection begins, with its range. */
export const linkAt = ({
  selection: { $from },
  doc,
}: EditorState): { readonly href: string; readonly from: number; readonly to: number } | null => {
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  if (!mark || !$from.parent.isTextblock) return null
  const range = { from: $from.pos, to: $from.pos }
  doc.nodesBetween($from.start(), $from.end(), (node, pos) => {
    if (!mark.isInSet(node.marks)) return
    if (pos > range.to || pos + node.nodeSize < range.from) return
    range.from = Math.min(range.from, pos)
    range.to = Math.max(range.to, pos + node.nodeSize)
  })
  return { href: String(mark.attrs["href"]), ...range }
}

const bareDomain = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u

/**
 * Address of a link as typed: `shop.mn` gets its scheme, and brackets, which would end the link in markup, are encoded.
 * `null` for one that is not safe.
 */
export const linkAddress = (typed: string): string | null => {
  const trimmed = typed.trim()
  const withScheme = bareDomain.test(trimmed) ? `https://${trimmed}` : trimmed
  const address = withScheme.replaceAll("(", "%28").replaceAll(")", "%29")
  return isLinkAddress(address) ? address : null
}

/** Links the selected text, or the link at the caret; without either, inserts the address as a link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const mark = marks.link.create({ href })
    const range = empty ? linkAt(state) : { from, to }
    const tr =
      range === null ? state.tr.replaceSelectionWith(articleSchema.text(href, [mark]), false) : state.tr.addMark(range.from, range.to, mark)
    dispatch?.(tr.removeStoredMark(marks.link))
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const range = linkAt(state)
  if (range === null) return false
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link))
  return true
}
