/** How well one colour is read on another, as WCAG 2.2 counts it: 1 is not at all, 21 is black on white. */

/** Red, green and blue from 0 to 1, in light itself rather than in the numbers of a screen. */
export type Light = readonly [red: number, green: number, blue: number]

/** Light of `#rrggbb`. */
export const lightOf = (hex: string): Light => {
  const at = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [at(1), at(3), at(5)]
}

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Between two colours written `#rrggbb`. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(lightOf(one)), luminance(lightOf(other))].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
