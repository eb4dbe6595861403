/** How the shop says no, in the language of the request. */
import * as Schema from "effect/Schema"

/** `errors` names fields; `status_code` names a coupon's refusal; `error_description` stands beside OAuth's words. */
export const Failure = Schema.Struct({
  error: Schema.String,
  errors: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  status_code: Schema.optionalKey(Schema.String),
  error_description: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "Failure" })
export type Failure = typeof Failure.Type

/** A good answer with nothing in it. */
export const Nothing = Schema.Struct({}).annotate({ identifier: "Nothing" })
