/** Says sentences and nothing else: numbers, money and dates are written by the shop's rules, so their formatters stay out of the first view. */
import { Children, type ReactNode } from "react"
import { formatToParts, type Formats, type Formatters } from "intl-messageformat"
import type { IntlShape, MessageFormatElement } from "react-intl"
import type { Locale } from "#domain/entities/locale.ts"

/** Sentences ready to show: text as it is, the rest parsed when the shop was built. */
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

/** Asked for by a sentence that counts, and only by that: a browser takes up to 17 ms to ready its `Intl` the first time. */
const formattersOf = (locale: Locale): Formatters => ({
  getNumberFormat: memoized((options) => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: memoized((options) => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: memoized((options) => new Intl.PluralRules(locale, options)),
})

const formats: Formats = { number: {}, date: {}, time: {} }

/** What is shown where there are no words at all; an id would tell a shopper nothing. */
const unsaid = "…"

/** Says a sentence; one that is missing in both languages is a mistake of ours. */
const speaker = (locale: Locale, messages: Messages) => {
  const formatters = formattersOf(locale)
  return ({ id = "" }: { readonly id?: string }, values?: Values): unknown => {
    const message = messages[id]
    if (message === undefined) {
      console.error(`no words for ${id} in ${locale}`)
      return unsaid
    }
    if (typeof message === "string") return message
    const parts = formatToParts<ReactNode>(message, locale, formatters, formats, values as PartValues).map(({ value }): ReactNode => value)
    return parts.every((part) => typeof part === "string") ? parts.join("") : Children.toArray(parts)
  }
}

/** What `react-intl` hands to screens, as far as the shop's screens ask it. */
export const intlOf = (locale: Locale, messages: Messages): IntlShape =>
  ({ locale, defaultLocale: "en", messages, formatMessage: speaker(locale, messages) }) as unknown as IntlShape
