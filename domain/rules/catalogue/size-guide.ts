/** Size guide of clothes, shoes, gloves, rings and hats: measurements of the body for each size of a product. Specification §3, E1a. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import { optionGroups } from "./option-groups.ts"

export type Measurement = "chest" | "waist" | "hips" | "foot" | "height" | "finger" | "hand" | "head"

/** Smallest and largest measurement in centimetres. */
export type Span = { readonly from: number; readonly to: number }

export type SizeGuide = {
  readonly columns: ReadonlyArray<Measurement>
  /** Spans of each size, in the order of the columns. */
  readonly rows: ReadonlyArray<{ readonly size: string; readonly spans: ReadonlyArray<Span> }>
}

/** Spans of a size in the order of the columns; `null` for a size that the guide does not have. */
type Guide = { readonly columns: ReadonlyArray<Measurement>; readonly spansOf: (size: string) => ReadonlyArray<Span> | null }

const span = (from: number, width: number): Span => ({ from, to: from + width })

/** Sizes named by letters, from small to large. */
const letters = ["XS", "S", "M", "L", "XL", "XXL"]

/** Width of the span of one letter, in centimetres; spans are one centimetre apart. */
const letterWidth = 4

/** Clothes by letter, from chest, waist and hips of size XS. */
const letterGuide = (chest: number, waist: number, hips: number): Guide => ({
  columns: ["chest", "waist", "hips"],
  spansOf: (size) => {
    const steps = letters.indexOf(size)
    return steps === -1 ? null : [chest, waist, hips].map((smallest) => span(smallest + steps * (letterWidth + 1), letterWidth))
  },
})

const centimetresPerInch = 2.54
/** Hips of trousers are this much wider than the waist, in centimetres. */
const hipsAboveWaist = 24

/** Trousers, whose size is the waist in inches. */
const trouserGuide: Guide = {
  columns: ["waist", "hips"],
  spansOf: (size) => {
    if (!/^\d\d$/.test(size)) return null
    const waist = Math.round(Number(size) * centimetresPerInch)
    return [span(waist, 2), span(waist + hipsAboveWaist, 2)]
  },
}

/** Length of the foot for a European shoe size, in half centimetres: a size is two thirds of a centimetre, with room of 1.5 cm. */
const footOf = (size: number): number => Math.round((size / 1.5 - 1.5) * 2) / 2

/** Shoes of one European size or two, `38-39`. */
const shoeGuide: Guide = {
  columns: ["foot"],
  spansOf: (size) => {
    const [, from, to = from] = /^(\d\d)(?:-(\d\d))?$/.exec(size) ?? []
    return from === undefined ? null : [{ from: footOf(Number(from)), to: footOf(Number(to) + 0.5) }]
  },
}

/** Children's clothes, whose size is the largest height in centimetres. */
const heightGuide: Guide = {
  columns: ["height"],
  spansOf: (size) => (/^(?:[5-9]|1\d)0$/.test(size) ? [span(Number(size) - 6, 6)] : null),
}

/** Circumference in centimetres, to a tenth, of a diameter in millimetres. */
const circumference = (diameter: number): number => Math.round(diameter * Math.PI) / 10

/** Rings, whose size is the inner diameter in millimetres. */
const ringGuide: Guide = {
  columns: ["finger"],
  spansOf: (size) =>
    /^(?:1[4-9]|2[0-3])$/.test(size) ? [{ from: circumference(Number(size)), to: circumference(Number(size) + 0.5) }] : null,
}

/** Hats, whose size is the circumference of the head in centimetres. */
const hatGuide: Guide = {
  columns: ["head"],
  spansOf: (size) => (/^(?:5\d|6[0-4])$/.test(size) ? [span(Number(size) - 0.5, 1)] : null),
}

/** Circumference of the hand for gloves of size XS, and the width of each letter, in centimetres. */
const smallestHand = 15
const gloveWidth = 2

/** Gloves, by the circumference of the hand around the knuckles, without the thumb. */
const gloveGuide: Guide = {
  columns: ["hand"],
  spansOf: (size) => (letters.includes(size) ? [span(smallestHand + letters.indexOf(size) * gloveWidth, gloveWidth)] : null),
}

/** Guides of categories by the end of their permalink. */
const categoryGuides: Readonly<Record<string, Guide>> = { jewellery: ringGuide, hats: hatGuide, gloves: gloveGuide }

const menGuide = letterGuide(84, 72, 88)

/** Guides of clothes by the permalink of their top category. */
const clothesGuides: Readonly<Record<string, Guide>> = {
  women: letterGuide(78, 60, 86),
  men: menGuide,
  "tools-auto": menGuide,
}

/** Guide of a size option, by its key and the permalinks of the product's two upper categories. */
const guideOf = (optionKey: string, top: string, category: string): Guide | null => {
  if (optionKey === "shoe_size") return shoeGuide
  if (optionKey === "pants_size") return trouserGuide
  if (optionKey !== "clothing_size") return null
  // Other clothes are children's, whatever their category.
  return categoryGuides[category.split("/").at(-1) ?? ""] ?? clothesGuides[top] ?? heightGuide
}

/** Guide of a product with the sizes that it has; `null` without sizes that a guide has. */
export const sizeGuide = ({ variants, l0, l1 }: Pick<Product, "variants" | "l0" | "l1">): SizeGuide | null => {
  const group = optionGroups(variants).find(({ kind }) => kind === "size")
  const guide = group === undefined ? null : guideOf(group.key, l0?.permalink ?? "", l1?.permalink ?? "")
  if (group === undefined || guide === null) return null
  const rows = group.values.flatMap(({ value, presentation }) => {
    const spans = guide.spansOf(value)
    return spans === null ? [] : [{ size: presentation, spans }]
  })
  return rows.length === 0 ? null : { columns: guide.columns, rows }
}
