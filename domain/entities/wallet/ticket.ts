/** E-tickets, shown at the door as a QR code. Specification §1. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Ticket = Schema.Struct({
  code: Schema.NonEmptyString,
  name: Schema.String,
  place: orElse(Schema.String, ""),
  seat: orElse(Schema.String, ""),
  /** Guests of a stay, as their passports name them. */
  guests: orElse(Schema.String, ""),
  startsAt: Instant,
  /** End of a stay; `null` for what is over with the day of its start. */
  endsAt: orNull(Instant),
  usedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ startsAt: "starts_at", endsAt: "ends_at", usedAt: "used_at" }))
export type Ticket = typeof Ticket.Type
