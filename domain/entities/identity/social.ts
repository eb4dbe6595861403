/** Social login: the providers, and a person as one of them knows them. B28. */
import * as Schema from "effect/Schema"

/** `sandbox` is made up, for shops that only try. */
export const SocialProvider = Schema.Literals(["google", "apple", "facebook", "sandbox"])
export type SocialProvider = typeof SocialProvider.Type

export const SocialIdentity = Schema.Struct({
  provider: SocialProvider,
  /** What the provider calls the person, for ever. */
  subject: Schema.NonEmptyString,
  email: Schema.NullOr(Schema.String),
  /** Whether the provider says that the e-mail is theirs. */
  isEmailVerified: Schema.Boolean,
  firstName: Schema.String,
  lastName: Schema.String,
})
export type SocialIdentity = typeof SocialIdentity.Type
