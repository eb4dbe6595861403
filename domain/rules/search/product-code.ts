/** Printed product code: letters, digits, and a number of the colour or size, such as `NRL130-01`. */

const printed = /^([a-z]{2,5})[\s-]*(\d{3,5})[\s-]+(\d{2})$/i

/** The code as the catalogue writes it, however it was spaced; `null` for other texts. */
export const productCode = (text: string): string | null => {
  const [, letters, series, number] = printed.exec(text.trim()) ?? []
  return letters === undefined ? null : `${letters.toUpperCase()}${series}-${number}`
}
