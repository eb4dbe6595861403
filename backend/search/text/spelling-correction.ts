/**
 * Spelling correction of unknown words: «хувцс» to «хувцас», «pualto» to «пальто». A word is only corrected to a very near one, since it
 * may name what the shop does not sell: «гурил» is flour, and not «гурван».
 */
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import type { Database } from "#backend/database/database.ts"
import { distance, distanceToBeginning } from "./edit-distance.ts"
import { words } from "#domain/rules/search/words.ts"
import { folded, spellings, stems, typedSpellings, typedStems } from "./text-folding.ts"
import { stemKey } from "./index-keys.ts"
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import type { Synonyms } from "./synonyms.ts"

type CorrectionOption = { readonly text: string; readonly score: number; readonly freq: number }
/** A typed word with its corrections, the best first; in Elasticsearch's form. */
export type CorrectedWord = {
  readonly text: string
  readonly offset: number
  readonly length: number
  readonly options: ReadonlyArray<CorrectionOption>
}
/** A word of the vocabulary for a typed one. */
type Candidate = { readonly typed: string; readonly word: string; readonly folded: string; readonly uses: number }

const inCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

/** Letters from which on a word may miss a letter, have a wrong one, or be the beginning of another word. */
const minLongLength = 5

/** Maximum of mistakes in a long word of this length. */
const maxMistakes = (length: number): number => (length < 8 ? 1 : 2)

const consonantsOf = (word: string): string => word.replace(/[aeiouy]/g, "")
const sortedLetters = (word: string): string => Array.from(word).toSorted().join("")
const withoutDoubles = (word: string): string => word.replace(/(.)\1/gu, "$1")

/** «Цамц» and «цамс» sound alike at their end; at its beginning «сам» is no «цам». */
const withoutSibilants = (word: string): string => word.replace(/(?<=^...)[cz]/g, "s")

/** One wrong vowel or last sibilant, a letter typed twice, or two letters in the wrong order: all that a short word may have. */
const isShortMistake = (typed: string, word: string): boolean =>
  distance(typed, word) === 1 &&
  [consonantsOf, sortedLetters, withoutDoubles, withoutSibilants].some((reduced) => reduced(typed) === reduced(word))

/** «бүүз» for «бууз», as keyboards without ү and ө write them; not «тоос» for «тос». */
const isSameSound = (typed: string, { word, folded: sound }: Candidate): boolean => typed.length === word.length && folded(typed) === sound

/** A stem begins with its language, as in `mn.`. */
const languageLength = 3

/** Distances between the long stems of two words. */
const stemDistances = (typed: string, word: string): ReadonlyArray<number> => {
  const longStems = stems(typed).filter((stem) => stem.length >= minLongLength + languageLength)
  return longStems.flatMap((stem) => stems(word).map((other) => distance(stem, other)))
}

/** Mistakes between folded words or their stems; `null` for words that are too far apart. */
const mistakesIn = (typed: string, candidate: Candidate): number | null => {
  const sound = folded(typed)
  if (sound.length < minLongLength) {
    // Folding shortens «даашинз» to five letters: a longer word may miss a letter as it is written.
    const mayMissLetter = typed.length > minLongLength && distance(typed, candidate.word) === 1
    return isShortMistake(sound, candidate.folded) || isSameSound(typed, candidate) || mayMissLetter ? 1 : null
  }
  const ofSounds = sound.length > minLongLength ? distanceToBeginning(sound, candidate.folded) : distance(sound, candidate.folded)
  const mistakes = Math.min(ofSounds, ...stemDistances(typed, candidate.word))
  return mistakes <= maxMistakes(sound.length) ? mistakes : null
}

/** Unknown words of one text that are corrected; the others stay as they are. */
const maxCorrectedWords = 4

/** Maximum of words that are read. */
const maxWords = 12

const typedWords = (text: string): ReadonlyArray<string> => words(text).slice(0, maxWords)

const isUnknown = (word: string, known: KnownKeys, synonyms: Synonyms): boolean =>
  /^\p{L}{3,}$/u.test(word) &&
  !typedSpellings(word).some((spelling) => known.has(spelling)) &&
  !typedStems(word, known).some((stem) => known.whole(stemKey(stem))) &&
  synonyms.of([word]) === null

/** Words of `text` that no product has, not even as a beginning, and that mean nothing else. */
export const unknownWords = (text: string, known: KnownKeys, synonyms: Synonyms): ReadonlyArray<string> =>
  typedWords(text).filter((word) => isUnknown(word, known, synonyms))

const candidatesFor = async (db: Database, typed: ReadonlyArray<string>): Promise<ReadonlyArray<Candidate>> => {
  if (typed.length === 0) return []
  return db.query<Candidate>(
    `select typed.word as typed, c.word, c.folded, c.uses
     from jsonb_to_recordset($1::text::jsonb) as typed (word text, spellings text[])
     cross join lateral (
       select v.word, v.folded, v.uses from search_vocabulary v, unnest(typed.spellings) s
       where v.folded % s or v.folded like left(s, 3) || '%' order by similarity(v.folded, s) desc limit 60
     ) c`,
    [JSON.stringify(typed.map((word) => ({ word, spellings: spellings(word) })))],
  )
}

/** Corrections of a word, the best first: with the fewest mistakes, then the nearest whole, of the same alphabet, used most. */
const optionsFor = (typed: string, candidates: ReadonlyArray<Candidate>): ReadonlyArray<CorrectionOption> => {
  const sound = folded(typed)
  const isCyrillic = inCyrillic(typed)
  const options = candidates
    .filter(({ typed: word }) => word === typed)
    // A word in Cyrillic is never corrected to a Latin one.
    .filter(({ word }) => word !== typed && (inCyrillic(word) || !isCyrillic))
    .flatMap((candidate) => {
      const mistakes = mistakesIn(typed, candidate)
      if (mistakes === null) return []
      const isOtherAlphabet = inCyrillic(candidate.word) !== isCyrillic
      return [{ ...candidate, mistakes, wholeDistance: distance(sound, candidate.folded), isOtherAlphabet }]
    })
    .toSorted(
      (one, other) =>
        one.mistakes - other.mistakes ||
        one.wholeDistance - other.wholeDistance ||
        Number(one.isOtherAlphabet) - Number(other.isOtherAlphabet) ||
        other.uses - one.uses ||
        one.word.localeCompare(other.word),
    )
  // A word that two spellings have found stands in its first place.
  return options
    .filter((option, at) => options.findIndex(({ word }) => word === option.word) === at)
    .map(({ word, mistakes, uses }) => ({ text: word, score: 1 - mistakes / sound.length, freq: uses }))
}

/** Words of `text` in order, with at most `size` corrections each; none for known words and prefixes, and for unknown ones after the first few. */
export const correctedWords = async (
  db: Database,
  text: string,
  unknown: ReadonlyArray<string>,
  size: number,
): Promise<ReadonlyArray<CorrectedWord>> => {
  const candidates = await candidatesFor(db, unknown.slice(0, maxCorrectedWords))
  const searched = mongolianLetters(text).toLowerCase()
  let from = 0
  return typedWords(text).map((word) => {
    const offset = searched.indexOf(word, from)
    from = offset + word.length
    return { text: word, offset, length: word.length, options: optionsFor(word, candidates).slice(0, size) }
  })
}
