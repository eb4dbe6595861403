/** Says sentences and nothing else: numbers, money and dates are written by the shop's rules, so their formatters stay out of the first view. */
import { Children, type ReactNode } from "react"
import { IntlMessageFormat } from "intl-messageformat"
import type { IntlShape, MessageFormatElement } from "react-intl"
import type { Locale } from "#domain/entities/locale.ts"

/** Sentences ready to show: text as it is, the rest parsed when the shop was built. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>

type Values = Parameters<IntlShape["formatMessage"]>[1]
type RichValues = Parameters<typeof IntlMessageFormat.prototype.format<ReactNode>>[0]

/** Reads a sentence once, and says it as often as it is asked for; a sentence that is missing is a mistake of ours. */
const speaker = (locale: Locale, messages: Messages) => {
  const read = new Map<string, IntlMessageFormat>()
  const reader = (key: string, message: MessageFormatElement[]) => {
    const known = read.get(key) ?? new IntlMessageFormat(message, locale)
    read.set(key, known)
    return known
  }
  return ({ id = "" }: { readonly id?: string }, values?: Values): unknown => {
    const message = messages[id]
    if (message === undefined) {
      console.error(`no words for ${id} in ${locale}`)
      return id
    }
    if (typeof message === "string") return message
    const said: unknown = reader(id, message).format<ReactNode>(values as RichValues)
    return Array.isArray(said) ? Children.toArray(said) : said
  }
}

/** What `react-intl` hands to screens, as far as the shop's screens ask it. */
export const intlOf = (locale: Locale, messages: Messages): IntlShape =>
  ({ locale, defaultLocale: "en", messages, formatMessage: speaker(locale, messages) }) as unknown as IntlShape
