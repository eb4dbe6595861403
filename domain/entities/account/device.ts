/** Device on which a shopper is logged in. Specification §3, E3 (`loginData`). */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Device = Schema.Struct({
  id: Schema.NonEmptyString,
  /** Name of the browser and system, such as `Chrome, Android`; empty where neither is known. */
  name: orElse(Schema.String, ""),
  loggedInAt: orNull(Instant),
  usedAt: orNull(Instant),
  /** Whether the request came from it. */
  isThis: orElse(Schema.Boolean, false),
}).pipe(Schema.encodeKeys({ loggedInAt: "logged_in_at", usedAt: "used_at", isThis: "is_this" }))
export type Device = typeof Device.Type
