/** Texts of pages, articles and news: their items, and the rows in which each language is stored. E14, E20, E21. */
import { locales, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { PageContent } from "#domain/entities/content/page-content.ts"
import { inlinePictures, readMarkup, withPictureNames, writeMarkup } from "#domain/rules/content/markup.ts"
import { searchedText } from "#domain/rules/content/documents.ts"
import { isUploaded } from "#domain/rules/content/safe-addresses.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { encodeDocument, readDocument } from "#backend/content/stored-document.ts"
import type { ItemFault } from "./content-kind.ts"

export type TextRow = {
  readonly slug: string
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  readonly body: unknown
}

/** Values by locale without empty ones, the default language first. */
const localized = (rows: ReadonlyArray<TextRow>, valueOf: (row: TextRow) => string): Localized =>
  Object.fromEntries(
    locales.flatMap((locale) => rows.filter((row) => row.locale === locale && valueOf(row) !== "").map((row) => [locale, valueOf(row)])),
  ) as Localized

/** Items of the rows of all languages, in the order of the rows. */
export const textsOf = (rows: ReadonlyArray<TextRow>): ReadonlyArray<PageContent> =>
  [...new Set(rows.map(({ slug }) => slug))].map((slug) => {
    const own = rows.filter((row) => row.slug === slug)
    const summary = localized(own, (row) => row.summary)
    return {
      slug,
      title: localized(own, ({ title }) => title),
      ...(Object.keys(summary).length > 0 && { summary }),
      text: localized(own, ({ body }) => writeMarkup(readDocument(body))),
    }
  })

/** A text as the database stores it, in each of its languages; `body` is JSON. */
export const encodedText = ({ title, summary, text }: PageContent) =>
  locales.flatMap((locale) => {
    const markup = text[locale] ?? ""
    if (markup === "") return []
    const body = readMarkup(markup)
    const own = { title: title[locale] ?? "", summary: summary?.[locale] ?? "" }
    return [{ locale, ...own, body: JSON.stringify(encodeDocument(body)), words: searchedText({ ...own, body }) }]
  })

/** The fields of a text as they are read once they are stored. */
export const storedText = <Item extends PageContent>(item: Item): Item => {
  const rows = encodedText(item).map((text): TextRow => ({ ...text, slug: item.slug, body: JSON.parse(text.body) as unknown }))
  const { summary: _, ...rest } = item
  return { ...rest, ...textsOf(rows)[0] } as Item
}

/** A text with the pictures that `nameOf` names, in each language. Pictures that an author has uploaded stay. */
export const withTextPictures = <Item extends PageContent>(item: Item, nameOf: (source: string) => string): Item => ({
  ...item,
  text: Object.fromEntries(
    Object.entries(item.text).map(([locale, text]) => [
      locale,
      withPictureNames(text, (source) => (isUploaded(pictureAddress(source)) ? source : nameOf(source))),
    ]),
  ),
})

/** Pictures that stand within a line of words. The picture ends a path, for its line in the text. */
export const inlinePictureFaults = (items: ReadonlyArray<PageContent>): ReadonlyArray<ItemFault> =>
  items.flatMap(({ text }, at) =>
    Object.entries(text).flatMap(([locale, markup]) =>
      inlinePictures(markup).map((picture): ItemFault => ({
        path: [at, "text", locale, picture],
        reason: { key: "content.inlinePicture", values: { picture } },
      })),
    ),
  )
