/** Texts that the API answers with, by locale: `backend/texts/<locale>/<area>.json`, read once. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defaultLocale, forLocales, type Locale } from "#domain/entities/locale.ts"
import { fileAt } from "#backend/paths.ts"
import type { TextKey } from "./text-key.ts"

/** The texts that a locale has itself. */
export const ownTexts = (locale: Locale): Readonly<Record<string, string>> => {
  const folder = fileAt(join("backend/texts", locale))
  return Object.assign({}, ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as object)) as Record<
    string,
    string
  >
}

const defaults = ownTexts(defaultLocale)

/** Every text in every locale; those of the default locale stand in where another has none. */
export const texts = forLocales((locale) => ({ ...defaults, ...ownTexts(locale) }) as Readonly<Record<TextKey, string>>)

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(defaults, key)
