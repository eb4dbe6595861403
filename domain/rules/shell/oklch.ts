/** OKLCH colours, whose lightness, chroma and hue change independently of each other. */
import { lightOf, type Light } from "./contrast.ts"

/** Colour with `lightness` from 0 to 1, `chroma` from 0 to about 0.37, `hue` in radians. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

/** OKLCH of `#rrggbb`. */
export const oklchOf = (hex: string): Oklch => {
  const [red, green, blue] = lightOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

const lightFrom = ({ lightness, chroma, hue }: Oklch): Light => {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Rounding error of a linear light, which a display does not show. */
const tolerance = 0.0005
/** Step by which chroma is reduced. */
const chromaStep = 0.002

const isDisplayable = (light: Light): boolean => light.every((part) => part >= -tolerance && part <= 1 + tolerance)

const hexOf = (light: Light): string => {
  const digits = light.map((part) => {
    const bound = Math.min(Math.max(part, 0), 1)
    const share = bound <= 0.0031308 ? bound * 12.92 : 1.055 * bound ** (1 / 2.4) - 0.055
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, "0")
  })
  return `#${digits.join("")}`
}

/** Nearest displayable `#rrggbb`: same lightness and hue, with less chroma where needed. */
export const displayed = (colour: Oklch): string => {
  const light = lightFrom(colour)
  return isDisplayable(light) || colour.chroma < chromaStep ? hexOf(light) : displayed({ ...colour, chroma: colour.chroma - chromaStep })
}
