/** Messages of the shop in each language, as patterns: those of its screens and of its backend. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { texts } from "#backend/texts/texts.ts"
import { forLocales, type Locale } from "#domain/entities/locale.ts"

const folder = path.resolve(import.meta.dirname, "../../../ui/messages")
const ofScreens = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(path.join(folder, locale)).map((file) => JSON.parse(readFileSync(path.join(folder, locale, file), "utf8")) as object),
  ) as Readonly<Record<string, string>>

const all = forLocales((locale): Readonly<Record<string, string>> => ({ ...texts[locale], ...ofScreens(locale) }))

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Pattern of a message with any values, without its tags. Example: `"{count} items"` matches "3 items". */
export const words = (locale: Locale, key: string): RegExp => {
  const message = all[locale][key]
  if (message === undefined) throw new Error(`no message is called ${key}`)
  return new RegExp(escaped(message.replace(/<\/?\w+>/g, "")).replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ".+"))
}
