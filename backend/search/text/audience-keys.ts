/** Keys of whom a product is for, and the audiences of typed words. */
import { audiencesNamed, audienceWords, type Audience } from "#domain/rules/search/audiences.ts"
import { withoutPossessive, words } from "#domain/rules/search/words.ts"
import { cachedByText } from "./cached-by-text.ts"
import { phraseKeys, stems, synonymStems } from "./text-folding.ts"

/** Key of an audience among the words of a product. */
export const audienceKey = (audience: Audience): string => `!${audience}`

type Named = Audience | "everyone" | null

/** Audiences by the names that say them, each word of a name by its stems. */
const byName = new Map<string, Audience | "everyone">()
for (const [audience, names] of Object.entries(audienceWords)) {
  for (const name of names) {
    for (const key of phraseKeys(words(name), synonymStems)) byName.set(key, audience as Audience | "everyone")
  }
}

const namedBy = (phrase: ReadonlyArray<string>): Named => {
  const key = phraseKeys(phrase, stems).find((known) => byName.has(known))
  return key === undefined ? null : (byName.get(key) ?? null)
}

/** Audience that a word says; `null` for any other word. */
export const audienceOf = (word: string): Named => namedBy([word])

/** Whom each name among these words says; `null` for another word. A name of two words is one: «найз охин» is no girl. */
export const audiencesBy = (all: ReadonlyArray<string>): ReadonlyArray<Named> => {
  const named: Named[] = []
  for (let at = 0; at < all.length; at += 1) {
    const pair = at + 1 < all.length ? namedBy(all.slice(at, at + 2)) : null
    named.push(pair ?? audienceOf(all[at] ?? ""))
    if (pair !== null) at += 1
  }
  return named
}

const namedIn = cachedByText((text): ReadonlyArray<Named> => audiencesBy(words(withoutPossessive(text))))

/** Audiences of a text, such as a title: «эмэгтэй хүүхдийн цамц» is for girls. */
export const audiencesIn = (text: string): ReadonlySet<Audience> => audiencesNamed(namedIn(text))

/** Whether a text is for everyone: of adults a category of one sex does not say more. */
export const isForEveryone = (texts: ReadonlyArray<string>): boolean => texts.some((text) => namedIn(text).includes("everyone"))
