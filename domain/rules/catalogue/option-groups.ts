/** Option groups of a product: colours as swatches, sizes as tiles, others as text. Specification §3, E2. */
import type { OptionValue, Variant } from "#domain/entities/catalogue/product.ts"

/** Option keys shown as colours. Specification §3, E2. */
export const colourKeys: ReadonlyArray<string> = ["colour", "color", "design", "pattern", "cover", "front", "frame_colour", "lens_colour"]
/** Option keys shown as sizes. Specification §3, E2. */
export const sizeKeys: ReadonlyArray<string> = ["clothing_size", "shoe_size", "pants_size"]

export type OptionKind = "colour" | "size" | "other"

/** Key in lower case with underscores: `Frame Colour` is `frame_colour`. */
const normalized = (key: string): string =>
  key
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, "_")

/** Kind of an option key, however it is written. */
export const optionKind = (key: string): OptionKind => {
  if (colourKeys.includes(normalized(key))) return "colour"
  return sizeKeys.includes(normalized(key)) ? "size" : "other"
}

export type OptionGroup = {
  readonly key: string
  readonly label: string
  readonly kind: OptionKind
  /** In the order of the variants. */
  readonly values: ReadonlyArray<OptionValue>
}

const kindOrder: ReadonlyArray<OptionKind> = ["colour", "size", "other"]

/** Option groups of `variants`: colours first, then sizes, then others. */
export const optionGroups = (variants: ReadonlyArray<Variant>): ReadonlyArray<OptionGroup> => {
  const groups = new Map<string, { readonly first: OptionValue; readonly values: Map<string, OptionValue> }>()
  for (const option of variants.flatMap((variant) => variant.optionValues)) {
    const group = groups.get(option.key) ?? { first: option, values: new Map() }
    if (!group.values.has(option.value)) group.values.set(option.value, option)
    groups.set(option.key, group)
  }
  return [...groups]
    .map(([key, { first, values }]) => ({ key, label: first.label, kind: optionKind(key), values: [...values.values()] }))
    .toSorted((one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind))
}
