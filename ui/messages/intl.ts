/** Message formatter without number and date formats: domain rules format those, which keeps the formatters out of the first view. */
import { Children, type ReactNode } from "react"
import { formatToParts, type Formats, type Formatters } from "intl-messageformat"
import type { IntlShape, MessageFormatElement } from "react-intl"
import type { Locale } from "#domain/entities/locale.ts"

/** Messages by key: plain text, or parsed at build time. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>

type Values = Parameters<IntlShape["formatMessage"]>[1]
type PartValues = Parameters<typeof formatToParts<ReactNode>>[4]

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
const messageFormatter = (locale: Locale, messages: Messages) => {
  const formatters = formattersOf(locale)
  return ({ id = "" }: { readonly id?: string }, values?: Values): unknown => {
    const message = messages[id]
    if (message === undefined) {
      console.error(`no words for ${id} in ${locale}`)
      return missingText
    }
    if (typeof message === "string") return message
    const parts = formatToParts<ReactNode>(message, locale, formatters as unknown as Formatters, {} as Formats, values as PartValues).map(
      ({ value }): ReactNode => value,
    )
    return parts.every((part) => typeof part === "string") ? parts.join("") : Children.toArray(parts)
  }
}

/** The part of `react-intl` that screens use. */
export const intlOf = (locale: Locale, messages: Messages): IntlShape =>
  ({ locale, messages, formatMessage: messageFormatter(locale, messages) }) as unknown as IntlShape
