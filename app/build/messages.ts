/** Turns the words of the screens into what browsers can show without parsing, and lets each language fill what the other lacks. */
import { readFile } from "node:fs/promises"
import { parse, type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser"
import type { Plugin } from "vite"

const messageFile = /\/ui\/messages\/(?<locale>mn|en)\/(?<group>[a-z]+)\.json$/

type Messages = Readonly<Record<string, string>>

/** What fills in for a locale's missing messages. */
const fallback = { mn: "en", en: "mn" } as const

/** A message as react-intl takes it: plain text stays text, everything else is a parsed tree. */
export const compiled = (message: string): string | ReadonlyArray<MessageFormatElement> => {
  const tree = parse(message)
  const [only] = tree
  if (only === undefined) return ""
  return tree.length === 1 && only.type === TYPE.literal ? only.value : tree
}

/** Every message of a group in one locale, ready to show. `fill` gives what `messages` lacks. */
export const compiledGroup = (messages: Messages, fill: Messages = {}) =>
  Object.fromEntries(Object.entries({ ...fill, ...messages }).map(([key, message]) => [key, compiled(message)]))

const read = async (file: string): Promise<Messages> => JSON.parse(await readFile(file, "utf8")) as Messages

/** The Vite plugin: whoever imports `ui/messages/<locale>/<group>.json` gets it compiled. */
export const messages = (): Plugin => ({
  name: "delguur:words",
  enforce: "pre",
  async transform(source, id) {
    const path = id.split("?")[0] ?? id
    const { locale, group } = messageFile.exec(path)?.groups ?? {}
    if ((locale !== "mn" && locale !== "en") || group === undefined) return null
    const filling = path.replace(messageFile, `/ui/messages/${fallback[locale]}/${group}.json`)
    this.addWatchFile(filling)
    return { code: JSON.stringify(compiledGroup(JSON.parse(source) as Messages, await read(filling))), map: null }
  },
})
