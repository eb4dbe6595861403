/** Textures of cloth: knits, quilting, stripes, checks and flowers. */
import type { Pixels } from "./artwork.ts"
import { hexToOklch, paint, toOklch } from "./oklch.ts"

export type Weave = "knit" | "quilt" | "stripes" | "checks" | "flowers" | "ornament" | "grain"

/** Lightness change at a point, and share of the second colour, 0–1. */
type Mark = { readonly light: number; readonly second: number }

const wave = (value: number): number => Math.sin(value * 2 * Math.PI)
const ring = (x: number, y: number, size: number): number => Math.hypot((x % size) - size / 2, (y % size) - size / 2)
const between = (value: number, from: number, to: number): number => (value >= from && value < to ? 1 : 0)

/** A flower of five petals in each cell, every second row shifted by half. */
const flower = (x: number, y: number): Mark => {
  const size = 34
  const row = Math.floor(y / size)
  const [u, v] = [((x + (row % 2) * (size / 2)) % size) - size / 2, (y % size) - size / 2]
  const far = Math.hypot(u, v)
  const petal = 6.2 + 2.6 * Math.cos(5 * Math.atan2(v, u))
  return { light: far < 2.6 ? -0.06 : 0, second: far < petal && far >= 2.6 ? 0.9 : 0 }
}

const marks: Readonly<Record<Weave, (x: number, y: number) => Mark>> = {
  // Stitches alternate their slant by column.
  knit: (x, y) => ({ light: 0.035 * wave((y + (Math.floor(x / 5) % 2 === 0 ? x : -x)) / 7) - 0.02 * between(x % 5, 4, 5), second: 0 }),
  quilt: (_, y) => ({ light: 0.075 * Math.sqrt(Math.abs(wave(y / 52))) - 0.055, second: 0 }),
  stripes: (_, y) => ({ light: 0, second: between(y % 26, 0, 10) * 0.92 }),
  checks: (x, y) => ({ light: 0, second: (between(x % 40, 0, 16) + between(y % 40, 0, 16)) * 0.42 }),
  flowers: flower,
  ornament: (x, y) => ({ light: 0, second: between(ring(x, y, 32), 8, 11.5) * 0.85 + between(ring(x, y, 32), 0, 3.5) * 0.85 }),
  grain: (x, y) => ({ light: 0.016 * wave(x / 9 + 0.35 * wave(y / 61)) + 0.01 * wave(x / 3.7 + y / 90), second: 0 }),
}

/** Applies a texture; `second` is the colour of stripes and flowers. */
export const weave = ({ data, width, height }: Pixels, kind: Weave, second: string): Pixels => {
  const woven = Buffer.from(data)
  const other = hexToOklch(second)
  const mark = marks[kind]
  const seen = { l: 0, c: 0, h: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if ((data[at + 3] ?? 0) < 8) continue
      const { light, second: share } = mark(x, y)
      if (light === 0 && share === 0) continue
      const { l, c, h } = toOklch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, seen)
      if (light !== 0) paint(woven, at, Math.min(0.99, l + light), c, h, 1)
      if (share > 0) paint(woven, at, Math.min(0.97, Math.max(0.12, other.l + (l - 0.62) * 0.7)), other.c, other.h, share)
    }
  }
  return { data: woven, width, height }
}
