/** What a form says back: every refusal at once, in reading order, each a message with its values. Specification §5, V5. */

/** `key` is a message of `ui/messages`; `values` are ready to be read, amounts written as `20,000₮`. */
export type Refusal<Field extends string = string> = {
  readonly field: Field
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

/** A field's refusal, or nothing. */
export const refusal = <Field extends string>(
  field: Field,
  key: string | null,
  values: Readonly<Record<string, string>> = {},
): ReadonlyArray<Refusal<Field>> => (key === null ? [] : [{ field, key, values }])

export const isBlank = (text: string): boolean => text.trim() === ""

/** `v.required` for a field that is blank. */
export const required = <Field extends string>(field: Field, text: string): ReadonlyArray<Refusal<Field>> =>
  refusal(field, isBlank(text) ? "v.required" : null)

/** What a screen shows beside one field: the first refusal of it. */
export const refusalOf = <Field extends string>(refusals: ReadonlyArray<Refusal<Field>>, field: Field): Refusal<Field> | null =>
  refusals.find((one) => one.field === field) ?? null
