/** Social login that is linked to a user. Specification §4, B28. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { SocialProviderName } from "#domain/entities/identity/social-provider.ts"

export const SocialLink = Schema.Struct({
  provider: SocialProviderName,
  linkedAt: Instant,
}).pipe(Schema.encodeKeys({ linkedAt: "linked_at" }))
export type SocialLink = typeof SocialLink.Type
