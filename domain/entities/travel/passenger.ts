/** Airline passenger. Specification §3, E26. */
import * as Schema from "effect/Schema"
import { Gender } from "#domain/entities/identity/person.ts"

export const Passenger = Schema.Struct({
  /** Latin capitals, as in the passport. */
  firstName: Schema.NonEmptyString,
  lastName: Schema.NonEmptyString,
  gender: Gender,
}).pipe(Schema.encodeKeys({ firstName: "first_name", lastName: "last_name" }))
export type Passenger = typeof Passenger.Type
