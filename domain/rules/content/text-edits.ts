/** Blocks put into a text in markup: pictures and products. Specification §2, S17. */

/** Inserts a block after the one in which `at` lies, or before all for −1, with empty lines around it. */
export const withBlock = (text: string, at: number, block: string): string => {
  const next = text.indexOf("\n\n", at)
  const end = at < 0 ? 0 : next === -1 ? text.length : next
  const [before, after] = [text.slice(0, end).trimEnd(), text.slice(end).trimStart()]
  return [before, block, after].filter((part) => part !== "").join("\n\n")
}

/** Markup of a picture: brackets and quotes of its texts would end it. */
export const pictureMarkup = (src: string, alt: string): string => `![${alt.replaceAll(/[[\]\n]/g, " ").trim()}](${src})`

/** Markup of a product, which stands alone in its block. */
export const productMarkup = (slug: string): string => `@${slug}`
