/** Most detailed area of artwork, for close-ups: filled, and not at the edge. */
import type { Pixels } from "./artwork.ts"

const cells = 12
/** Width of a close-up in cells. */
const window = 4

/** Position as shares of width and height. */
export const focusOf = ({ data, width, height }: Pixels): { readonly x: number; readonly y: number } => {
  const sums = Array.from({ length: cells * cells }, () => ({ filled: 0, count: 0, light: 0, squares: 0 }))
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4
      const cell = sums[Math.floor((y / height) * cells) * cells + Math.floor((x / width) * cells)]
      if (cell === undefined) continue
      cell.count += 1
      if ((data[at + 3] ?? 0) < 200) continue
      const light = (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11
      cell.filled += 1
      cell.light += light
      cell.squares += light * light
    }
  }
  let best = { x: 0.5, y: 0.45, worth: -1 }
  for (let row = 0; row <= cells - window; row++) {
    for (let column = 0; column <= cells - window; column++) {
      const seen = sums.filter((_, at) => Math.floor(at / cells) >= row && Math.floor(at / cells) < row + window && at % cells >= column && at % cells < column + window)
      const total = seen.reduce((sum, cell) => ({ filled: sum.filled + cell.filled, count: sum.count + cell.count, light: sum.light + cell.light, squares: sum.squares + cell.squares }))
      if (total.filled === 0) continue
      const coverage = total.filled / total.count
      const mean = total.light / total.filled
      const worth = Math.sqrt(Math.max(0, total.squares / total.filled - mean * mean)) * coverage ** 4
      if (worth > best.worth) best = { x: (column + window / 2) / cells, y: (row + window / 2) / cells, worth }
    }
  }
  return { x: best.x, y: best.y }
}
