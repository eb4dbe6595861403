/** Forms of the keys of the index. */
import { bonuses } from "./match-weights.ts"

/** Keys of the index beside folded words: a stem, a Cyrillic word as it is written, and the noun of a title and of a category. */
export const stemKey = (stem: string): string => `~${stem}`
export const writtenKey = (word: string): string => `=${word}`
export const headKey = (stem: string): string => `^${stem}`
export const kindKey = (stem: string): string => `&${stem}`
/** Keys of the noun of a title and of its category, and what they add to the score of the word. */
export const titleBonuses = [
  [headKey, bonuses.head],
  [kindKey, bonuses.kind],
] as const
/** Keys of a noun that names products alone, of a genitive of a title, of a colour, and of a product code. */
export const freeKey = (stem: string): string => `*${stem}`
export const ofKey = (stem: string): string => `<${stem}`
export const colourKey = (stem: string): string => `%${stem}`
export const codeKey = (text: string): string => `#${text.toLowerCase().replace(/[^a-z0-9]/g, "")}`
