/** Schema of a social provider's name; `social.ts` has the names without a schema, for pages that load none. B28. */
import * as Schema from "effect/Schema"
import { socialProviders } from "./social.ts"

export const SocialProviderName = Schema.Literals(socialProviders)
