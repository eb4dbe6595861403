/** Providers of social logins; `sandbox` is made up, for shops that only try. B28. */
export type SocialProvider = "google" | "apple" | "facebook" | "sandbox"
