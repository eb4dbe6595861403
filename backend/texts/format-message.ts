/** Messages of the backend in the language of a request. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { en } from "./en.ts"
import { mn, type TextKey } from "./mn.ts"

/** Value of a placeholder; a day is written in the language of the text. */
type Value = string | number | { readonly day: Instant }

/** A message by its key, with the values of its placeholders. */
export type MessageRef = { readonly key: TextKey; readonly values?: Readonly<Record<string, Value>> }

const texts: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = { mn, en }

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(mn, key)

const written = (value: Value, locale: Locale): string => (typeof value === "object" ? formatDate(value.day, locale) : String(value))

/** The text of a message with every `{name}` replaced. */
export const formatMessage = (locale: Locale, { key, values = {} }: MessageRef): string =>
  texts[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => written(values[name] ?? whole, locale))

/** The preferred supported language of an `Accept-Language` header; Mongolian by default. */
export const localeOf = (header: string | null | undefined): Locale => {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality = ""] = part.trim().split(";q=")
      return { language: tag.toLowerCase().split("-")[0], quality: quality === "" ? 1 : Number(quality) || 0 }
    })
    .filter(({ language }) => language === "mn" || language === "en")
    .toSorted((one, other) => other.quality - one.quality)
  return wanted[0]?.language === "en" ? "en" : "mn"
}
