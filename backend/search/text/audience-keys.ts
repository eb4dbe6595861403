/** Keys of whom a product is for, and the audiences of typed words. */
import { audiencesNamed, audienceWords, type Audience } from "#domain/rules/search/audiences.ts"
import { stems, synonymStems, withoutPossessive, words } from "./text-folding.ts"

/** Key of an audience among the words of a product. */
export const audienceKey = (audience: Audience): string => `!${audience}`

/** Audiences by the words that say them, and by their stems. */
const byStem = new Map<string, Audience | "everyone">()
for (const [audience, audienceNames] of Object.entries(audienceWords)) {
  for (const word of audienceNames) {
    for (const stem of [word, ...synonymStems(word)]) byStem.set(stem, audience as Audience | "everyone")
  }
}

/** Audience that a word says; `null` for any other word. */
export const audienceOf = (word: string): Audience | "everyone" | null => {
  const known = [word, ...stems(word)].find((stem) => byStem.has(stem))
  return known === undefined ? null : (byStem.get(known) ?? null)
}

const namedIn = (text: string): ReadonlyArray<Audience | "everyone" | null> => words(withoutPossessive(text)).map(audienceOf)

/** Audiences of a text, such as a title: «эмэгтэй хүүхдийн цамц» is for girls. */
export const audiencesIn = (text: string): ReadonlySet<Audience> => audiencesNamed(namedIn(text))

/** Whether a text is for everyone: of adults a category of one sex does not say more. */
export const isForEveryone = (texts: ReadonlyArray<string>): boolean => texts.some((text) => namedIn(text).includes("everyone"))
