/** Passenger. Specification §3, E26. */
import * as Schema from "effect/Schema"
import { Gender } from "#domain/entities/identity/person.ts"
import { LooseInt, orNull } from "#domain/entities/wire-codecs.ts"

const fields = {
  /** Latin capitals, as in the passport. */
  firstName: Schema.NonEmptyString,
  lastName: Schema.NonEmptyString,
  gender: Gender,
}
const keys = { firstName: "first_name", lastName: "last_name" } as const

export const Passenger = Schema.Struct(fields).pipe(Schema.encodeKeys(keys))
export type Passenger = typeof Passenger.Type

/** Passenger of an account, with the title by gender. */
export const SavedPassenger = Schema.Struct({ id: LooseInt, title: orNull(Schema.Literals(["MR", "MS"])), ...fields }).pipe(
  Schema.encodeKeys(keys),
)
export type SavedPassenger = typeof SavedPassenger.Type
