/** Edits of a text in markup around a selection, as the editor's buttons make them. Specification §2, S17. */

/** A text and the range that is selected in it. */
export type Selected = { readonly text: string; readonly from: number; readonly to: number }

export type LineMark = "heading" | "list" | "numbers" | "quote"
export type WordMark = "bold" | "italic"

const lineMarks: Readonly<Record<LineMark, string>> = { heading: "## ", list: "- ", numbers: "1. ", quote: "> " }
const wordMarks: Readonly<Record<WordMark, string>> = { bold: "**", italic: "*" }

/** Puts the selected words between marks, or takes the marks off again. */
export const withWordMark = ({ text, from, to }: Selected, kind: WordMark): Selected => {
  const mark = wordMarks[kind]
  const [before, words, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (before.endsWith(mark) && after.startsWith(mark)) {
    return { text: before.slice(0, -mark.length) + words + after.slice(mark.length), from: from - mark.length, to: to - mark.length }
  }
  return { text: before + mark + words + mark + after, from: from + mark.length, to: to + mark.length }
}

/** Begins every selected line with a mark, or takes it off again. */
export const withLineMark = ({ text, from, to }: Selected, kind: LineMark): Selected => {
  const mark = lineMarks[kind]
  const start = from === 0 ? 0 : text.lastIndexOf("\n", from - 1) + 1
  const next = text.indexOf("\n", to)
  const end = next === -1 ? text.length : next
  const lines = text.slice(start, end).split("\n")
  const isMarked = lines.every((line) => line.startsWith(mark))
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join("\n")
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length }
}

/** Makes the selected words a link, its address selected. */
export const withLink = ({ text, from, to }: Selected): Selected => {
  const address = "https://"
  const label = text.slice(from, to)
  const start = from + label.length + 3
  return { text: `${text.slice(0, from)}[${label}](${address})${text.slice(to)}`, from: start, to: start + address.length }
}

/** Inserts a block after the one in which `at` lies, with empty lines around it. */
export const withBlock = (text: string, at: number, block: string): string => {
  const next = text.indexOf("\n\n", at)
  const end = next === -1 ? text.length : next
  const [before, after] = [text.slice(0, end).trimEnd(), text.slice(end).trimStart()]
  return [before, block, after].filter((part) => part !== "").join("\n\n")
}

/** Markup of a picture: brackets and quotes of its texts would end it. */
export const pictureMarkup = (src: string, alt: string): string => `![${alt.replaceAll(/[[\]\n]/g, " ").trim()}](${src})`
