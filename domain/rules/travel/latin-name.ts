/** Latin letters of a person's name, as passports write it. Specification §3, E26. */
import { titleLatin } from "#domain/rules/transliteration.ts"

/**
 * Letters that Kazakh has and Mongolian lacks. ICAO Doc 9303, part 3, section 6 B, has і alone; the others are written as the letters that
 * Kazakhstan's instruction on writing Kazakh names in Russian (State Onomastic Commission) puts for them, as airlines write them on tickets.
 */
const kazakhLetters: Readonly<Record<string, string>> = { ә: "a", ғ: "g", қ: "k", ң: "n", ұ: "u", һ: "kh", і: "i" }

/** Letters of a Kazakh name: those of Doc 9303 where MNS 5217 differs, and ө like о by the same instruction. */
const kazakhName: Readonly<Record<string, string>> = {
  ...kazakhLetters,
  е: "e",
  ё: "e",
  ж: "zh",
  ө: "o",
  щ: "shch",
  ъ: "ie",
  ь: "",
  ю: "iu",
  я: "ia",
}

/** Name in Latin letters; one with a letter that Mongolian lacks is Kazakh: «Жеңісгүл» is `zhenisgul`. */
export const nameLatin = (name: string): string => {
  const letters = Array.from(name.normalize("NFC").toLowerCase())
  const isKazakh = letters.some((letter) => letter in kazakhLetters)
  return titleLatin(isKazakh ? letters.map((letter) => kazakhName[letter] ?? letter).join("") : name)
}
