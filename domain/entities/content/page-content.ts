/** Page of information as a merchant writes it. E14. */
import * as Schema from "effect/Schema"
import { locales, type Localized } from "#domain/entities/locale.ts"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { ContentDocument } from "./document.ts"

/** Fields of every text; its address ends with `slug`. */
export const textFields = {
  slug: Schema.String.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: "setting.rule.slug" })),
  title: LocalizedName,
  summary: Schema.optionalKey(LocalizedText),
  /** Markup, a small part of Markdown. */
  text: LocalizedName,
}

const isDocument = Schema.is(ContentDocument)

/** Has a title and a text in the same languages, each text short enough for a document. */
export const isWholeText = Schema.makeFilter(({ title, text }: { readonly title: Localized; readonly text: Localized }) =>
  locales.flatMap((locale): ReadonlyArray<Schema.FilterIssue> => {
    const [heading, body] = [title[locale] ?? "", text[locale] ?? ""]
    if ((heading === "") !== (body === "")) return [{ path: [heading === "" ? "title" : "text", locale], issue: "setting.missing" }]
    return isDocument(readMarkup(body)) ? [] : [{ path: ["text", locale], issue: "text.tooLong" }]
  }),
)

export const PageContent = Schema.Struct(textFields).check(isWholeText)
export type PageContent = typeof PageContent.Type
