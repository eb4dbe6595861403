/** Messages outside of screens, in the site's own wording: titles and descriptions of a page's head. */
import type { Locale } from "#domain/entities/locale.ts"
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import { messageFormatter, type Messages } from "#ui/messages/intl.ts"
import type { Text } from "#ui/messages/messages.tsx"
import { withWording } from "#ui/messages/site-wording.ts"

export const textOf = (locale: Locale, messages: Messages, { translation }: Pick<SiteTexts, "translation">): Text => {
  const formatMessage = messageFormatter(locale, withWording(messages, translation, locale))
  return (key, values) => formatMessage(key, values) as string
}
