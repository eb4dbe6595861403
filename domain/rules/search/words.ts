/** Words of a text, as the search reads them. */
import { mongolianLetters } from "./mongolian-letters.ts"

/** Words of a text in lower case, each in the letters of one alphabet: letters and digits only. */
export const words = (text: string): ReadonlyArray<string> =>
  mongolianLetters(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Text without the possessive of English: «men's» and «children’s» are «men» and «children». */
export const withoutPossessive = (text: string): string => text.replaceAll(/(?<=[a-z])['’ʼ`´]s(?![\p{L}\p{N}])/giu, "")
