/** Texts of a form's refusals, one per field. */
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { Text, MessageKey } from "#ui/messages/messages.tsx"

export type RefusalMessages<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Text of a refusal; its key, a string in the domain, is that of a message. */
export const refusalMessage = ({ key, values }: Refusal, text: Text): string => text(key as MessageKey, values)

/** Texts by field; the first refusal of a field counts. */
export const refusalMessages = <Field extends string>(refusals: ReadonlyArray<Refusal<Field>>, text: Text): RefusalMessages<Field> =>
  Object.fromEntries(refusals.toReversed().map((refusal) => [refusal.field, refusalMessage(refusal, text)])) as RefusalMessages<Field>

/** Text of a refusal in a summary; a general text gets the field's name in front. */
export const namedMessage = (name: string, message: string, text: Text): string =>
  message === text("v.required") ? `${name}: ${message}` : message
