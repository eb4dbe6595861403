/** Spelling correction of unknown words: «хувцс» to «хувцас», «pualto» to «пальто». */
import { limits } from "#adapters/search/contract/limits.ts"
import type { Database } from "#backend/database/database.ts"
import { distance, distanceToBeginning, forgiven } from "./edit-distance.ts"
import { folded, spellings, stemKey, stems, typedStems, words } from "./text-folding.ts"
import type { KnownKeys } from "#backend/search/engine/postings.ts"

export type Mended = { readonly text: string; readonly offset: number; readonly length: number; readonly options: ReadonlyArray<{ readonly text: string; readonly score: number; readonly freq: number }> }
type Candidate = { readonly typed: string; readonly word: string; readonly folded: string; readonly uses: number }

const inCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

const typedWords = (text: string): ReadonlyArray<string> => words(text).slice(0, 12)

/** Words of `text` that no product has, not even as a beginning. */
export const unknownWords = (text: string, known: KnownKeys): ReadonlyArray<string> =>
  typedWords(text).filter((word) => /^\p{L}{3,}$/u.test(word) && !spellings(word).some((spelling) => known.has(spelling)) && !typedStems(word).some((stem) => known.whole(stemKey(stem))))

/** Words of `text` in order with their corrections; none for known words and prefixes, and for unknown ones after the first few. */
export const mend = async (db: Database, text: string, unknown: ReadonlyArray<string>, size: number): Promise<ReadonlyArray<Mended>> => {
  const typed = typedWords(text)
  const mended = unknown.slice(0, limits.mended)
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
    const offset = text.toLowerCase().indexOf(word, from)
    from = offset + word.length
    const mine = folded(word)
    const slipsOf = (candidate: Candidate): number =>
      Math.min(distanceToBeginning(mine, candidate.folded), ...stems(word).flatMap((stem) => stems(candidate.word).map((other) => distance(stem, other))))
    const options = found
      .filter((candidate) => candidate.typed === word)
      .map((candidate) => ({ ...candidate, whole: distance(mine, candidate.folded), slips: slipsOf(candidate) }))
      .filter(({ slips }) => slips <= forgiven(mine.length))
      .toSorted((one, other) => one.slips - other.slips || one.whole - other.whole || Number(inCyrillic(other.word) === inCyrillic(word)) - Number(inCyrillic(one.word) === inCyrillic(word)) || other.uses - one.uses || one.word.localeCompare(other.word))
    const once = options.filter((option, at) => options.findIndex(({ word: other }) => other === option.word) === at)
    return { text: word, offset, length: word.length, options: once.slice(0, size).map(({ word: better, slips, uses }) => ({ text: better, score: 1 - slips / mine.length, freq: uses })) }
  })
}
