/** Messages of every area, for stories and tests, which show any screen. */
import type { Locale } from "#domain/entities/locale.ts"
import { loadMessages } from "#ui/messages/load-messages.ts"
import type { Messages } from "#ui/messages/intl.ts"
import type { MessageArea } from "#ui/messages/messages.tsx"

const files = Object.keys(import.meta.glob("../ui/messages/*/*.json"))

const areasOf = (locale: Locale): ReadonlyArray<MessageArea> =>
  files.flatMap((file) => (file.startsWith(`../ui/messages/${locale}/`) ? [file.replace(/^.*\/|\.json$/g, "") as MessageArea] : []))

export const loadAllMessages = (locale: Locale): Promise<Messages> => loadMessages(locale, areasOf(locale))
