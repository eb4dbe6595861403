/** Plugins of the article editor: keys, input rules for typed markup, and the undo history. S17. */
import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands"
import { history, redo, undo } from "prosemirror-history"
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from "prosemirror-inputrules"
import { keymap } from "prosemirror-keymap"
import type { MarkType } from "prosemirror-model"
import { splitListItem } from "prosemirror-schema-list"
import type { Command, Plugin } from "prosemirror-state"
import { backToParagraph, endList, inQuote, leaveQuote } from "./article-commands.ts"
import { articleSchema, isStorable, marks, nodes } from "./article-schema.ts"

/** Input rule that marks the text between signs, such as `**`, when the last sign is typed. */
const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, [, text = "", href = ""], from, to) => {
    const isAllowed = state.doc.resolve(from).parent.type.allowsMarkType(type) && (type !== marks.link || isStorable(href))
    return isAllowed ? state.tr.replaceWith(from, to, articleSchema.text(text, [type.create({ href })])).removeStoredMark(type) : null
  })

const quoteRule = new InputRule(/^>\s$/u, (state, _match, from, to) => inQuote(state.tr.delete(from, to)))

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,3})\s$/u, nodes.heading, ([, signs = ""]) => ({ level: signs.length === 3 ? 3 : 2 })),
    wrappingInputRule(/^[-*]\s$/u, nodes.bullets),
    wrappingInputRule(/^1[.)]\s$/u, nodes.numbers),
    quoteRule,
    markRule(/\*\*([^*]+)\*\*$/u, marks.bold),
    markRule(/(?<!\*)\*([^*\s][^*]*)\*$/u, marks.italic),
    markRule(/\[([^\]]+)\]\(([^)\s]+)\)$/u, marks.link),
  ],
})

/** `askLink` opens the form in which the address of a link is typed. */
export const articlePlugins = (askLink: Command): ReadonlyArray<Plugin> => {
  const enter = chainCommands(leaveQuote, endList, splitListItem(nodes.item), baseKeymap["Enter"] ?? (() => false))
  return [
    rules,
    keymap({
      "Mod-z": undo,
      "Shift-Mod-z": redo,
      "Mod-y": redo,
      "Mod-b": toggleMark(marks.bold),
      "Mod-i": toggleMark(marks.italic),
      "Mod-k": askLink,
      Enter: enter,
      "Shift-Enter": enter,
      Backspace: chainCommands(undoInputRule, backToParagraph, baseKeymap["Backspace"] ?? (() => false)),
    }),
    keymap(baseKeymap),
    history(),
  ]
}
