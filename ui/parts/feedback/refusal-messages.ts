/** How what a form refuses is said: the first refusal of each field, in words. */
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { Text, MessageKey } from "#ui/messages/messages.tsx"

export type RefusalMessages<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** The rules name messages of `ui/messages` by their keys. */
export const refusalMessage = ({ key, values }: Refusal, text: Text): string => text(key as MessageKey, values)

export const refusalMessages = <Field extends string>(refusals: ReadonlyArray<Refusal<Field>>, text: Text): RefusalMessages<Field> =>
  Object.fromEntries(refusals.toReversed().map((refusal) => [refusal.field, refusalMessage(refusal, text)])) as RefusalMessages<Field>

/** A refusal away from its field, in a summary: a general one needs the field's name before it. */
export const namedMessage = (name: string, message: string, text: Text): string => (message === text("v.required") ? `${name}: ${message}` : message)
