/** Vite plugin that compiles messages, so that browsers need no parser; a message that a locale lacks is that of the default locale. */
import { readFile } from "node:fs/promises"
import { parse, type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser"
import type { Plugin } from "vite"
import { defaultLocale, locales, type Locale } from "../../domain/entities/locale.ts"

const messageFile = new RegExp(`/ui/messages/(?<locale>${locales.join("|")})/(?<area>[^/]+)\\.json$`)

type Messages = Readonly<Record<string, string>>

/** Locale that supplies missing messages: the default locale; for the default locale itself, the next one. */
const fallbackOf = (locale: string): Locale => (locale === defaultLocale ? locales[1] : defaultLocale)

/** A message as `intl-messageformat` formats it: plain text stays text, everything else is a parsed tree. */
export const compiled = (message: string): string | ReadonlyArray<MessageFormatElement> => {
  const tree = parse(message)
  const [only] = tree
  if (only === undefined) return ""
  return tree.length === 1 && only.type === TYPE.literal ? only.value : tree
}

/** Every message of an area in one locale, compiled. `fill` supplies missing ones. */
export const compiledArea = (messages: Messages, fill: Messages = {}) =>
  Object.fromEntries(Object.entries({ ...fill, ...messages }).map(([key, message]) => [key, compiled(message)]))

const read = async (file: string): Promise<Messages> => JSON.parse(await readFile(file, "utf8")) as Messages

/** Compiled messages of the file at `path`, and the file that fills them; `null` for any other file. */
const compiledFile = async (path: string, source: string) => {
  const { locale, area } = messageFile.exec(path)?.groups ?? {}
  if (locale === undefined || area === undefined) return null
  const filling = path.replace(messageFile, `/ui/messages/${fallbackOf(locale)}/${area}.json`)
  return { filling, json: JSON.stringify(compiledArea(JSON.parse(source) as Messages, await read(filling))) }
}

/** Compiles imports of `ui/messages/<locale>/<area>.json`. */
export const messages = (): Plugin => ({
  name: "delguur:messages",
  enforce: "pre",
  async transform(source, id) {
    const file = await compiledFile(id.split("?")[0] ?? id, source)
    if (file === null) return null
    this.addWatchFile(file.filling)
    return { code: file.json, map: null }
  },
})

const moduleSuffix = ".js"

/**
 * Serves messages as modules in development, where Vite's plugin for JSON leaves some files untransformed when several are
 * requested at once.
 */
export const messageModules = (): Plugin => ({
  name: "delguur:message-modules",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!messageFile.test(source.split("?")[0] ?? source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found === null ? null : `${found.id.split("?")[0]}${moduleSuffix}`
  },
  async load(id) {
    const path = id.slice(0, -moduleSuffix.length)
    if (!id.endsWith(moduleSuffix) || !messageFile.test(path)) return null
    const file = await compiledFile(path, await readFile(path, "utf8"))
    if (file === null) return null
    this.addWatchFile(path)
    this.addWatchFile(file.filling)
    return `export default ${file.json}`
  },
})
