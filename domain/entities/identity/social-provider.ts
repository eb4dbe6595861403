/** Schema of the name of a provider, apart from its type, which every page has. B28. */
import * as Schema from "effect/Schema"
import { socialProviders } from "./social.ts"

export const SocialProviderName = Schema.Literals(socialProviders)
