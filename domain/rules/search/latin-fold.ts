/** Folding by which the search takes texts for equal, however their letters were typed. */
import { latinSpelling } from "#domain/rules/transliteration.ts"
import { mongolianLetters } from "./mongolian-letters.ts"

/** Shared spelling of Latin or Cyrillic text, with letters of other alphabets read as Mongolian ones: «хїїхдийн» is «хүүхдийн». */
export const latinFold = (text: string): string => latinSpelling(mongolianLetters(text))
