/** Folding of words: one form for the different spellings of Mongolian in Cyrillic and Latin letters, and keys of stems. */
import { binds, isGenitive, isMaterial } from "#domain/rules/search/mongolian-modifiers.ts"
import { cyrillicReading } from "#domain/rules/search/cyrillic-reading.ts"
import { mongolianStem } from "#domain/rules/search/mongolian-stem.ts"
import { latinFold } from "#domain/rules/search/latin-fold.ts"
import { words } from "#domain/rules/search/words.ts"
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import { byText } from "./known-texts.ts"
import { bonuses } from "./match-weights.ts"

/** A folded word; may be empty. */
export const folded = (word: string): string => latinFold(word).replace(/[^\p{L}\p{N}]/gu, "")

const inCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

/** Stem of an English noun: `dresses`, `batteries`, `women's`. */
const englishStem = (word: string): string => {
  if (/^[a-z]{3,}ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/^[a-z]{2,}(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /^[a-z]{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word
}

const stemOf = (language: "mn" | "la" | "en", stem: string): string => `${language}.${folded(stem)}`

/** Keyboards without ү use v: `xvvxed` for хүүхэд. */
const withoutVee = (word: string): string =>
  /^[a-z]+$/.test(word) && /vv|(?<![aeiou])v(?![aeiou])/.test(word) ? word.replace(/v+/g, "u") : word

/** Cyrillic words of so few sounds have others beside them that fold alike: «тоос» is dust and «тос» oil, «үс» hair and «ус» water. */
const isShort = (word: string): boolean => /^\p{Script=Cyrillic}+$/u.test(word) && word.replace(/(.)\1/gu, "$1").length <= 3

/** Possible stems of a word, folded, with their language: Latin letters may be English or Mongolian. A short one in Cyrillic is as it is written. */
export const stems = (word: string): ReadonlyArray<string> => {
  if (/\d/.test(word)) return []
  if (inCyrillic(word)) {
    const stem = mongolianStem(word)
    return [isShort(stem) ? `mn${writtenKey(stem)}` : stemOf("mn", stem)]
  }
  return [stemOf("en", englishStem(word)), latinStem(mongolianStem(cyrillicReading(withoutVee(word))))]
}

/** Stem of Mongolian in Latin letters, which does not distinguish short words. */
const latinStem = (stem: string): string => stemOf(isShort(stem) ? "la" : "mn", stem)

/** Stems of a word that nobody typed, whose Latin letters are no Mongolian: «gown» has not the stem of «говь». */
export const writtenStems = (word: string): ReadonlyArray<string> =>
  inCyrillic(word) || /\d/.test(word) ? stems(word) : [stemOf("en", englishStem(word)), latinStem(cyrillicReading(word))]

/** Stems under which a word is found, in its own language; a short one also for Latin letters. */
const indexStems = (word: string): ReadonlyArray<string> =>
  inCyrillic(word) && !/\d/.test(word) ? [...new Set([...stems(word), latinStem(mongolianStem(word))])] : stems(word).slice(0, 1)

/** Stems of a word of the synonyms, for which it may be typed. */
export const synonymStems = (word: string): ReadonlyArray<string> => (inCyrillic(word) ? indexStems(word) : writtenStems(word))

/** All keys of a phrase: every combination of its words' stems. */
export const phraseKeys = (phrase: ReadonlyArray<string>, stemsOf: typeof stems): ReadonlyArray<string> => {
  let keys: ReadonlyArray<string> = [""]
  for (const word of phrase) {
    const ownKeys = [...new Set([...stemsOf(word), word])]
    keys = keys.flatMap((key) => ownKeys.map((own) => (key === "" ? own : `${key} ${own}`)))
  }
  return keys
}

/** Stems of a word as it is typed. Without its fleeting vowel a bare word that nothing has is a mistake to be corrected: «хувцс», but not «сагс». */
export const typedStems = (word: string, known: KnownKeys): ReadonlyArray<string> => {
  const written = inCyrillic(word) ? word : cyrillicReading(word)
  const isBare = /[бвгджзклмнпрстфхцчш]{2}$/u.test(written) && mongolianStem(written) === written
  return isBare && !known.has(inCyrillic(word) ? writtenKey(word) : folded(word))
    ? stems(word).filter((stem) => stem.startsWith("en."))
    : stems(word)
}

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

/** Possible foldings of a typed word, the usual one first. */
export const spellings = (word: string): ReadonlyArray<string> =>
  [...new Set([word, englishStem(word), withoutVee(word)].map(folded))].filter((spelling) => spelling !== "")

/** What a typed word may be written like: a short one in Cyrillic only as it is. */
export const typedSpellings = (word: string): ReadonlyArray<string> => (isShort(word) ? [writtenKey(word)] : spellings(word))

/** Distinct folded words of a text, in order. */
export const foldedWords = (text: string): ReadonlyArray<string> =>
  [
    ...new Set(
      words(text)
        .flatMap((word) => (inCyrillic(word) ? [word] : [word, englishStem(word)]))
        .map(folded),
    ),
  ].filter((word) => word !== "")

const units: ReadonlyMap<string, string> = new Map(
  [
    ["kg", "кг кило килограмм kg"],
    ["g", "г гр грамм g gr gram gramm"],
    ["l", "л литр l litr litre liter"],
    ["ml", "мл миллилитр ml"],
    ["inch", "инч inch"],
    ["gb", "гб гигабайт gb"],
    ["w", "вт ватт w"],
    ["mah", "mah"],
    ["m", "м метр metre meter"],
    ["cm", "см сантиметр cm"],
    ["mm", "мм миллиметр mm"],
    ["pcs", "ш ширхэг shirheg shirkheg pcs pc"],
    ["pct", "% хувь хув"],
    ["mnt", "₮ төг төгрөг мянга мянган сая mnt"],
  ].flatMap(([unit = "", spelled = ""]) => spelled.split(" ").map((one) => [one, unit] as const)),
)
/** Whether a word may become a unit. */
export const isUnitBeginning = (word: string): boolean => [...units.keys()].some((unit) => unit.startsWith(word))

/** Genitive and comitative, which units take too: «1 литрийн», «500 ширхэгтэй». */
const ofUnits = "(?:ийн|ын|т[аоэ]й)?"
const measure = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d+(?:[.,]\\d+)?)[\\s-]*(${[...units.keys()].toSorted((one, other) => other.length - one.length).join("|")})${ofUnits}(?![\\p{L}\\p{N}])`,
  "giu",
)
const measureKey = (number: string, unit: string): string => `${number.replace(/[.,]/, "d")}${units.get(unit.toLowerCase()) ?? ""}`

/** Sizes of two sides: «160*200» and «160 х 200» are `160x200`. */
const withSides = (text: string): string => text.replace(/(?<=\d)\s*[*×xх]\s*(?=\d)/giu, "x")

/** Text with numbers and units as one word: «1 кг» is `1kg`; `note` learns how each was written. */
export const withMeasures = (text: string, note: (key: string, written: string) => void = () => {}): string =>
  withSides(text).replace(measure, (written, number: string, unit: string) => {
    const key = measureKey(number, unit)
    note(key, written)
    return key
  })

/** Text whose numbers have no case: «8-нд» is «8». */
export const withBareNumbers = (text: string): string => text.replace(/(?<=\d)-?(?:ны|нд|ын|ийн|т[аоэ]й)(?!\p{L})/giu, "")

/** Whether a folded word is a share or a sum of money, as «50%» and «50000 төгрөг» are: no product has it among its words. */
export const isOfPrice = (word: string): boolean => /^\d+(?:d\d+)?(?:pct|mnt)$/.test(word)

/** All keys by which a text of a product is found. */
export const indexKeys = byText((text): ReadonlyArray<string> => {
  const numbers = [...text.matchAll(measure)].map(([, number = ""]) => number)
  const measured = withMeasures(text)
  const all = words(measured)
  return [
    ...new Set([...foldedWords(measured), ...numbers, ...all.filter(inCyrillic).map(writtenKey), ...all.flatMap(indexStems).map(stemKey)]),
  ]
})

/** Keys of a colour as a shop calls it: of each of its words, and of all of them as one, since «хар хөх» is neither black nor blue. */
export const colourKeysOf = (colour: string): ReadonlyArray<string> => {
  const all = words(colour)
  return [...all.flatMap(indexStems).map(colourKey), ...(all.length === 1 ? [] : wholeColourKeys(all, indexStems))]
}

/** Keys of a colour of several words; an index of a cluster takes no spaces. */
export const wholeColourKeys = (all: ReadonlyArray<string>, stemsOf: typeof stems): ReadonlyArray<string> =>
  phraseKeys(all, stemsOf).map((key) => colourKey(key.replaceAll(" ", "+")))

/** Nouns of several things, which are called by what they hold: «харандааны багц» are pencils. */
const setNouns: ReadonlySet<string> = new Set(["багц", "баглаа", "бүрдэл"])

/**
 * Keys of the noun that a text is about: by `keyOf`, and as a name of its own unless the word before it `isBinding`,
 * as «сахлын» is for «машин» and «улаан» is not.
 */
const nounKeys = (text: string, keyOf: typeof headKey, isBinding: (word: string) => boolean): ReadonlyArray<string> => {
  const all = words(text).filter((word) => !/\d/.test(word) && word !== "иж")
  const [before = "", noun] = [all.at(-2), all.at(-1)]
  if (noun === undefined) return []
  const freeNouns = (): ReadonlyArray<string> => {
    if (setNouns.has(noun) && isGenitive(before)) return [noun, before]
    return isBinding(before) ? [] : [noun]
  }
  return [
    ...indexStems(noun).map(keyOf),
    ...freeNouns().flatMap(indexStems).map(freeKey),
    ...(isMaterial(noun) ? [freeKey(writtenKey(noun))] : []),
  ]
}

/** Whether a word of a category makes another kind of the next one: «тоглоомон машин» are no machines, but wooden chairs («модон сандал») are chairs. */
const makesKind = (word: string): boolean => binds(word) || isMaterial(word)

/** Keys of the noun that a title is about, before its first comma, and of the nouns of its category, which may list several. */
export const headKeys = (title: string, category: string): ReadonlyArray<string> => {
  const [beforeComma = ""] = title.split(",")
  return [
    ...nounKeys(beforeComma, headKey, binds),
    ...words(title).filter(isGenitive).flatMap(indexStems).map(ofKey),
    ...category.split(",").flatMap((kind) => nounKeys(kind, kindKey, makesKind)),
  ]
}
