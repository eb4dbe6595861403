/** The languages of the shop. Bare addresses are Mongolian; `/en` is English. */
export type Locale = "mn" | "en"
export const locales: ReadonlyArray<Locale> = ["mn", "en"]
