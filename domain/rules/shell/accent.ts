/** Colours derived from a site's accent: close to its hue, always with readable contrast. */
import { contrast } from "./contrast.ts"
import { oklchOf, displayed, type Oklch } from "./oklch.ts"

/** In the order of the tokens `--sky`, `--sky-deep`, `--sky-tint`, `--on-sky`. */
export type AccentColours = { readonly sky: string; readonly deep: string; readonly tint: string; readonly on: string }

/** Minimum contrast of text, WCAG 2.2 AA. */
const minContrast = 4.5
/** Darkest background of the light theme, `--tile-3`. */
const darkestBackground = "#efe9ee"
/** Minimum lightness of the accent in the dark theme. */
const minDarkLightness = 0.76
/** Difference in lightness of a pressed button. */
const pressedShift = 0.08
const lightnessStep = 0.005
/** Lightness, and maximum chroma, of backgrounds and of text on the accent. */
const lightTint = { lightness: 0.955, maxChroma: 0.025 }
const darkTint = { lightness: 0.27, maxChroma: 0.05 }
const darkText = { lightness: 0.2, maxChroma: 0.05 }

/** Darkens the colour until it is readable on the darkest background. */
const darkened = (colour: Oklch): Oklch =>
  contrast(displayed(colour), darkestBackground) >= minContrast
    ? colour
    : darkened({ ...colour, lightness: colour.lightness - lightnessStep })

const lightened = (colour: Oklch, by: number): Oklch => ({ ...colour, lightness: Math.min(Math.max(colour.lightness + by, 0), 1) })

const toned = (colour: Oklch, { lightness, maxChroma }: typeof lightTint): string =>
  displayed({ ...colour, lightness, chroma: Math.min(colour.chroma, maxChroma) })

const inLight = (accent: Oklch): AccentColours => {
  const sky = darkened(accent)
  return { sky: displayed(sky), deep: displayed(lightened(sky, -pressedShift)), tint: toned(accent, lightTint), on: "#ffffff" }
}

const inDark = (accent: Oklch): AccentColours => {
  const sky = { ...accent, lightness: Math.max(accent.lightness, minDarkLightness) }
  return { sky: displayed(sky), deep: displayed(lightened(sky, pressedShift)), tint: toned(accent, darkTint), on: toned(accent, darkText) }
}

/** Accent colours of `#rrggbb` for each theme. Too pale or too dark an accent keeps its hue and changes its lightness. */
export const accentColours = (accent: string): { readonly light: AccentColours; readonly dark: AccentColours } => {
  const colour = oklchOf(accent)
  return { light: inLight(colour), dark: inDark(colour) }
}

const tokens = ({ sky, deep, tint, on }: AccentColours) => `{--sky:${sky};--sky-deep:${deep};--sky-tint:${tint};--on-sky:${on}}`

/** Style sheet that overrides the accent tokens of `tokens.css`, also on parts that are always dark; empty without an accent. */
export const accentStyles = (accent: string | null): string => {
  if (accent === null) return ""
  const { light, dark } = accentColours(accent)
  return `html:root${tokens(light)}:is(html,html *)[data-theme="dark"]${tokens(dark)}`
}
