/** Providers of social logins. B28. */
import * as Schema from "effect/Schema"

/** `sandbox` is made up, for shops that only try. */
export const SocialProvider = Schema.Literals(["google", "apple", "facebook", "sandbox"])
export type SocialProvider = typeof SocialProvider.Type
