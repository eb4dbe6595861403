/** The colours that a site's own accent gives: near enough to be known by, and always read with ease. */
import { contrast } from "./contrast.ts"
import { perceivedOf, shownAs, type Perceived } from "./oklch.ts"

/** In the order of the tokens `--sky`, `--sky-deep`, `--sky-tint`, `--on-sky`. */
export type AccentColours = { readonly sky: string; readonly deep: string; readonly tint: string; readonly on: string }

/** Text on its ground, WCAG 2.2 AA. */
const readable = 4.5
/** The light theme's darkest ground, `--tile-3`. */
const darkestGround = "#efe9ee"
/** As light as the accent must be on any ground of the dark theme. */
const brightEnough = 0.76
/** How far a pressed button is from one at rest. */
const pressed = 0.08
const step = 0.005

/** The same colour, darker until it is read on the darkest ground. */
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

/** Of `#rrggbb`, for each theme. An accent too pale or too dark for text keeps its hue and changes its lightness. */
export const accentColours = (accent: string): { readonly light: AccentColours; readonly dark: AccentColours } => {
  const perceived = perceivedOf(accent)
  return { light: inLight(perceived), dark: inDark(perceived) }
}

const tokens = ({ sky, deep, tint, on }: AccentColours) => `{--sky:${sky};--sky-deep:${deep};--sky-tint:${tint};--on-sky:${on}}`

/** The style sheet that lays a site's accent over the tokens of `tokens.css`, wherever in the page it stands and on parts that are always dark; nothing for a site without one. */
export const accentStyles = (accent: string | null): string => {
  if (accent === null) return ""
  const { light, dark } = accentColours(accent)
  return `html:root${tokens(light)}:is(html,html *)[data-theme="dark"]${tokens(dark)}`
}
