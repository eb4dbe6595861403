/**
 * Letters of Mongolian however they are typed: keyboards and fonts without ө and ү write «євєл», «хїїхдийн» and «хvvхэд», and letters of other
 * alphabets look the same. Nothing else of a text changes, its case included.
 */

/** Letters, each with those that stand for it in every word. */
const standIns: Readonly<Record<string, string>> = {
  ө: "єѳɵθϑӫӧ",
  ү: "їѵѷυʏұӱӳўϋ",
  Ө: "ЄѲƟΘϴӪӦ",
  Ү: "ЇѴѶΥҰӰӲЎΫ",
}
const letterMeant = new Map(Object.entries(standIns).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)))
const anyStandIn = new RegExp(`[${[...letterMeant.keys()].join("")}]`, "gu")

/** Strokes and dots that are typed over о and у. */
const strokes = "[\\u0304\\u0305\\u0307\\u0308\\u030B\\u0335-\\u0338\\u20D2]+"
const strokedO = new RegExp(`[оөo]${strokes}`, "giu")
const strokedU = new RegExp(`[уүuy]${strokes}`, "giu")
const ofCase = (letter: string, typed: string): string => (typed === typed.toLowerCase() ? letter : letter.toUpperCase())

/** Latin and Greek letters, each with the Cyrillic one that it looks like. */
const lookAlikes = [
  "aа",
  "cс",
  "eе",
  "kк",
  "oо",
  "pр",
  "xх",
  "öө",
  "ôө",
  "üү",
  "ûү",
  "AА",
  "BВ",
  "CС",
  "EЕ",
  "HН",
  "KК",
  "MМ",
  "OО",
  "PР",
  "TТ",
  "XХ",
  "ÖӨ",
  "ÔӨ",
  "ÜҮ",
  "ÛҮ",
  "αа",
  "εе",
  "κк",
  "οо",
  "ρр",
  "ΑА",
  "ΒВ",
  "ΕЕ",
  "ΗН",
  "ΚК",
  "ΜМ",
  "ΟО",
  "ΡР",
  "ΤТ",
  "ΧХ",
].map((pair) => Array.from(pair))
const cyrillicOf = new Map(lookAlikes.map(([other = "", letter = ""]) => [other, letter]))
const latinOf = new Map([
  ...lookAlikes.flatMap(([other = "", letter = ""]): ReadonlyArray<readonly [string, string]> =>
    /[a-z]/i.test(other) ? [[letter, other]] : [],
  ),
  ["у", "y"],
  ["У", "Y"],
  ["і", "i"],
  ["І", "I"],
])

const cyrillic = /\p{Script=Cyrillic}/u
const foreign = /[\p{Script=Latin}\p{Script=Greek}]/u

/** Letters of other alphabets by which ү and у are typed; «v» and «ν» only where no vowel is beside them. */
const typedForU = /[yu]|(?<![аэиоуөүяеёюыaeou])[vν]+(?![аэиоуөүяеёюыaeou])/giu
const isForU = (letter: string): boolean => /[yuvν]/iu.test(letter)

/** A word in Cyrillic without the і of its neighbours. */
const withOwnI = (word: string): string => word.replaceAll("і", "и").replaceAll("І", "И")

/** ү beside э, ө and ү, у beside other vowels. */
const inHarmony = (word: string): string => (/[эөү]/iu.test(word) || !/[аоуяёы]/iu.test(word) ? "ү" : "у")

/**
 * A word of several alphabets in one, Cyrillic where nothing speaks against it. Latin where one of its other letters looks like no Cyrillic one,
 * and all its Cyrillic letters look like Latin ones: the «N» of «Nikе» with a Cyrillic «е».
 */
const inOneAlphabet = (word: string): string => {
  if (!cyrillic.test(word)) return word
  const bare = word.replaceAll(strokedO, (typed) => ofCase("ө", typed)).replaceAll(strokedU, (typed) => ofCase("ү", typed))
  if (!foreign.test(bare)) return withOwnI(bare)
  const letters = Array.from(bare)
  const others = letters.filter((letter) => foreign.test(letter))
  const hasUnlikeLetter = others.some((letter) => !cyrillicOf.has(letter) && !isForU(letter))
  if (hasUnlikeLetter && letters.every((letter) => !cyrillic.test(letter) || latinOf.has(letter)))
    return letters.map((letter) => latinOf.get(letter) ?? letter).join("")
  const read = withOwnI(letters.map((letter) => cyrillicOf.get(letter) ?? letter).join(""))
  if (hasUnlikeLetter) return read
  return read.replaceAll(typedForU, (typed) => Array.from(typed, (letter) => ofCase(inHarmony(read), letter)).join(""))
}

/** Signs without a width: they are pasted with a word, and part of none. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu

/** Text with each word in the letters of one alphabet, in NFC. */
export const mongolianLetters = (text: string): string =>
  text
    .replaceAll(invisible, "")
    .normalize("NFC")
    .replaceAll(anyStandIn, (letter) => letterMeant.get(letter) ?? letter)
    .replaceAll(/[\p{L}\p{M}]+/gu, inOneAlphabet)
