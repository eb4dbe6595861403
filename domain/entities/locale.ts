/** Locales of the storefront: bare paths are Mongolian, `/en` is English. Specification §9, I1. */
export type Locale = "mn" | "en"
export const locales: ReadonlyArray<Locale> = ["mn", "en"]
