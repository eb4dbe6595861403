/** How what a form refuses is said: the first refusal of each field, in words. */
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { Text, WordKey } from "#ui/words/words.tsx"

export type RefusalWords<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** The rules name messages of `ui/words` by their keys. */
export const wordsOf = ({ key, values }: Refusal, text: Text): string => text(key as WordKey, values)

export const refusalWords = <Field extends string>(refusals: ReadonlyArray<Refusal<Field>>, text: Text): RefusalWords<Field> =>
  Object.fromEntries(refusals.toReversed().map((refusal) => [refusal.field, wordsOf(refusal, text)])) as RefusalWords<Field>

/** A refusal away from its field, in a summary: a general one needs the field's name before it. */
export const namedWords = (name: string, words: string, text: Text): string => (words === text("v.required") ? `${name}: ${words}` : words)
