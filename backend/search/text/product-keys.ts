/** Keys by which a product is found: those of its texts, of its colours, and of the nouns of its title and category. */
import { binds, isGenitive, isMaterial } from "#domain/rules/search/mongolian-modifiers.ts"
import { words } from "#domain/rules/search/words.ts"
import { cachedByText } from "./cached-by-text.ts"
import { measuredNumbers, withMeasures } from "./measures.ts"
import { colourKey, freeKey, headKey, kindKey, ofKey, stemKey, writtenKey } from "./index-keys.ts"
import { foldedWords, inCyrillic, indexStems, phraseKeys, type stems } from "./text-folding.ts"

/** All keys by which a text of a product is found. */
export const indexKeys = cachedByText((text): ReadonlyArray<string> => {
  const measured = withMeasures(text)
  const all = words(measured)
  return [
    ...new Set([
      ...foldedWords(measured),
      ...measuredNumbers(text),
      ...all.filter(inCyrillic).map(writtenKey),
      ...all.flatMap(indexStems).map(stemKey),
    ]),
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
