/** Contrast ratio of two colours by WCAG 2.2, from 1 to 21 (black on white). */

/** Linear red, green and blue, from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

/** Linear light of `#rrggbb`. */
export const lightOf = (hex: string): Light => {
  const at = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [at(1), at(3), at(5)]
}

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Contrast of two colours written `#rrggbb`. */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [luminance(lightOf(one)), luminance(lightOf(other))]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
