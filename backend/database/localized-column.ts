/** SQL of columns of the type `localized`. */
import { defaultLocale, type Locale } from "#domain/entities/locale.ts"

/**
 * Expression for the text of a column in a locale; that of the default locale where there is none. It sorts and filters: rows are read
 * whole, with `inLocale`. `name` in English: `coalesce(nullif(name->>'en', ''), name->>'mn')`.
 */
export const textIn = (column: string, locale: Locale): string =>
  locale === defaultLocale
    ? `(${column}->>'${defaultLocale}')`
    : `coalesce(nullif(${column}->>'${locale}', ''), ${column}->>'${defaultLocale}')`
