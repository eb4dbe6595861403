/** SQL of columns of the type `localized`. */
import { defaultLocale, type Locale } from "#domain/entities/locale.ts"

/** Expression for the text of a column in a locale; that of the default locale where there is none. Meant for sorting and filtering: rows are read whole, with `inLocale`. */
export const textIn = (column: string, locale: Locale): string =>
  locale === defaultLocale
    ? `(${column}->>'${defaultLocale}')`
    : `coalesce(nullif(${column}->>'${locale}', ''), ${column}->>'${defaultLocale}')`
