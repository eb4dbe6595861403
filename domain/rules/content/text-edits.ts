/** Insertion of pictures and products into a text in markup. Specification §2, S17. */

const blockEnd = (text: string, at: number): number => {
  const emptyLine = text.indexOf("\n\n", at)
  return emptyLine === -1 ? text.length : emptyLine
}

/** Text with a block after the one that contains the offset `at`, or at its start for −1, with empty lines around it. */
export const withBlock = (text: string, at: number, block: string): string => {
  const end = at < 0 ? 0 : blockEnd(text, at)
  const [before, after] = [text.slice(0, end).trimEnd(), text.slice(end).trimStart()]
  return [before, block, after].filter((part) => part !== "").join("\n\n")
}

/** Markup of a picture, without the brackets and line breaks of its description, which would end it. */
export const pictureMarkup = (src: string, alt: string): string => `![${alt.replaceAll(/[[\]\n]/g, " ").trim()}](${src})`

/** Markup of a product, which stands alone in its block. */
export const productMarkup = (slug: string): string => `@${slug}`
