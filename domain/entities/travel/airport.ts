/** An airport, as suggestions offer it. Specification §3, E25. */
import * as Schema from "effect/Schema"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Airport = Schema.Struct({
  /** Three letters. */
  iata: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/)),
  name: Schema.String,
  city: orElse(Schema.String, ""),
  state: orElse(Schema.String, ""),
  country: orElse(Schema.String, ""),
  /** The country in two letters. */
  cc: orElse(Schema.String, ""),
  icao: orNull(Schema.String),
})
export type Airport = typeof Airport.Type
