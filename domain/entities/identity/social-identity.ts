/** Identity of a person at a provider of social logins. B28. */
import * as Schema from "effect/Schema"
import { SocialProviderName } from "./social-provider.ts"

export const SocialIdentity = Schema.Struct({
  provider: SocialProviderName,
  /** The provider's permanent id of the person. */
  subject: Schema.NonEmptyString,
  email: Schema.NullOr(Schema.String),
  /** Whether the provider says that the e-mail is theirs. */
  isEmailVerified: Schema.Boolean,
  firstName: Schema.String,
  lastName: Schema.String,
})
export type SocialIdentity = typeof SocialIdentity.Type
