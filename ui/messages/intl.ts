/** Message formatter without number and date formats: domain rules format those, which keeps the formatters out of the first view. */
import { Children, type ReactNode } from "react"
import { formatToParts, type Formats, type Formatters } from "intl-messageformat"
import type { Locale } from "#domain/entities/locale.ts"

/** Messages by key: plain text, or parsed at build time. */
export type Messages = Readonly<Record<string, string | Parameters<typeof formatToParts>[0]>>

type Values = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>
type PartValues = Parameters<typeof formatToParts<ReactNode>>[4]

/** Formats a message by its key; as text where all its values are text. */
export type FormatMessage = (key: string, values?: Values) => ReactNode

const memoized = <Options extends object, Made>(make: (options: Options | undefined) => Made) => {
  const made = new Map<string, Made>()
  return (_: string | string[] | undefined, options?: Options): Made => {
    const key = JSON.stringify(options ?? {})
    const known = made.get(key) ?? make(options)
    made.set(key, known)
    return known
  }
}

/** Formatters are made on first use: a browser needs up to 17 ms for its first `Intl` object. */
const formattersOf = (locale: Locale) => ({
  getNumberFormat: memoized((options) => new Intl.NumberFormat(locale, options)),
  getPluralRules: memoized((options) => new Intl.PluralRules(locale, options)),
})

/** Shown instead of a message that is missing in every language; a key means nothing to a shopper. */
const missingText = "…"

/** Formats a message; logs a key that is missing in every language. */
export const messageFormatter = (locale: Locale, messages: Messages): FormatMessage => {
  const formatters = formattersOf(locale)
  return (key, values) => {
    const message = messages[key]
    if (message === undefined) {
      console.error(`no words for ${key} in ${locale}`)
      return missingText
    }
    if (typeof message === "string") return message
    const parts = formatToParts<ReactNode>(message, locale, formatters as unknown as Formatters, {} as Formats, values as PartValues).map(
      ({ value }): ReactNode => value,
    )
    return parts.every((part) => typeof part === "string") ? parts.join("") : Children.toArray(parts)
  }
}
