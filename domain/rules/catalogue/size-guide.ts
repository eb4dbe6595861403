/** Size guide of clothes, shoes, gloves, rings and hats: measures of the body for each size that a product has. Specification §3, E1a. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import { optionGroups } from "./option-groups.ts"

export type Measured = "chest" | "waist" | "hips" | "foot" | "height" | "finger" | "hand" | "head"

/** Smallest and largest measure in centimetres. */
export type Span = { readonly from: number; readonly to: number }

export type SizeGuide = {
  readonly columns: ReadonlyArray<Measured>
  readonly rows: ReadonlyArray<{ readonly size: string; readonly spans: ReadonlyArray<Span> }>
}

const span = (from: number, width: number): Span => ({ from, to: from + width })

/** Letters in their order; each step is wider by `step` centimetres than the one before. */
const letters = ["XS", "S", "M", "L", "XL", "XXL"]

/** Chest, waist and hips of size XS. */
const smallest: Readonly<Record<string, readonly [chest: number, waist: number, hips: number]>> = { women: [78, 60, 86], men: [84, 72, 88], "tools-auto": [84, 72, 88] }
const step = 4
const inch = 2.54

const ofLetter = (size: string, [chest, waist, hips]: readonly [number, number, number]): ReadonlyArray<Span> | null => {
  const at = letters.indexOf(size)
  return at === -1 ? null : [chest, waist, hips].map((measure) => span(measure + at * (step + 1), step))
}

/** Trousers are numbered by the waist in inches; hips are wider by a quarter metre, at most. */
const ofWaist = (size: string): ReadonlyArray<Span> | null => {
  if (!/^\d\d$/.test(size)) return null
  const waist = Math.round(Number(size) * inch)
  return [span(waist, 2), span(waist + 24, 2)]
}

/** Length of the foot for a European size, in half centimetres. */
const footOf = (size: number): number => Math.round((size / 1.5 - 1.5) * 2) / 2

const ofShoe = (size: string): ReadonlyArray<Span> | null => {
  const [, from = "", to = from] = /^(\d\d)(?:-(\d\d))?$/.exec(size) ?? []
  return from === "" ? null : [{ from: footOf(Number(from)), to: footOf(Number(to) + 0.5) }]
}

/** Children's sizes are heights. */
const ofHeight = (size: string): ReadonlyArray<Span> | null => (/^(?:[5-9]|1\d)0$/.test(size) ? [span(Number(size) - 6, 6)] : null)

/** Rings are numbered by their inner diameter in millimetres; fingers are measured around. */
const ofRing = (size: string): ReadonlyArray<Span> | null => {
  const around = (millimetres: number): number => Math.round(millimetres * Math.PI) / 10
  return /^(?:1[4-9]|2[0-3])$/.test(size) ? [{ from: around(Number(size)), to: around(Number(size) + 0.5) }] : null
}

/** Hats are numbered by the head they fit. */
const ofHat = (size: string): ReadonlyArray<Span> | null => (/^(?:5\d|6[0-4])$/.test(size) ? [span(Number(size) - 0.5, 1)] : null)

type Guide = { readonly columns: ReadonlyArray<Measured>; readonly of: (size: string) => ReadonlyArray<Span> | null }

/** Around the knuckles, without the thumb: two centimetres a letter. */
const ofGlove = (size: string): ReadonlyArray<Span> | null => (letters.includes(size) ? [span(15 + letters.indexOf(size) * 2, 2)] : null)

/** Guides of categories, by the end of their address. */
const ofCategory: Readonly<Record<string, Guide>> = { jewellery: { columns: ["finger"], of: ofRing }, hats: { columns: ["head"], of: ofHat }, gloves: { columns: ["hand"], of: ofGlove } }

const guideOf = (key: string, branch: string, category: string): Guide | null => {
  if (key === "shoe_size") return { columns: ["foot"], of: ofShoe }
  if (key === "pants_size") return { columns: ["waist", "hips"], of: ofWaist }
  if (key !== "clothing_size") return null
  const worn = ofCategory[category.split("/").at(-1) ?? ""]
  if (worn !== undefined) return worn
  const body = smallest[branch]
  if (body !== undefined) return { columns: ["chest", "waist", "hips"], of: (size) => ofLetter(size, body) }
  return { columns: ["height"], of: ofHeight }
}

/** `null` for what has no sizes, or other ones. */
export const sizeGuide = ({ variants, l0, l1 }: Pick<Product, "variants" | "l0" | "l1">): SizeGuide | null => {
  const group = optionGroups(variants).find(({ kind }) => kind === "size")
  const guide = group === undefined ? null : guideOf(group.key, l0?.permalink ?? "", l1?.permalink ?? "")
  if (group === undefined || guide === null) return null
  const rows = group.values.flatMap(({ value, presentation }) => {
    const spans = guide.of(value)
    return spans === null ? [] : [{ size: presentation, spans }]
  })
  return rows.length === 0 ? null : { columns: guide.columns, rows }
}
