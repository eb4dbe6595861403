/** Refusals of forms: all at once, in reading order, each with a message key and values. Specification §5, V5. */

/** `key` is a key of `ui/messages`; `values` are formatted texts, such as `20,000₮`. */
export type Refusal<Field extends string = string> = {
  readonly field: Field
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

/** List with the refusal of a field, empty where `key` is `null`. */
export const refusal = <Field extends string>(
  field: Field,
  key: string | null,
  values: Readonly<Record<string, string>> = {},
): ReadonlyArray<Refusal<Field>> => (key === null ? [] : [{ field, key, values }])

export const isBlank = (text: string): boolean => text.trim() === ""

/** `v.required` for a blank field. */
export const required = <Field extends string>(field: Field, text: string): ReadonlyArray<Refusal<Field>> =>
  refusal(field, isBlank(text) ? "v.required" : null)

/** First refusal of a field, which its screen shows beside it. */
export const refusalOf = <Field extends string>(refusals: ReadonlyArray<Refusal<Field>>, field: Field): Refusal<Field> | null =>
  refusals.find((one) => one.field === field) ?? null
