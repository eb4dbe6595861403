/** Recolouring of artwork: the main colour changes, folds and details stay. */
import type { Pixels } from "./artwork.ts"
import { hexToOklch, paint, toOklch, type Oklch } from "./oklch.ts"

/** Chroma below which a pixel has no hue. */
const neutral = 0.035
/** Distance from the main hue within which pixels are recoloured, in radians. */
export const usualReach = 1.2
/** Alpha below which pixels are ignored. */
const faint = 8

/** Difference of hues, from -π to π. */
const turn = (from: number, to: number): number => {
  const direction = from - to
  return direction > Math.PI ? direction - 2 * Math.PI : direction < -Math.PI ? direction + 2 * Math.PI : direction
}

/** Weight of a hue: 1 near the main one, falling to 0 at `reach`. */
const nearness = (one: number, other: number, reach: number): number => Math.max(0, Math.min(1, (reach - Math.abs(turn(one, other))) / 0.75))

type Main = Readonly<Oklch> & { readonly isNeutral: boolean; readonly spread: number }

const bandCount = 24
const bandOf = (hue: number): number => Math.floor(((hue + Math.PI) / (2 * Math.PI)) * bandCount) % bandCount

/** Dominant hue of every third pixel, `null` where there is hardly any. */
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

/** Main colour of the artwork, and the spread of its lightness. */
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

/** Limits lightness, so that folds stay visible in black and white. */
const room = (lightness: number): number => Math.min(0.9, Math.max(0.32, lightness))

type Dye = {
  readonly reach?: number
  /** The colour to replace, where that is not the main one. */
  readonly part?: string | null
  /** Replaces what has hardly any hue: of a pale object with a coloured detail, whose own hue comes and goes from pixel to pixel. */
  readonly isPale?: boolean
}

/** Recolours artwork. */
export const dye = (pixels: Pixels, hex: string, { reach = usualReach, part = null, isPale = false }: Dye = {}): Pixels => {
  const { data, width, height } = pixels
  const wanted = hexToOklch(hex)
  const lightness = room(wanted.l)
  const main = mainColour(pixels, isPale ? null : part === null ? mainHue(pixels) : hexToOklch(part).h, reach)
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
