/** Failure response of the API, in the language of the request. */
import * as Schema from "effect/Schema"

/**
 * `error` is the text for the shopper, or the code of an OAuth error, whose text is then `error_description`. `errors`: messages by wire name
 * of the field. `status_code`: name of the refusal, by which the storefront reacts, such as `profile_changed`.
 */
export const Failure = Schema.Struct({
  error: Schema.String,
  errors: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  status_code: Schema.optionalKey(Schema.String),
  error_description: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "Failure" })
export type Failure = typeof Failure.Type
