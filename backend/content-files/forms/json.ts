/** Items of a kind as one JSON list, `coupons.json`, or its one item as an object, `site.json`. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { isLocale, locales, type Locale } from "#domain/entities/locale.ts"
import { configFile } from "#backend/shell/config-file.ts"
import { wholeFile } from "#backend/whole-file.ts"
import type { ContentForm } from "./content-form.ts"

/** Texts by locale in the order of the locales: the database has `en` first. */
const inLocaleOrder = (_: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.keys(value).every(isLocale)) return value
  const byLocale: Readonly<Partial<Record<Locale, unknown>>> = value
  return Object.fromEntries(locales.flatMap((locale) => (locale in byLocale ? [[locale, byLocale[locale]]] : [])))
}

const fileOf = (name: string): string => `${name}.json`

const readJson = async (folder: string, name: string, reference: object) =>
  configFile(fileOf(name), await readFile(path.join(folder, fileOf(name)), "utf8"), reference)

const writeJson = (folder: string, name: string, value: unknown): Promise<void> =>
  wholeFile(path.join(folder, fileOf(name)), (unfinished) => writeFile(unfinished, `${JSON.stringify(value, inLocaleOrder, 2)}\n`))

export const jsonList: ContentForm = {
  fileOf,
  read: (folder, name, { effect, example }) => readJson(folder, name, { effect, example: [example] }),
  write: writeJson,
}

/** `null` where the shop has none. */
export const jsonObject: ContentForm = {
  fileOf,
  holdsOne: true,
  read: async (folder, name, { effect, example }) => {
    const { content, located } = await readJson(folder, name, { effect, example })
    // Paths of an item begin with its place in the list.
    return { content: content === null ? [] : [content], located: ([, ...within], reason) => located(within, reason) }
  },
  write: (folder, name, items) => writeJson(folder, name, items[0] ?? null),
}
