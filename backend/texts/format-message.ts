/** Messages of the backend in the language of a request. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, isLocale, type Locale } from "#domain/entities/locale.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { TextKey } from "./text-key.ts"
import { texts } from "./texts.ts"

/** Value of a placeholder; a day and messages are written in the language of the text, each of several messages on a line of its own. */
type Value = string | number | { readonly day: Instant } | MessageRef | ReadonlyArray<MessageRef>

/** A message by its key, with the values of its placeholders. */
export type MessageRef = { readonly key: TextKey; readonly values?: Readonly<Record<string, Value>> | undefined }

const isList = (value: object): value is ReadonlyArray<MessageRef> => Array.isArray(value)

const written = (value: Value, locale: Locale): string => {
  if (typeof value !== "object") return String(value)
  if (isList(value)) return value.map((message) => formatMessage(locale, message)).join("\n")
  return "day" in value ? formatDate(value.day, locale) : formatMessage(locale, value)
}

/** The text of a message with every `{name}` replaced. */
export const formatMessage = (locale: Locale, { key, values = {} }: MessageRef): string =>
  texts[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => written(values[name] ?? whole, locale))

/** The preferred locale of an `Accept-Language` header; the default one where it names none of ours. */
export const localeOf = (header: string | null | undefined): Locale => {
  const wanted = (header ?? "")
    .split(",")
    .flatMap((part) => {
      const [tag = "", quality = ""] = part.trim().split(";q=")
      const [language] = tag.toLowerCase().split("-")
      return isLocale(language) ? [{ language, quality: quality === "" ? 1 : Number(quality) || 0 }] : []
    })
    .toSorted((one, other) => other.quality - one.quality)
  return wanted[0]?.language ?? defaultLocale
}
