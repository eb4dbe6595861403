/** Airport. Specification §3, E25. */
import * as Schema from "effect/Schema"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Airport = Schema.Struct({
  /** Three letters. */
  iata: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/)),
  name: Schema.String,
  city: orElse(Schema.String, ""),
  state: orElse(Schema.String, ""),
  country: orElse(Schema.String, ""),
  /** Country code, ISO 3166 alpha-2. */
  cc: orElse(Schema.String, ""),
  icao: orNull(Schema.String),
})
export type Airport = typeof Airport.Type
