/** Providers of social logins; `sandbox` is the built-in one of demo shops. B28. */
export const socialProviders = ["google", "apple", "facebook", "sandbox"] as const
export type SocialProvider = (typeof socialProviders)[number]
