/** Product codes that are typed in place of words, to find the products themselves. Specification §2, S9; §7, C25. */

/** As a label prints it: letters, digits, and a number of the colour or size, such as `NRL130-01`. */
const printed = /^([a-z]{2,5})[\s-]*(\d{3,5})[\s-]+(\d{2})$/i

const code = /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]*$/u

/** Maximum number of codes of one text; a text of more words is no list of codes. */
const maxCodes = 20

/** The codes, as the catalogue may write them, of a text that has nothing else; empty for other texts. */
export const productCodes = (text: string): ReadonlyArray<string> => {
  const [, letters, series, number] = printed.exec(text.trim()) ?? []
  if (letters !== undefined) return [...new Set([`${letters.toUpperCase()}${series}-${number}`, text.trim()])]
  const words = text.split(/[\s,;]+/u).filter((word) => word !== "")
  if (words.length > maxCodes || !words.every((word) => code.test(word))) return []
  return [...new Set(words.flatMap((word) => [word, word.toUpperCase()]))]
}
