/** Options of demo products: `colour=Хар,Улаан;clothing_size=S,M` read as option values in both languages. */
import type { Choice } from "#backend/catalogue/products/option-values.ts"
import { inEnglish, type Dictionary } from "./dictionary.ts"

/** Colours by their Mongolian name. */
export type Colours = ReadonlyMap<string, { readonly en: string; readonly hex: string }>

/** English option value as addresses have it: lower case unless it is a code, with `-` for other characters. */
const addressValue = (en: string): string =>
  (/[A-Z]{2}|\d/.test(en) || en.length === 1 ? en : en.toLowerCase()).replace(/[^\p{L}\p{N}.]+/gu, "-")

const choiceOf = (key: string, mn: string, colours: Colours, dictionary: Dictionary): Choice => {
  const colour = key === "option" ? undefined : colours.get(mn)
  const en = colour?.en ?? inEnglish(dictionary, mn)
  return { key, value: addressValue(en), mn, en, hex: colour?.hex ?? null }
}

/** Storage of a device, alone or after its memory: `256GB`, `8/256`, `32/1TB`. */
const isStorage = (value: string): boolean => /^(?:\d+\/)?\d+\s?(?:GB|TB)$|^\d+\/(?:64|128|256|512|1024)$/u.test(value)

/** Option values by option, in the order of the text. */
export const choiceGroups = (text: string, colours: Colours, dictionary: Dictionary): ReadonlyArray<ReadonlyArray<Choice>> =>
  text
    .split(";")
    .filter((group) => group.includes("="))
    .map((group) => {
      const [name = "", list = ""] = group.split("=")
      const values = list.split(",")
      const key = name === "option" && values.every(isStorage) ? "storage" : name
      return values.map((mn) => choiceOf(key, mn, colours, dictionary))
    })

/** All combinations of one value for each option; one empty combination without options. */
export const combinations = (groups: ReadonlyArray<ReadonlyArray<Choice>>): ReadonlyArray<ReadonlyArray<Choice>> =>
  groups.reduce<ReadonlyArray<ReadonlyArray<Choice>>>(
    (combinations, group) => combinations.flatMap((combination) => group.map((choice) => [...combination, choice])),
    [[]],
  )
