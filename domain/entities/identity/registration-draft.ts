/** Registration as typed so far, stored in the tab without passwords. B29. */
import * as Schema from "effect/Schema"
import { Gender } from "./person.ts"
import { SocialProviderName } from "./social-provider.ts"

export const RegistrationKind = Schema.Literals(["person", "organization"])
export type RegistrationKind = typeof RegistrationKind.Type

export const RegistrationDraft = Schema.Struct({
  kind: RegistrationKind,
  /** E-mail or phone as typed. */
  login: Schema.String,
  /** Allows signing up, once the code was right. */
  signUpToken: Schema.NullOr(Schema.String),
  /** Social login that is to be joined to the new user. */
  social: Schema.NullOr(SocialProviderName),
  typed: Schema.Struct({
    lastName: Schema.String,
    firstName: Schema.String,
    birthday: Schema.String,
    gender: Schema.NullOr(Gender),
    occupation: Schema.String,
    registrationNumber: Schema.String,
    name: Schema.String,
    registryNumber: Schema.String,
    phone: Schema.String,
    address: Schema.String,
    workerCount: Schema.String,
    activity: Schema.String,
  }),
})
export type RegistrationDraft = typeof RegistrationDraft.Type
export type RegistrationDetails = RegistrationDraft["typed"]
