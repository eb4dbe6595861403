/** Mongolian-English dictionary of materials, patterns and measures, from `data/words.tsv`. */
import { readTable } from "#backend/tsv-table.ts"

export type Dictionary = ReadonlyMap<string, string>

export const readDictionary = async (): Promise<Dictionary> =>
  new Map((await readTable<"mn" | "en">("words")).map(({ mn, en }) => [mn.toLowerCase(), en]))

const translated = (dictionary: Dictionary, mn: string): string => dictionary.get(mn.toLowerCase()) ?? mn

/** English of an option value: `10 мм` is `10 mm`, `Жижиг` is `Small`; codes such as `XL` or `8/256` stay. */
export const inEnglish = (dictionary: Dictionary, mn: string): string => {
  const measure = /^([\d.,]+) (\S+)$/.exec(mn)
  if (measure === null) return translated(dictionary, mn)
  const [, amount = "", unit = ""] = measure
  return `${amount} ${translated(dictionary, unit)}`
}

/** English of a material: `Ноолуур 90%, торго 10%` is `Cashmere 90%, silk 10%`. */
export const materialInEnglish = (dictionary: Dictionary, mn: string): string => {
  const parts = mn.split(", ").map((part) => {
    const [, name = part, share = ""] = /^(.*?)( \d+%)?$/.exec(part) ?? []
    return translated(dictionary, name) + share
  })
  const text = parts.join(", ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
