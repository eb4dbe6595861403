/** JSON that a browser stores, as a value of its schema. */
import * as Schema from "effect/Schema"

/** `null` for no text, and for one that does not match the schema: an older version of the shop has written it. */
export const decodedJson = <S extends Schema.ConstraintCodec<unknown, unknown>>(schema: S, text: string | null): S["Type"] | null => {
  if (text === null) return null
  const result = Schema.decodeUnknownResult(Schema.fromJsonString(schema))(text)
  return result._tag === "Success" ? result.success : null
}
