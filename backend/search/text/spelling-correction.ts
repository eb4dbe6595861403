/**
 * Spelling correction of unknown words: «хувцс» to «хувцас», «pualto» to «пальто». A word that a shop has nothing of is no mistake: what is
 * corrected must be so near that hardly another word is («гурил» is flour, and not «гурван»).
 */
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import type { Database } from "#backend/database/database.ts"
import { distance, distanceToBeginning } from "./edit-distance.ts"
import { folded, spellings, stemKey, stems, typedSpellings, typedStems, words } from "./text-folding.ts"
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import { synonymOf } from "./synonyms.ts"

export type Mended = { readonly text: string; readonly offset: number; readonly length: number; readonly options: ReadonlyArray<{ readonly text: string; readonly score: number; readonly freq: number }> }
type Candidate = { readonly typed: string; readonly word: string; readonly folded: string; readonly uses: number }

const inCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

/** Letters from which on a word may miss a letter, have a wrong one, or be the beginning of another word. */
const long = 5

/** Mistakes in a long word of this length. */
const mistakes = (length: number): number => (length < 8 ? 1 : 2)

const consonants = (word: string): string => word.replace(/[aeiouy]/g, "")
const sorted = (word: string): string => Array.from(word).toSorted().join("")
const undoubled = (word: string): string => word.replace(/(.)\1/gu, "$1")

/** One wrong vowel, a letter typed twice, or two letters in the wrong order: all that a short word may have. */
const isShortSlip = (typed: string, word: string): boolean =>
  distance(typed, word) === 1 && [consonants, sorted, undoubled].some((reduced) => reduced(typed) === reduced(word))

/** «бүүз» for «бууз», as keyboards without ү and ө write them; not «тоос» for «тос». */
const isSameSound = (typed: string, { word, folded: sound }: Candidate): boolean => typed.length === word.length && folded(typed) === sound

/** Mistakes between folded words or their stems; `null` for words that are too far apart. */
const slipsOf = (typed: string, candidate: Candidate): number | null => {
  const mine = folded(typed)
  // Folding shortens «даашинз» to five letters: a longer word may miss a letter as it is written.
  if (mine.length < long) return isShortSlip(mine, candidate.folded) || isSameSound(typed, candidate) || (typed.length > long && distance(typed, candidate.word) === 1) ? 1 : null
  const ofStems = stems(typed).filter((stem) => stem.length >= long + languageLength).flatMap((stem) => stems(candidate.word).map((other) => distance(stem, other)))
  const slips = Math.min(mine.length > long ? distanceToBeginning(mine, candidate.folded) : distance(mine, candidate.folded), ...ofStems)
  return slips <= mistakes(mine.length) ? slips : null
}

/** A stem begins with its language, as in `mn.`. */
const languageLength = 3

/** Unknown words of one text that are corrected; the others stay as they are. */
const maxCorrectedWords = 4

const typedWords = (text: string): ReadonlyArray<string> => words(text).slice(0, 12)

/** Words of `text` that no product has, not even as a beginning, and that mean nothing else. */
export const unknownWords = (text: string, known: KnownKeys): ReadonlyArray<string> =>
  typedWords(text).filter((word) => /^\p{L}{3,}$/u.test(word) && !typedSpellings(word).some((spelling) => known.has(spelling)) && !typedStems(word, known).some((stem) => known.whole(stemKey(stem))) && synonymOf([word]) === null)

/** Words of `text` in order with their corrections; none for known words and prefixes, and for unknown ones after the first few. */
export const mend = async (db: Database, text: string, unknown: ReadonlyArray<string>, size: number): Promise<ReadonlyArray<Mended>> => {
  const typed = typedWords(text)
  const mended = unknown.slice(0, maxCorrectedWords)
  const found = mended.length === 0 ? [] : await db.query<Candidate>(
    `select typed.word as typed, c.word, c.folded, c.uses
     from jsonb_to_recordset($1::text::jsonb) as typed (word text, spellings text[])
     cross join lateral (
       select v.word, v.folded, v.uses from search_vocabulary v, unnest(typed.spellings) s
       where v.folded % s or v.folded like left(s, 3) || '%' order by similarity(v.folded, s) desc limit 60
     ) c`,
    [JSON.stringify(mended.map((word) => ({ word, spellings: spellings(word) })))],
  )
  let from = 0
  return typed.map((word) => {
    const offset = mongolianLetters(text).toLowerCase().indexOf(word, from)
    from = offset + word.length
    const mine = folded(word)
    const options = found
      .filter((candidate) => candidate.typed === word && candidate.word !== word && (inCyrillic(candidate.word) || !inCyrillic(word)))
      .flatMap((candidate) => {
        const slips = slipsOf(word, candidate)
        return slips === null ? [] : [{ ...candidate, whole: distance(mine, candidate.folded), slips }]
      })
      .toSorted((one, other) => one.slips - other.slips || one.whole - other.whole || Number(inCyrillic(other.word) === inCyrillic(word)) - Number(inCyrillic(one.word) === inCyrillic(word)) || other.uses - one.uses || one.word.localeCompare(other.word))
    const once = options.filter((option, at) => options.findIndex(({ word: other }) => other === option.word) === at)
    return { text: word, offset, length: word.length, options: once.slice(0, size).map(({ word: better, slips, uses }) => ({ text: better, score: 1 - slips / mine.length, freq: uses })) }
  })
}
