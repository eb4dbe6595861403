/** Transliteration of Mongolian, and a folding in which «huvtsas», «xuwcas» and «хувцас» are equal. */

/** Latin letters by MNS 5217:2012 without diacritics, as passports have them. */
const latin: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "ye",
  ё: "yo",
  ж: "j",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  ө: "u",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ү: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "i",
  ь: "i",
  ы: "y",
  э: "e",
  ю: "yu",
  я: "ya",
}

/** Text in lower case and NFC; accents stay, since й and ё are letters. */
const plain = (text: string): string => text.normalize("NFC").toLowerCase()

/** Title in Latin letters: «Ноолууран урт пальто» is `nooluuran urt palito`. */
export const titleLatin = (title: string): string => Array.from(plain(title), (letter) => latin[letter] ?? letter).join("")

const vowels = "aeiou"

/** Foldings in order, longest first: several Latin spellings become one. */
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

/** Spelling of Latin or Cyrillic text that all its Latin spellings share. */
export const latinSpelling = (text: string): string => latinFolds.reduce((folded, [from, to]) => folded.replace(from, to), titleLatin(text))

/** Whether two texts are spellings of one. */
export const soundsAlike = (one: string, other: string): boolean => latinSpelling(one) === latinSpelling(other)
