/** Conversion between sRGB and OKLCH, in which recoloured cloth keeps its folds. */

/** OKLCH with hue in radians. One object is reused for the tens of thousands of pixels of a picture. */
export type Oklch = { l: number; c: number; h: number }

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const steps = 4096
const bytes = Uint8ClampedArray.from({ length: steps + 1 }, (_, at) => {
  const value = at / steps
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255)
})
const byte = (value: number): number => bytes[value <= 0 ? 0 : value >= 1 ? steps : (value * steps + 0.5) | 0] ?? 0

/** Converts channels of 0–255 into `into`. */
export const toOklch = (red: number, green: number, blue: number, into: Oklch = { l: 0, c: 0, h: 0 }): Oklch => {
  const r = linear[red] ?? 0
  const g = linear[green] ?? 0
  const b = linear[blue] ?? 0
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  into.l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  into.c = Math.sqrt(a * a + bb * bb)
  into.h = Math.atan2(bb, a)
  return into
}

/** Blends a colour over the pixel at `at`: `share` 1 covers it, 0 leaves it. */
export const paint = (pixels: Uint8Array, at: number, l: number, c: number, h: number, share: number): void => {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const left = 1 - share
  pixels[at] = (pixels[at] ?? 0) * left + byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short) * share + 0.5
  pixels[at + 1] = (pixels[at + 1] ?? 0) * left + byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short) * share + 0.5
  pixels[at + 2] = (pixels[at + 2] ?? 0) * left + byte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short) * share + 0.5
}

export const hexToOklch = (hex: string): Oklch => {
  const value = Number.parseInt(hex.slice(1), 16)
  return toOklch((value >> 16) & 255, (value >> 8) & 255, value & 255)
}
