/** What can be chosen of a product: `colour=Хар,Улаан;clothing_size=S,M` as choices in both languages. */
import { inEnglish, type Dictionary } from "./dictionary.ts"

/** A choice as the database keeps it; `value` stands in addresses and is the same in every language. */
export type Choice = {
  readonly key: string
  readonly value: string
  readonly mn: string
  readonly en: string
  readonly hex: string | null
}
export type Colours = ReadonlyMap<string, { readonly en: string; readonly hex: string }>

const inAddress = (en: string): string =>
  (/[A-Z]{2}|\d/.test(en) || en.length === 1 ? en : en.toLowerCase()).replace(/[^\p{L}\p{N}.]+/gu, "-")

const choice = (key: string, mn: string, colours: Colours, dictionary: Dictionary): Choice => {
  const colour = key === "option" ? undefined : colours.get(mn)
  const en = colour?.en ?? inEnglish(dictionary, mn)
  return { key, value: inAddress(en), mn, en, hex: colour?.hex ?? null }
}

/** The groups of choices in the order the catalogue names them. */
export const choiceGroups = (text: string, colours: Colours, dictionary: Dictionary): ReadonlyArray<ReadonlyArray<Choice>> =>
  text
    .split(";")
    .filter((group) => group.includes("="))
    .map((group) => {
      const [key = "", values = ""] = group.split("=")
      return values.split(",").map((mn) => choice(key, mn, colours, dictionary))
    })

/** Every way to choose one of each group; one empty way when there is nothing to choose. */
export const combinations = (groups: ReadonlyArray<ReadonlyArray<Choice>>): ReadonlyArray<ReadonlyArray<Choice>> =>
  groups.reduce<ReadonlyArray<ReadonlyArray<Choice>>>(
    (combinations, group) => combinations.flatMap((combination) => group.map((one) => [...combination, one])),
    [[]],
  )
