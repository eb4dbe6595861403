/** Says sentences outside of screens: titles and descriptions in a page's head. */
import { createIntl } from "react-intl"
import type { Locale } from "#domain/entities/locale.ts"
import type { Messages, Text } from "#ui/words/words.tsx"

export const textOf = (locale: Locale, messages: Messages): Text => {
  type Parsed = Parameters<typeof createIntl>[0]["messages"]
  // Node knows the plurals of both languages; numbers are written by the shop's own rules.
  const intl = createIntl({ locale, defaultLocale: "en", messages: messages as Parsed })
  return (key, values) => {
    const message = messages[key]
    return typeof message === "string" ? message : intl.formatMessage({ id: key }, values)
  }
}
