/** Colours derived from a site's accent: close to its hue, always with readable contrast. */
import { contrast } from "./contrast.ts"
import { perceivedOf, shownAs, type Perceived } from "./oklch.ts"

/** In the order of the tokens `--sky`, `--sky-deep`, `--sky-tint`, `--on-sky`. */
export type AccentColours = { readonly sky: string; readonly deep: string; readonly tint: string; readonly on: string }

/** Minimum contrast of text, WCAG 2.2 AA. */
const readable = 4.5
/** Darkest background of the light theme, `--tile-3`. */
const darkestGround = "#efe9ee"
/** Minimum lightness of the accent in the dark theme. */
const brightEnough = 0.76
/** Difference in lightness of a pressed button. */
const pressed = 0.08
const step = 0.005

/** Darkens the colour until it is readable on the darkest background. */
const darkened = (colour: Perceived): Perceived =>
  contrast(shownAs(colour), darkestGround) >= readable ? colour : darkened({ ...colour, lightness: colour.lightness - step })

const moved = (colour: Perceived, by: number): Perceived => ({ ...colour, lightness: Math.min(Math.max(colour.lightness + by, 0), 1) })

const inLight = (accent: Perceived): AccentColours => {
  const sky = darkened(accent)
  const tint = { ...accent, lightness: 0.955, chroma: Math.min(accent.chroma, 0.025) }
  return { sky: shownAs(sky), deep: shownAs(moved(sky, -pressed)), tint: shownAs(tint), on: "#ffffff" }
}

const inDark = (accent: Perceived): AccentColours => {
  const sky = { ...accent, lightness: Math.max(accent.lightness, brightEnough) }
  const tint = { ...accent, lightness: 0.27, chroma: Math.min(accent.chroma, 0.05) }
  const on = { ...accent, lightness: 0.2, chroma: Math.min(accent.chroma, 0.05) }
  return { sky: shownAs(sky), deep: shownAs(moved(sky, pressed)), tint: shownAs(tint), on: shownAs(on) }
}

/** Accent colours of `#rrggbb` for each theme. Too pale or too dark an accent keeps its hue and changes its lightness. */
export const accentColours = (accent: string): { readonly light: AccentColours; readonly dark: AccentColours } => {
  const perceived = perceivedOf(accent)
  return { light: inLight(perceived), dark: inDark(perceived) }
}

const tokens = ({ sky, deep, tint, on }: AccentColours) => `{--sky:${sky};--sky-deep:${deep};--sky-tint:${tint};--on-sky:${on}}`

/** Style sheet that overrides the accent tokens of `tokens.css`, also on parts that are always dark; empty without an accent. */
export const accentStyles = (accent: string | null): string => {
  if (accent === null) return ""
  const { light, dark } = accentColours(accent)
  return `html:root${tokens(light)}:is(html,html *)[data-theme="dark"]${tokens(dark)}`
}
