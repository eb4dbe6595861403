/** Failure response of the API, in the language of the request. */
import * as Schema from "effect/Schema"

/** `errors` names fields; `status_code` names a coupon's refusal; `error_description` belongs to OAuth errors. */
export const Failure = Schema.Struct({
  error: Schema.String,
  errors: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  status_code: Schema.optionalKey(Schema.String),
  error_description: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "Failure" })
export type Failure = typeof Failure.Type
