/** E-tickets, shown at the door as a QR code. Specification §1. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Ticket = Schema.Struct({
  code: Schema.NonEmptyString,
  name: Schema.String,
  place: orElse(Schema.String, ""),
  seat: orElse(Schema.String, ""),
  startsAt: Instant,
  usedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ startsAt: "starts_at", usedAt: "used_at" }))
export type Ticket = typeof Ticket.Type
