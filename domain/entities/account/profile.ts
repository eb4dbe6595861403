/** Profile of a shopper: personal data, and which contacts are confirmed. Specification §3, E3 and B8. */
import * as Schema from "effect/Schema"
import { Person } from "#domain/entities/identity/person.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Profile = Schema.Struct({
  /** Number of the last change; a change says which one it follows. */
  version: LooseInt,
  kind: orElse(Schema.Literals(["person", "organization"]), "person"),
  person: Person,
  email: orNull(Schema.String),
  emailConfirmed: orElse(Schema.Boolean, false),
  mobile: orNull(Schema.String),
  mobileConfirmed: orElse(Schema.Boolean, false),
  hasPassword: orElse(Schema.Boolean, false),
  /** Where a code can confirm who is there, masked; `null` without a confirmed contact. */
  codeTo: orNull(Schema.String),
}).pipe(
  Schema.encodeKeys({
    emailConfirmed: "email_confirmed",
    mobileConfirmed: "mobile_confirmed",
    hasPassword: "has_password",
    codeTo: "code_to",
  }),
)
export type Profile = typeof Profile.Type
