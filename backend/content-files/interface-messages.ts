/** Keys of the interface's messages with the values that each is given, by which the wording of a shop is checked. */
import { readdirSync, readFileSync } from "node:fs"
import { locales } from "#domain/entities/locale.ts"
import { fileAt } from "#backend/paths.ts"

/** Names of the values of a message: `days` of `{days, plural, one {on the next day} other {within # days}}`. */
const valuesIn = (message: string): ReadonlyArray<string> => [...message.matchAll(/\{(\w+)[},]/gu)].map(([, name = ""]) => name)

/** Messages of all files of a language. */
const messagesOf = (locale: string): ReadonlyArray<readonly [key: string, message: string]> => {
  const folder = fileAt(`ui/messages/${locale}`)
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"))
  return files.flatMap((file) => Object.entries(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Readonly<Record<string, string>>))
}

let cached: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** Values of each message in any language, by its key. Read once. */
export const interfaceMessages = (): ReadonlyMap<string, ReadonlySet<string>> => {
  if (cached !== null) return cached
  const values = new Map<string, Set<string>>()
  for (const locale of locales) {
    for (const [key, message] of messagesOf(locale)) {
      const known = values.get(key) ?? new Set()
      for (const value of valuesIn(message)) known.add(value)
      values.set(key, known)
    }
  }
  cached = values
  return values
}
