/** Texts as they are stored: only what the database can store, without signs that turn the direction of what follows. */
import { Refusal } from "./refusal.ts"

/** NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. */
const unstorable = /[\0\p{Surrogate}]/u

/** Embeddings, overrides and isolates of the bidirectional algorithm. No language of the shop needs them, and they disguise texts. */
const directionSigns = /[\u202A-\u202E\u2066-\u2069]/g

/** Returns `value` without signs of direction. Throws 422 where it or `name` is a text that cannot be stored. */
export const storableText = <Value>(name: string, value: Value): Value => {
  if (unstorable.test(name) || (typeof value === "string" && unstorable.test(value))) {
    throw new Refusal(422, { key: "request.incorrect" }, { fields: { [name]: [{ key: "field.incorrect" }] } })
  }
  return typeof value === "string" ? (value.replace(directionSigns, "") as Value) : value
}
