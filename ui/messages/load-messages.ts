/** Fetches the words that a page needs, each language and group in a file of its own. */
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

/** The messages of some groups, joined for `<Words>`: the same object every time, so that pages with the same words are not drawn anew. */
export const loadMessages = async (locale: Locale, groups: ReadonlyArray<MessageGroup>): Promise<Messages> => {
  const name = [locale, ...groups].join(" ")
  const known = joined.get(name)
  if (known !== undefined) return known
  const loaded = await Promise.all(groups.map((group) => files[locale][group]()))
  const messages = Object.assign({}, ...loaded.map((file) => file.default)) as Messages
  joined.set(name, messages)
  return messages
}
