/** Locales of the storefront, and values with a version for each. Specification §9, I1. */

/** Every locale; the first is the default: its pages have bare paths, and its values stand in where another locale has none. */
export const locales = ["mn", "en"] as const
export type Locale = (typeof locales)[number]
export const defaultLocale = locales[0]

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text)

/** A value by locale; only that of the default locale is required. */
export type Localized<Value = string> = Readonly<Record<typeof defaultLocale, Value>> & Readonly<Partial<Record<Locale, Value>>>

/** The value for a locale; that of the default locale where there is none, or an empty text. */
export const inLocale = <Value>(value: Localized<Value>, locale: Locale): Value => value[locale] || value[defaultLocale]

/** Its texts in all locales that have one, that of the default locale first. */
export const allTexts = (value: Localized): ReadonlyArray<string> => locales.flatMap((locale) => value[locale] || [])

/** Its texts without empty ones, and without properties that are no text of a locale. */
export const onlyTexts = (value: Localized): Localized =>
  Object.fromEntries(locales.flatMap((locale) => (value[locale] ? [[locale, value[locale]]] : []))) as never

/** Texts with one in the default locale, which may be empty; other empty ones are left out. */
export const withDefault = (texts: Readonly<Partial<Record<Locale, string>>>): Localized => {
  const text = texts[defaultLocale] ?? ""
  return { ...onlyTexts({ ...texts, [defaultLocale]: text }), [defaultLocale]: text }
}

/** The text of which codes and addresses are made, the same in every locale: the first translation, otherwise the text itself. */
export const codeText = (value: Localized): string => {
  const [own = "", translated = own] = allTexts(value)
  return translated
}

/** A value made for every locale. */
export const forLocales = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>

/** Prefix of every path of a locale: empty for the default one, `/en` for English. */
export const baseOf = (locale: Locale): string => (locale === defaultLocale ? "" : `/${locale}`)

/** The address of a path in a locale; the English home is `/en`, without a slash. */
export const addressOf = (locale: Locale, path: string): string => baseOf(locale) + (path === "/" ? "" : path) || "/"

/** The locale of an address and the path within it, with its query: its first segment is a locale other than the default, or there is none. */
export const localPath = (address: string): { readonly locale: Locale; readonly path: string } => {
  const [, first] = address.split(/[/?#]/)
  const locale = locales.slice(1).find((other) => other === first)
  return locale ? { locale, path: address.slice(locale.length + 1).replace(/^(?!\/)/, "/") } : { locale: defaultLocale, path: address }
}
