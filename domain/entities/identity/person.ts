/** Personal data of a shopper. Specification §3, E3. */
import * as Schema from "effect/Schema"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { personWireNames } from "./person-wire-names.ts"

export const Gender = Schema.Literals(["male", "female"])
export type Gender = typeof Gender.Type

export const Person = Schema.Struct({
  firstName: orElse(Schema.String, ""),
  lastName: orElse(Schema.String, ""),
  /** yyyy-MM-dd. */
  birthday: orNull(Schema.String.check(Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: "v.date" }))),
  gender: orNull(Gender),
  occupation: orElse(Schema.String, ""),
  /** Two Cyrillic letters and eight digits. */
  registrationNumber: orNull(Schema.String),
}).pipe(Schema.encodeKeys(personWireNames))
export type Person = typeof Person.Type
