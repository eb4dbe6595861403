/** Loader of messages: one file for each language and area. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Messages } from "./intl.ts"
import type { MessageArea } from "./messages.tsx"

const files = import.meta.glob<{ readonly default: Messages }>("./*/*.json")

const joined = new Map<string, Messages>()
const nameOf = (locale: Locale, areas: ReadonlyArray<MessageArea>): string => [locale, ...areas].join(" ")

/** Keeps messages that were loaded otherwise. */
export const rememberMessages = (locale: Locale, areas: ReadonlyArray<MessageArea>, messages: Messages): void => {
  joined.set(nameOf(locale, areas), messages)
}

/** The messages of the shell and of some areas; the same object for the same areas, so that pages with the same messages do not render again. */
export const loadMessages = async (locale: Locale, areas: ReadonlyArray<MessageArea>): Promise<Messages> => {
  const name = nameOf(locale, areas)
  const known = joined.get(name)
  if (known !== undefined) return known
  const loaded = await Promise.all(["shell", ...areas].map((area) => files[`./${locale}/${area}.json`]!()))
  const messages = Object.assign({}, ...loaded.map((file) => file.default)) as Messages
  joined.set(name, messages)
  return messages
}
