/** Providers of social logins; `sandbox` is made up, for shops that only try. B28. */
export const socialProviders = ["google", "apple", "facebook", "sandbox"] as const
export type SocialProvider = (typeof socialProviders)[number]
