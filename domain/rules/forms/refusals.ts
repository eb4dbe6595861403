/** Refusals of forms: all at once, in reading order, each with a message key and values. Specification §5, V5. */

/** `key` is a key of `ui/messages`; `values` are formatted texts, such as `20,000₮`. */
export type Refusal<Field extends string = string, Key extends string = string> = {
  readonly field: Field
  readonly key: Key
  readonly values: Readonly<Record<string, string>>
}

/** List with the refusal of a field, empty where `key` is `null`. */
export const refusal = <Field extends string, Key extends string = string>(
  field: Field,
  key: Key | null,
  values: Readonly<Record<string, string>> = {},
): ReadonlyArray<Refusal<Field, Key>> => (key === null ? [] : [{ field, key, values }])

export const isBlank = (text: string): boolean => text.trim() === ""

/** `v.required` for a blank field. */
export const required = <Field extends string>(field: Field, text: string): ReadonlyArray<Refusal<Field, "v.required">> =>
  refusal(field, isBlank(text) ? "v.required" : null)

/** First refusal of a field, which its screen shows beside it. */
export const refusalOf = <Field extends string>(refusals: ReadonlyArray<Refusal<Field>>, field: Field): Refusal<Field> | null =>
  refusals.find((one) => one.field === field) ?? null
