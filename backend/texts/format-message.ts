/** What the shop says to a shopper, in the language of the request. */
import type { Locale } from "#domain/entities/locale.ts"
import { en } from "./en.ts"
import { mn, type TextKey } from "./mn.ts"

/** Something to say: which text, and what stands in its braces. */
export type MessageRef = { readonly key: TextKey; readonly values?: Readonly<Record<string, string | number>> }

const texts: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = { mn, en }

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(mn, key)

/** The text of `said`, every `{name}` filled in. */
export const formatMessage = (locale: Locale, { key, values = {} }: MessageRef): string =>
  texts[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The first language of an `Accept-Language` header that the shop speaks; Mongolian otherwise. */
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
