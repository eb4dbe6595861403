/** Mongolian in Latin letters, and the folds in which «huvtsas», «xuwcas» and «хувцас» are one word. */

/** MNS 5217:2012 in plain letters, as passports write it. */
const latin: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "ye", ё: "yo", ж: "j", з: "z", и: "i", й: "i", к: "k", л: "l", м: "m",
  н: "n", о: "o", ө: "u", п: "p", р: "r", с: "s", т: "t", у: "u", ү: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh",
  щ: "sh", ъ: "i", ь: "i", ы: "y", э: "e", ю: "yu", я: "ya",
}

/** Lower-case and composed; accents are never stripped, since й and ё would lose theirs. */
const plain = (text: string): string => text.normalize("NFC").toLowerCase()

/** A title as it is written in Latin letters: «Ноолууран урт пальто» is `nooluuran urt palito`. */
export const titleLatin = (title: string): string => Array.from(plain(title), (letter) => latin[letter] ?? letter).join("")

/** Letters typed in the place of Ө, Ү and others by those whose keyboard lacks them. */
const cyrillicFolds: Readonly<Record<string, string>> = { ө: "о", ү: "у", ё: "е", й: "и", ъ: "", ь: "", є: "о", ї: "у", щ: "ш" }

/** Cyrillic words in which ө and о, ү and у, ё and е are one. */
export const cyrillicFold = (text: string): string =>
  Array.from(plain(text), (letter) => cyrillicFolds[letter] ?? letter).join("")

const vowels = "aeiou"

/** One by one, longest first: what several people would write in several ways becomes one. */
const latinFolds: ReadonlyArray<readonly [RegExp, string]> = [
  [/ö/g, "o"],
  [/ü/g, "u"],
  [/kh|x/g, "h"],
  [/ts|c(?!h)/g, "c"],
  [/ch/g, "q"],
  [/sh/g, "ʃ"],
  [/zh/g, "j"],
  [/w/g, "v"],
  [/y([aeou])/g, "$1"],
  [/y/g, "i"],
  [/o/g, "u"],
  [/([a-zʃ])\1+/g, "$1"],
  // the `i` that stands for ь between consonants: palito and palto
  [new RegExp(`([^${vowels}\\s])i(?=[^${vowels}\\s\\p{P}])`, "gu"), "$1"],
]

/** Latin or Cyrillic words in the one spelling that all their Latin spellings share. */
export const latinFold = (text: string): string =>
  latinFolds.reduce((folded, [from, to]) => folded.replace(from, to), titleLatin(text))

/** Whether two texts are one word for the search, however they were typed. */
export const soundsAlike = (one: string, other: string): boolean => latinFold(one) === latinFold(other)
