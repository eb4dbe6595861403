/** Messages of the backend in the language of a request. */
import type { Locale } from "#domain/entities/locale.ts"
import { en } from "./en.ts"
import { mn, type TextKey } from "./mn.ts"

/** A message by its key, with the values of its placeholders. */
export type MessageRef = { readonly key: TextKey; readonly values?: Readonly<Record<string, string | number>> }

const texts: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = { mn, en }

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(mn, key)

/** The text of a message with every `{name}` replaced. */
export const formatMessage = (locale: Locale, { key, values = {} }: MessageRef): string =>
  texts[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

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
