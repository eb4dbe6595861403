/** Schema of a social provider's name; `social-providers.ts` has the names without one, for pages that load none. B28. */
import * as Schema from "effect/Schema"
import { socialProviders } from "./social-providers.ts"

export const SocialProviderName = Schema.Literals(socialProviders)
