/** Colours that a file of products may name by a word alone: their names in every language, and the CSS colour of their swatch. E2. */
import { allTexts, type Localized } from "#domain/entities/locale.ts"
import type { ProductLabels } from "#domain/languages/mn/product-labels.ts"
import { localizedLabel } from "#domain/languages/product-labels.ts"

type ColourKey = keyof ProductLabels["colours"]

const hexes: Readonly<Record<ColourKey, string>> = {
  black: "#1A1A1A",
  white: "#FFFFFF",
  grey: "#8C8C8C",
  silver: "#BFC3C7",
  red: "#C8102E",
  maroon: "#6B2737",
  pink: "#EFA6B8",
  purple: "#6F4E9B",
  orange: "#F28C28",
  yellow: "#F2C14E",
  gold: "#C9A227",
  beige: "#D8C3A5",
  brown: "#7B4B2A",
  green: "#3A7D44",
  turquoise: "#3FB8AF",
  lightBlue: "#7FB7E6",
  blue: "#1F4E9E",
  navy: "#1B2A49",
}

export type KnownColour = { readonly names: Localized; readonly hex: string }

const folded = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/gu, " ")

const coloursByName: ReadonlyMap<string, KnownColour> = new Map(
  (Object.keys(hexes) as ReadonlyArray<ColourKey>).flatMap((key) => {
    const names = localizedLabel(({ colours }) => colours[key])
    return allTexts(names).map((name) => [folded(name), { names, hex: hexes[key] }] as const)
  }),
)

/** The colour of a name in any language, however its letters are cased: `ХАР ХӨХ` is navy; `null` for another text, `Хар судалтай`. */
export const knownColour = (name: string): KnownColour | null => coloursByName.get(folded(name)) ?? null
