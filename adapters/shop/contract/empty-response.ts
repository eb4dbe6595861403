/** Empty success response of a call. */
import * as Schema from "effect/Schema"

export const EmptyResponse = Schema.Struct({}).annotate({ identifier: "Nothing" })
