/** Check for texts that the database can store. */
import { Refusal } from "./refusal.ts"

/** PostgreSQL keeps no NUL, and UTF-8 no half of a character. */
const unstorable = /[\0\p{Surrogate}]/u

/** The value of `name` as it is; throws 422 that names it where either is a text that cannot be kept. */
export const storableText = <Value>(name: string, value: Value): Value => {
  if (unstorable.test(name) || (typeof value === "string" && unstorable.test(value))) {
    throw new Refusal(422, { key: "request.incorrect" }, { fields: { [name]: [{ key: "field.incorrect" }] } })
  }
  return value
}
