/** Messages outside of screens: titles and descriptions of a page's head. */
import type { Locale } from "#domain/entities/locale.ts"
import { messageFormatter, type Messages } from "#ui/messages/intl.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const textOf = (locale: Locale, messages: Messages): Text => {
  const formatMessage = messageFormatter(locale, messages)
  return (key, values) => formatMessage(key, values) as string
}
