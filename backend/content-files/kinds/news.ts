/** News of the shop. E21. */
import { NewsContent } from "#domain/entities/content/article-content.ts"
import { articleTexts } from "../article-texts.ts"
import type { ContentKind } from "../content-kind.ts"

export const kind: ContentKind<typeof NewsContent.Type> = {
  item: NewsContent,
  effect: "News of the shop, with the fields of articles but without an author.",
  fields: {
    slug: "Name of its files, by which it stays the same; its page has the number that the shop gives it.",
    title: "Heading of the news and of lists.",
    summary: "A sentence below the title, in lists and in search results.",
    text: "Markup: the rest of the file.",
    date: "Day of publication; the newest comes first.",
    tags: "Names of tags, between commas.",
    product: "Handle of the product whose picture is shown; else the first picture or product of the text.",
  },
  example: {
    slug: "tsagiin-khuvaari",
    title: { mn: "Баярын өдрүүдийн цагийн хуваарь", en: "Hours of the holidays" },
    date: "2026-12-01",
    text: { mn: "12-р сарын 31-нд 18 цаг хүртэл ажиллана.", en: "On 31 December we are open until six." },
  },
  ...articleTexts("news"),
}
