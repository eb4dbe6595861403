/** Items of a kind as one JSON list, `coupons.json`. */
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

export const jsonList: ContentForm = {
  fileOf,
  read: async (folder, name, { effect, example }) =>
    configFile(fileOf(name), await readFile(path.join(folder, fileOf(name)), "utf8"), { effect, example: [example] }),
  write: (folder, name, items) =>
    wholeFile(path.join(folder, fileOf(name)), (unfinished) => writeFile(unfinished, `${JSON.stringify(items, inLocaleOrder, 2)}\n`)),
}
