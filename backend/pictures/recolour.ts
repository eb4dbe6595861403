/** Dyes artwork: what has its main colour takes the wanted one, folds and buttons stay. */
import type { Pixels } from "./artwork.ts"
import { hexToOklch, paint, toOklch, type Oklch } from "./oklch.ts"

/** Below this strength a pixel has no hue of its own. */
const neutral = 0.035
/** How far from the main hue pixels are still dyed, in radians. */
export const usualReach = 1.2
/** Pixels more transparent than this are not looked at. */
const faint = 8

/** From -π to π. */
const turn = (from: number, to: number): number => {
  const direction = from - to
  return direction > Math.PI ? direction - 2 * Math.PI : direction < -Math.PI ? direction + 2 * Math.PI : direction
}

/** 1 for hues that are near, falling to 0; `reach` says how far hues still belong together. */
const nearness = (one: number, other: number, reach: number): number => Math.max(0, Math.min(1, (reach - Math.abs(turn(one, other))) / 0.75))

type Main = Readonly<Oklch> & { readonly isNeutral: boolean; readonly spread: number }

const bandCount = 24
const bandOf = (hue: number): number => Math.floor(((hue + Math.PI) / (2 * Math.PI)) * bandCount) % bandCount

/** The strongest band of hues, `null` where there is hardly any. Every third pixel tells enough. */
const mainHue = ({ data }: Pixels): number | null => {
  const bands = new Float64Array(bandCount)
  const seen = { l: 0, c: 0, h: 0 }
  let coloured = 0
  let all = 0
  for (let at = 0; at < data.length; at += 12) {
    const weight = data[at + 3] ?? 0
    if (weight < faint) continue
    toOklch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, seen)
    all += weight
    if (seen.c < neutral) continue
    coloured += weight
    const band = bandOf(seen.h)
    bands[band] = (bands[band] ?? 0) + weight * seen.c
  }
  if (coloured < all * 0.25) return null
  const smooth = Array.from(bands, (_, at) => (bands[(at + bandCount - 1) % bandCount] ?? 0) + 2 * (bands[at] ?? 0) + (bands[(at + 1) % bandCount] ?? 0))
  return ((smooth.indexOf(Math.max(...smooth)) + 0.5) / bandCount) * 2 * Math.PI - Math.PI
}

/** The colour that most of the artwork has, and how widely its lightness is spread. */
const mainColour = (pixels: Pixels, hue: number | null, reach: number): Main => {
  const { data } = pixels
  const seen = { l: 0, c: 0, h: 0 }
  let [light, squares, strength, sum] = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 12) {
    const alpha = data[at + 3] ?? 0
    if (alpha < faint) continue
    toOklch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, seen)
    const weight = alpha * (hue === null ? Number(seen.c < neutral * 2) : seen.c < neutral ? 0 : nearness(seen.h, hue, reach))
    light += seen.l * weight
    squares += seen.l * seen.l * weight
    strength += seen.c * weight
    sum += weight
  }
  const l = sum === 0 ? 0.6 : light / sum
  return { l, c: sum === 0 ? 0 : strength / sum, h: hue ?? 0, isNeutral: hue === null, spread: sum === 0 ? 0.1 : Math.sqrt(Math.max(0, squares / sum - l * l)) }
}

/** Black and white need room for their folds. */
const room = (lightness: number): number => Math.min(0.9, Math.max(0.32, lightness))

/** `part` is the colour of what is to be dyed, where that is not most of the artwork. */
export const dye = (pixels: Pixels, hex: string, { reach = usualReach, part = null }: { readonly reach?: number; readonly part?: string | null } = {}): Pixels => {
  const { data, width, height } = pixels
  const wanted = hexToOklch(hex)
  const lightness = room(wanted.l)
  const main = mainColour(pixels, part === null ? mainHue(pixels) : hexToOklch(part).h, reach)
  const contrast = Math.min(1.15, 0.105 / Math.max(0.05, main.spread)) * (lightness > 0.86 ? 0.62 : lightness < 0.4 ? 0.85 : 1)
  const dyed = Buffer.from(data)
  const seen = { l: 0, c: 0, h: 0 }
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < faint) continue
    const { l, c, h } = toOklch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, seen)
    const belongs = main.isNeutral
      ? Math.max(0, Math.min(1, 1.5 - c / 0.09))
      : c < neutral
        ? Math.max(0, 1 - Math.abs(l - main.l) / 0.5) * (c / neutral)
        : nearness(h, main.h, reach)
    if (belongs === 0) continue
    const light = Math.min(0.985, Math.max(0.08, lightness + (l - main.l) * contrast))
    const strong = main.isNeutral || main.c < 0.02 ? wanted.c : Math.min(wanted.c * Math.min(1.35, c / main.c), 0.3)
    paint(dyed, at, light, strong, wanted.h + (main.isNeutral ? 0 : turn(h, main.h) * 0.3), belongs)
  }
  return { data: dyed, width, height }
}
