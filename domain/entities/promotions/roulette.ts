/** Roulette: locations, numbers, users and prizes in stock. Specification §3, E30. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const RouletteLocation = Schema.Struct({ id: LooseInt, name: Schema.NonEmptyString, active: orElse(Schema.Boolean, true) })
export type RouletteLocation = typeof RouletteLocation.Type

export const RouletteNumber = Schema.Struct({
  number: Schema.NonEmptyString,
  locationId: orNull(LooseInt),
  /** Prize that it won; `null` before it was played. */
  prize: orNull(Schema.String),
  playedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ locationId: "location_id", playedAt: "played_at" }))
export type RouletteNumber = typeof RouletteNumber.Type

export const RouletteUser = Schema.Struct({
  id: LooseInt,
  name: Schema.String,
  login: Schema.NonEmptyString,
  locationId: orNull(LooseInt),
}).pipe(Schema.encodeKeys({ locationId: "location_id" }))
export type RouletteUser = typeof RouletteUser.Type

/** Prize with the number that is left, and what became of the others. */
export const RouletteStock = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  quantity: LooseInt.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Relative probability of the prize. */
  weight: orElse(LooseInt.check(Schema.isGreaterThanOrEqualTo(0)), 1),
  /** Probability of the prize now among all, in tenths of a percent; 0 once it has run out. */
  odds: orElse(LooseInt, 0),
  /** How often it was won. */
  granted: orElse(LooseInt, 0),
})
export type RouletteStock = typeof RouletteStock.Type
