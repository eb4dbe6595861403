/** Messages outside of screens: titles and descriptions of a page's head. */
import type { Locale } from "#domain/entities/locale.ts"
import { intlOf, type Messages } from "#ui/messages/intl.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const textOf = (locale: Locale, messages: Messages): Text => {
  const intl = intlOf(locale, messages)
  return (key, values) => intl.formatMessage({ id: key }, values)
}
