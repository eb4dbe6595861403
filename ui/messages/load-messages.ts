/** Loads the messages that a page needs, one file per language and group. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Messages } from "./intl.ts"

export type MessageGroup = "shell" | "browse" | "buy"

type File = { readonly default: object }

const files: Readonly<Record<Locale, Readonly<Record<MessageGroup, () => Promise<File>>>>> = {
  mn: {
    shell: () => import("./mn/shell.json"),
    browse: () => import("./mn/browse.json"),
    buy: () => import("./mn/buy.json"),
  },
  en: {
    shell: () => import("./en/shell.json"),
    browse: () => import("./en/browse.json"),
    buy: () => import("./en/buy.json"),
  },
}

const joined = new Map<string, Messages>()

/** Messages of several groups, joined. Returns the same object for the same groups, so that pages do not render again. */
export const loadMessages = async (locale: Locale, groups: ReadonlyArray<MessageGroup>): Promise<Messages> => {
  const name = [locale, ...groups].join(" ")
  const known = joined.get(name)
  if (known !== undefined) return known
  const loaded = await Promise.all(groups.map((group) => files[locale][group]()))
  const messages = Object.assign({}, ...loaded.map((file) => file.default)) as Messages
  joined.set(name, messages)
  return messages
}
