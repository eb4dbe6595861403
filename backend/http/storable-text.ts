/** Check for texts that the database can store. */
import { Refusal } from "./refusal.ts"

/** NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. */
const unstorable = /[\0\p{Surrogate}]/u

/** Returns `value`. Throws 422 where it or `name` is a text that cannot be stored. */
export const storableText = <Value>(name: string, value: Value): Value => {
  if (unstorable.test(name) || (typeof value === "string" && unstorable.test(value))) {
    throw new Refusal(422, { key: "request.incorrect" }, { fields: { [name]: [{ key: "field.incorrect" }] } })
  }
  return value
}
